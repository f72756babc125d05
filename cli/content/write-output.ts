import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { writeFiles } from '../lib/write-files.ts';
import { UserError } from '../user-error.ts';
import { findPathBelow } from './read-content.ts';

/** Extensions that reports and exported texts never have. */
const contentEnding = /\.(?:ya?ml|lock|md|avif|jpe?g|png|webp)$/i;

/**
 * Writes a file whose name the editor gave, such as a report.
 *
 * @param content the content folder
 * @param mayReplace whether an existing text may be overwritten at any time
 * @returns whether the file changed
 * @throws {UserError} if the file belongs to the content, which no report may replace, if it contains a text that may
 *   not be overwritten, or if it is a pipe, a device or a link that leads nowhere
 */
export function writeOutput(
  content: string,
  path: string,
  text: string,
  mayReplace: (existing: string) => boolean,
): boolean {
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing ? !existing.isFile() && !existing.isDirectory() : isLink(path))
    throw new UserError((messages) => messages.commands.outputIsNoFile(path));
  const places = [
    findPathBelow(content, path),
    existing && findPathBelow(realpathSync(content), realpathSync(path)),
  ];
  if (places.some((below) => below !== undefined && contentEnding.test(below)))
    throw new UserError((messages) => messages.commands.outputIsContent(path));
  const written = existing?.isFile() ? readFileSync(path, 'utf8') : text;
  if (written !== text && !mayReplace(written))
    throw new UserError((messages) => messages.commands.outputExists(path));
  return writeFiles([{ path, content: text }]).length > 0;
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

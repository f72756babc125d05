import { existsSync, realpathSync } from 'node:fs';
import { writeFiles } from '../build/write-files.ts';
import { ToolError } from '../tool-error.ts';
import { findPathBelow, isContentFile, isPictureFile } from './read-content.ts';

/**
 * Writes a file whose name the editor gave, such as a report.
 *
 * @param content the content folder
 * @returns whether the file changed
 * @throws {ToolError} if that file belongs to the content, which no report may replace
 */
export function writeOutput(content: string, path: string, text: string): boolean {
  const target = existsSync(path) ? realpathSync(path) : path;
  const root = existsSync(content) ? realpathSync(content) : content;
  const below = [findPathBelow(content, path), findPathBelow(root, target)];
  const isContent = below.some(
    (name) =>
      name !== undefined &&
      (isContentFile(name) || isPictureFile(name) || /(?:^|\/)README\.md$|\.lock$/i.test(name)),
  );
  if (isContent) throw new ToolError((words) => words.commands.outputIsContent(path));
  return writeFiles([{ path, content: text }]).length > 0;
}

import { dirname, isAbsolute, relative, sep } from 'node:path';
import { UserError } from '../../user-error.ts';

const exampleOfTemplate = 'https://example.com/repository/blob/main/content/{file}#L{line}';

/** Builds the URL of a line of a content file. */
export type LinkToLine = (file: string, line: number) => string;

/**
 * Prepares links from the report to the content.
 *
 * @param template a URL or path with `{file}` and `{line}`, such as that of a repository; omit for relative links from
 *   the page to the local files
 * @throws {UserError} if the template is invalid
 */
export function createLinkToLine(
  template: string | undefined,
  { page, folder }: { page: string; folder: string },
): LinkToLine {
  if (template !== undefined) {
    if (!isLinkTemplate(template)) {
      throw new UserError((messages) => messages.translationPage.wrongTemplate(exampleOfTemplate));
    }
    return (file, line) =>
      template.replaceAll('{file}', encodePath(file)).replaceAll('{line}', String(line));
  }
  const way = relative(dirname(page), folder).split(sep).join('/');
  const start = way === '' ? '.' : way;
  return (file, line) => `${encodePath(`${start}/${file}`)}#L${line}`;
}

function isLinkTemplate(template: string): boolean {
  const isWebAddress = /^https?:\/\//i.test(template);
  const isPath = !/^[a-z][a-z0-9+.-]*:/i.test(template) && !isAbsolute(template);
  return template.includes('{file}') && (isWebAddress || isPath);
}

export function encodePath(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

import { dirname, isAbsolute, relative, sep } from 'node:path';
import type { Words } from '../../legacy-words.ts';

/** Builds the address of a line of a content file. */
export type LinkToLine = (file: string, line: number) => string;

/**
 * Prepares links from the report to the content.
 *
 * @param template an address with `{file}` and `{line}`, such as that of a repository; without it the links lead
 *   from the page to the files beside it
 */
export function createLinkToLine(
  template: string | undefined,
  { page, folder }: { page: string; folder: string },
): LinkToLine {
  if (template !== undefined) {
    return (file, line) =>
      template.replaceAll('{file}', encodePath(file)).replaceAll('{line}', String(line));
  }
  const way = relative(dirname(page), folder).split(sep).join('/');
  const start = way === '' ? '.' : way;
  return (file, line) => `${encodePath(`${start}/${file}`)}#L${line}`;
}

/** What is wrong with a template for links; nothing where it can be used. */
export function checkLinkTemplate(template: string): Words | undefined {
  const isWebAddress = /^https?:\/\//i.test(template);
  const isPath = !/^[a-z][a-z0-9+.-]*:/i.test(template) && !isAbsolute(template);
  if (template.includes('{file}') && (isWebAddress || isPath)) return undefined;
  const example = 'https://example.com/repository/blob/main/content/{file}#L{line}';
  return {
    en: `A template for links is a web address or a relative path with {file} in it, such as ${example}`,
    tr: `Bağlantı kalıbı, içinde {file} geçen bir web adresi ya da göreli yoldur; örneğin ${example}`,
  };
}

function encodePath(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

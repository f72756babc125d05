import { dirname, relative, sep } from 'node:path';

/** Builds the URL of a line of a content file. */
export type LinkToLine = (file: string, line: number) => string;

/** Prepares relative links from the report to the files of the content folder. */
export function createLinkToLine(page: string, folder: string): LinkToLine {
  const way = relative(dirname(page), folder).split(sep).join('/');
  const start = way === '' ? '.' : way;
  return (file, line) => `${encodePath(`${start}/${file}`)}#L${line}`;
}

export function encodePath(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

import { changeWords } from './change-words.ts';

/** A mark in every page of changes. */
export const htmlMark = '<meta name="generator" content="catalogue changes">';

/** The same in Markdown, which shows no comments. */
export const markdownMark = '<!-- catalogue changes -->';

/** Whether a text was written by `catalogue changes`, so that it may be overwritten. */
export function isOwnReport(text: string): boolean {
  const titles = Object.values(changeWords).map(({ title }) => title);
  return (
    text.includes(htmlMark) ||
    text.startsWith(markdownMark) ||
    titles.some((title) => text.startsWith(`${title}\n`))
  );
}

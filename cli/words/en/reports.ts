import { countNoun } from './grammar.ts';

/** The end of a report for people, and the names of what it holds. */
export const reports = {
  error: 'error',
  warning: 'warning',
  /** A gap of a translation: work to do, not a fault. */
  gap: 'translation',
  noProblems: (files: number) => `No problems in ${countNoun(files, 'file')}.`,
  noGaps: (files: number) => `Every translation is there, in ${countNoun(files, 'file')}.`,
  problems: ({ errors, warnings, files }: { errors: number; warnings: number; files: number }) => {
    const counts = [
      ...(errors > 0 ? [countNoun(errors, 'error')] : []),
      ...(warnings > 0 ? [countNoun(warnings, 'warning')] : []),
    ];
    return `${counts.join(' and ')} in ${countNoun(files, 'file')}.`;
  },
  gaps: ({ count, files }: { count: number; files: number }) =>
    `${countNoun(count, 'translation')} to look after in ${countNoun(files, 'file')}.`,
  /** @param command fixes `fixable` of all `found` */
  fixable: ({ fixable, found, command }: { fixable: number; found: number; command: string }) => {
    if (fixable < found) return `${fixable} of them can be fixed by: ${command}`;
    return `${fixable === 1 ? 'It' : 'All'} can be fixed by: ${command}`;
  },
  moreAboutCode: (code: string) => `More about a code: catalogue explain ${code}`,
  total: ({
    language,
    present,
    expected,
    percent,
  }: {
    language: string;
    present: number;
    expected: number;
    percent: number;
  }) => `${language}: ${present} of ${expected} texts (${percent}%)`,
};

import { askIfMeant, countNoun } from './grammar.ts';

/** What commands say beside their findings. */
export const commands = {
  /** `--lang` given to a command that has no language of the content. */
  useUi:
    'This command takes no --lang, which is a language of the content. For the language of the tool, use --ui en or --ui tr.',

  validate: {
    unknownFile: ({ file, folder }: { file: string; folder: string }) =>
      `There is no content file “${file}” in ${folder}.`,
  },

  explain: {
    why: 'Why it matters',
    fix: 'What to do',
    wrong: 'Wrong',
    right: 'Right',
    noCode: (wanted: string) =>
      `“${wanted}” is not a code. A code looks like C012; “catalogue explain” lists them all.`,
    unknownCode: ({ wanted, nearest }: { wanted: string; nearest: readonly string[] }) =>
      `There is no code ${wanted}. The nearest are ${nearest.join(', ')}; “catalogue explain” lists them all.`,
  },

  schema: {
    outdated:
      'These schemas do not match the compiler any more. Write them again: catalogue schema',
    current: 'The schemas are current.',
    currentButNames:
      'The schemas are current; the names of pictures and pages that editors offer are older than the content. To offer the new ones: catalogue schema',
    written: ({ total, written }: { total: number; written: number }) =>
      `${total} schemas, ${written} written; VS Code checks and completes the content by them.`,
  },

  list: {
    unknownKind: ({
      kind,
      known,
      meant,
    }: {
      kind: string;
      known: string;
      meant?: string | undefined;
    }) =>
      `There is nothing called “${kind}”. ${meant === undefined ? `Use one of: ${known}.` : askIfMeant(meant)}`,
  },

  show: {
    unknownLanguage: ({ language, known }: { language: string; known: string }) =>
      `“${language}” is not a language of the site; use one of: ${known}.`,
    manyEntries: ({ name, files }: { name: string; files: readonly string[] }) =>
      [`“${name}” stands for more than one entry. Name one of these files:`, ...files].join('\n  '),
  },

  report: {
    written: (file: string) => `Written: ${file}`,
    unchanged: (file: string) => `Nothing new since ${file} was written.`,
  },

  export: {
    nothing: 'Nothing to export.',
    printed: (count: number) => `${countNoun(count, 'text')} exported.`,
    written: ({ count, file }: { count: number; file: string }) =>
      `${countNoun(count, 'text')} written to ${file}. When it comes back: catalogue import ${file}`,
  },

  import: {
    unreadable: (file: string) => `The file ${file} cannot be read.`,
    unknownFormat: (file: string) =>
      `The format of ${file} cannot be told from its name; name it with --format xliff, csv or po.`,
    nothingWritten: 'Nothing was written: the content would have these errors.',
  },
};

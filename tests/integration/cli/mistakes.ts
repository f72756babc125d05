import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { LoadedContent } from '../../../cli/content/validate-content.ts';
import type { UiLanguage } from '../../../cli/messages/messages.ts';
import type { Report } from '../../../cli/reporters/report.ts';
import { reportAsText } from '../../../cli/reporters/report-as-text.ts';
import { reportAsJson } from '../../../cli/reporters/report-for-ci.ts';
import { applyEditGroups } from '../../../cli/yaml/apply-edits.ts';
import { jsonReport } from '../../unit/cli/reporters/json-report.ts';
import type { ContentTree } from './content-tree.ts';

const root = join(import.meta.dirname, '../../fixtures/content/mistakes');

/** Encodings in which some programs save a file. Latin-1 differs from the old Turkish encoding in only six letters. */
const encodings = {
  'utf-8 with mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'utf-16': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'windows-1254': (text: string) => Buffer.from(text, 'latin1'),
};

/**
 * A change of one file of the valid content, by default the tour: only its encoding, a replacement of a text that
 * occurs once, a copy under another name, or a new text.
 */
const change = z.strictObject({
  file: z.string().default('experiences/col-turu.yaml'),
  remove: z.literal(true).optional(),
  /** The file whose text is copied; with `move`, that file is removed. */
  copy: z.string().optional(),
  move: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  write: z.string().optional(),
  /** Added after `write`, `times` times, followed by `end`. */
  repeat: z.string().optional(),
  times: z.int().optional(),
  end: z.string().optional(),
  base64: z.base64().optional(),
  encoding: z.enum(['utf-8 with mark', 'utf-16', 'windows-1254']).optional(),
  lineBreaks: z.literal('crlf').optional(),
});

const finding = {
  /** Code, position (line, column and end) and path of the field. */
  found: z.string().regex(/^C\d{3} \d+:\d+-(?:\d+:)?\d+(?: .+)?$/),
  /** The corrected lines. */
  corrected: z.string().optional(),
  /** The corrected lines that `--fix` writes. */
  safeFix: z.string().optional(),
  /** Whether `--fix` corrects it; set only if no line shows the correction. */
  isSafe: z.literal(true).optional(),
  /** Whether it is about a draft, so that it stops nothing. */
  isNote: z.literal(true).optional(),
  /** Texts that the message and the advice must contain, in every language. */
  mentions: z.array(z.string()).optional(),
};

/** A finding with its file; defaults to the file of the first change. */
const issue = z.strictObject({ ...finding, file: z.string().optional() });

const rest = {
  /** What an editor did, as a sentence. */
  mistake: z.string(),
  /** The result of `--fix` for `to`, if a line has more than one correction. */
  fixed: z.string().optional(),
  /** The values after all corrections, safe or not: the same as before the mistake, or these texts by their paths. */
  meant: z.union([z.literal('the same'), z.record(z.string(), z.string())]).optional(),
};

const changes = { changes: z.array(change).min(1) };
const issues = { issues: z.array(issue) };

/** A row; a single change or finding can be written directly in the row. */
const row = z
  .union([
    z.strictObject({ ...rest, ...change.shape, ...finding }),
    z.strictObject({ ...rest, ...change.shape, ...issues }),
    z.strictObject({ ...rest, ...changes, ...finding }),
    z.strictObject({ ...rest, ...changes, ...issues }),
  ])
  .transform(({ mistake, fixed, meant, ...only }) => ({
    ...{ mistake, fixed, meant },
    changes: 'changes' in only ? only.changes : [only],
    issues: 'issues' in only ? only.issues : [issue.parse(z.object(finding).parse(only))],
  }));

export type Mistake = z.infer<typeof row>;
type ExpectedIssue = z.infer<typeof issue>;
export type Change = z.infer<typeof change>;

/** The table of mistakes: one file per group of codes, one row per mistake. */
export const mistakes: readonly (Mistake & { group: string })[] = globSync('*.yaml', { cwd: root })
  .toSorted()
  .flatMap((name) =>
    z
      .array(row)
      .parse(parse(readFileSync(join(root, name), 'utf8')))
      .map((mistake) => ({ ...mistake, group: basename(name, '.yaml') })),
  );

/** Makes a mistake in a copy of the valid content. */
export function applyChanges(tree: ContentTree, changes: Mistake['changes']): void {
  for (const change of changes) applyChange(tree, change);
}

/** Undoes the changes of a mistake. */
export function undoChanges(tree: ContentTree, changes: Mistake['changes']): void {
  for (const { file, move } of changes) {
    tree.restore(file);
    if (move !== undefined) tree.restore(move);
  }
}

function applyChange(tree: ContentTree, change: Change): void {
  const { file, copy, move, from, to = '', write, base64, encoding, lineBreaks } = change;
  const origin = copy ?? move;
  if (origin !== undefined) tree.write(file, tree.read(origin));
  if (move !== undefined) tree.remove(move);
  if (change.remove) tree.remove(file);
  if (base64 !== undefined) tree.write(file, Buffer.from(base64, 'base64'));
  if (write !== undefined) {
    const { repeat = '', times = 0, end = '' } = change;
    tree.write(file, write + repeat.repeat(times) + end);
  }
  if (from !== undefined) tree.edit(file, from, to);
  if (lineBreaks) tree.write(file, tree.read(file).replaceAll('\n', '\r\n'));
  if (encoding) tree.write(file, encodings[encoding](tree.read(file)));
}

export interface FoundIssue extends ExpectedIssue {
  file: string;
  message: string;
  advice: string;
}

/** Returns the findings of a folder in the form of the table. */
export async function listFound(
  loaded: LoadedContent,
  language: UiLanguage,
): Promise<FoundIssue[]> {
  const report = createReport(loaded, language);
  const { issues } = jsonReport.parse(JSON.parse(await reportAsJson(report)));
  return issues.map(({ code, path, file, start, end, corrected, isMendable, ...told }) => {
    const endLine = end.line === start.line ? '' : `${end.line}:`;
    const place = `${start.line}:${start.column}-${endLine}${end.column}`;
    return {
      found: [code, place, ...(path === '' ? [] : [path])].join(' '),
      file: file.slice(report.folder.length + 1),
      ...(corrected !== undefined && { corrected }),
      ...(isMendable && { isSafe: true }),
      ...(told.severity === 'note' && { isNote: true }),
      message: told.message,
      advice: told.advice,
    };
  });
}

/** The same, as people read it. */
export function printFound(loaded: LoadedContent, language: UiLanguage): Promise<string> {
  return reportAsText(createReport(loaded, language));
}

function createReport({ issues, content }: LoadedContent, language: UiLanguage): Report {
  return {
    issues,
    readText: (file) => content.readText(file)?.replace(/^\ufeff/, ''),
    folder: content.folder,
    language,
    hasColor: false,
    fileCount: content.files.length,
    command: 'validate',
  };
}

/** Returns the values of the first changed file after all corrections. */
export function readCorrected({ issues, content }: LoadedContent, { changes }: Mistake): unknown {
  const file = changes[0]?.file ?? '';
  const groups = issues.flatMap((issue) =>
    issue.file === file && issue.fix ? [issue.fix.edits] : [],
  );
  return parse(applyEditGroups(content.readText(file) ?? '', groups).text);
}

/** Returns the issues that a mistake must cause, each with its file. */
export function listExpected({ changes, issues }: Mistake): (ExpectedIssue & { file: string })[] {
  return issues.map(({ safeFix, file = changes[0]?.file ?? '', ...expected }) => ({
    ...expected,
    ...(safeFix !== undefined && { corrected: safeFix, isSafe: true }),
    file,
  }));
}

/**
 * Returns the text of a file after `--fix`. The corrected lines of all safe corrections replace the wrong lines. A
 * byte-order mark, the only problem without a line, is removed.
 */
export function fixText(text: string, file: string, mistake: Mistake): string {
  const safe = listExpected(mistake).filter((issue) => issue.isSafe && issue.file === file);
  if (safe.length === 0) return text;
  if (mistake.fixed !== undefined) {
    return text.replace(mistake.changes[0]?.to ?? '', () => mistake.fixed ?? '');
  }
  const lines = text.split('\n');
  for (const { found, corrected } of safe) {
    const [, first = 0, last = first] = /(\d+):\d+-(?:(\d+):)?/.exec(found)?.map(Number) ?? [];
    if (corrected === undefined) lines[0] = lines[0]?.replace(/^\ufeff/, '') ?? '';
    else {
      const end = lines[first - 1]?.endsWith('\r') ? '\r' : '';
      lines.splice(first - 1, (last || first) - first + 1, `${corrected}${end}`);
    }
  }
  return lines.join('\n');
}

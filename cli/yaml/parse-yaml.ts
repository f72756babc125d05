import type { Document } from 'yaml';
import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { composeParsed } from '../lib/compose-letters.ts';
import { applyEdits } from './apply-edits.ts';
import { findGluedItems } from './detect-typo.ts';
import { diagnose } from './diagnose.ts';
import { findBlankTabs, findConflicts, findHiddenSpaces, findTabs } from './indentation.ts';
import { findExcess, findTooLong } from './limits.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';
import type { BrokenFile } from './pick-fix.ts';
import { createSourceFile, parseYamlDocument, type SourceFile } from './source-file.ts';
import { createProblemList, type SyntaxProblem } from './syntax-problem.ts';
import { findUnsupported } from './unsupported-yaml.ts';

/** The fields that a file may have, by their names. */
export type KnownFields = BrokenFile['fields'];

export interface ParsedYaml {
  /** Omitted if the text cannot be read at all. */
  file?: SourceFile;
  issues: Issue[];
}

/**
 * The most text, in UTF-16 code units, that is parsed to find the mistakes behind the first one. A file of any length
 * is parsed once.
 */
const maxWork = 128 * 1024;

/** The most syntax mistakes that are found one by one in a file. */
const maxRounds = 30;

const byteOrderMark = '\ufeff';

/**
 * Parses one content file (YAML 1.2, core schema).
 *
 * @param path of the file below the content folder, for messages
 * @param source the file’s text, perhaps with a byte-order mark
 * @param listKnownFields called at most once, and only if the file has a mistake
 */
export function parseYaml(
  path: string,
  source: string,
  listKnownFields: () => KnownFields,
): ParsedYaml {
  if (!source.startsWith(byteOrderMark)) return parseText(path, source, listKnownFields);
  const text = source.slice(1);
  const parsed = parseText(path, text, listKnownFields);
  return { ...parsed, issues: [...createMarkIssues(path, text), ...parsed.issues] };
}

/**
 * Finds all syntax mistakes of a file. The parser is lost behind a mistake, so a mistake that can be fixed on its line
 * is fixed in memory and the text is parsed again. Thus the other problems of the file are found too.
 */
function parseText(path: string, text: string, listKnownFields: () => KnownFields): ParsedYaml {
  const original = createLineIndex(text);
  const problems = createProblemList(path, original);
  let lines = original;
  let isCertain = true;
  let known: KnownFields | undefined;
  const getFields = () => {
    known ??= listKnownFields();
    return known;
  };
  const describe = (): BrokenFile => ({
    lines,
    get fields() {
      return getFields();
    },
  });
  const refuse = (problem: SyntaxProblem): ParsedYaml => {
    problems.add([problem], lines);
    return { issues: problems.list() };
  };
  const fix = (found: readonly SyntaxProblem[]): boolean => {
    problems.add(found, lines);
    const edits = found.flatMap((problem) => problem.edits ?? []);
    if (edits.length === 0) return false;
    const fixed = createLineIndex(applyEdits(lines.text, edits));
    if (fixed.count !== lines.count) return false;
    lines = fixed;
    isCertain &&= found.every(({ edits: own, isSafe }) => own === undefined || isSafe === true);
    return true;
  };
  const tooLong = findTooLong(text);
  if (tooLong) return refuse(tooLong);
  const conflicts = findConflicts(lines);
  problems.add(conflicts.found, lines);
  if (conflicts.found.length > 0) {
    lines = createLineIndex(conflicts.text);
    isCertain = false;
  }
  const hidden = findHiddenSpaces(lines);
  // A correction that breaks a readable file is not safe.
  const edits = hidden.flatMap((problem) => problem.edits ?? []);
  const breaks = hidden.length > 0 && canBeRead(text) && !canBeRead(applyEdits(lines.text, edits));
  if (breaks) for (const problem of hidden) problem.isSafe = false;
  fix(hidden);
  fix(findTabs(lines));
  const excess = findExcess(lines.text);
  if (excess) return refuse(excess);
  let document = parseYamlDocument(lines.text);
  const blankTabs = document.errors.length > 0 ? findBlankTabs(lines) : [];
  if (blankTabs.length > 0) {
    const edits = blankTabs.flatMap((problem) => problem.edits ?? []);
    const next = parseYamlDocument(applyEdits(lines.text, edits));
    if (getsFurther(next, document, lines) && fix(blankTabs)) document = next;
  }
  for (let round = 0; ; round += 1) {
    const [error] = document.errors;
    const found = error
      ? [diagnose(error, { lines, document, fields: getFields() })]
      : findGluedItems(document, lines);
    if (found.length === 0) break;
    const edits = found.flatMap((problem) => problem.edits ?? []);
    const next = parseYamlDocument(applyEdits(lines.text, edits));
    const isFixed = !error || getsFurther(next, document, lines);
    if (!isFixed) for (const problem of found) delete problem.edits;
    if (!fix(found) || round > maxRounds || (round + 2) * text.length > maxWork) {
      return { issues: problems.list() };
    }
    document = next;
  }
  const { found, isFatal } = findUnsupported(describe(), document);
  problems.add(found, lines);
  const issues = problems.list();
  if (isFatal) return { issues };
  const data: unknown = composeParsed(document.toJS({ maxAliasCount: 0 }), lines.text);
  return {
    file: createSourceFile({ path, text: lines.text, data, original: text, isCertain, document }),
    issues,
  };
}

function canBeRead(text: string): boolean {
  return parseYamlDocument(text).errors.length === 0;
}

/** Whether the parser stops further down than before, or less often. A correction that does not help is discarded. */
function getsFurther({ errors }: Document, before: Document, lines: LineIndex): boolean {
  const findLine = ([first]: Document['errors']) =>
    first ? lines.toPosition(first.pos[0]).line : Number.POSITIVE_INFINITY;
  return errors.length < before.errors.length || findLine(errors) > findLine(before.errors);
}

function createMarkIssues(path: string, text: string): Issue[] {
  const lines = createLineIndex(text);
  const problems = createProblemList(path, lines);
  const mark = { start: 0, end: 0, edits: [], isSafe: true };
  problems.add([{ code: issueCodes.byteOrderMark, problem: 'byteOrderMark', ...mark }], lines);
  return problems.list();
}

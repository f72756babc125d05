import type { Document } from 'yaml';
import { type Issue, issueCodes, type TextEdit } from '../issue.ts';
import { applyEdits } from './apply-edits.ts';
import { describeYamlError } from './describe-yaml-error.ts';
import { findDepth } from './find-depth.ts';
import { findDuplicateKeys } from './find-duplicate-keys.ts';
import { findFlood } from './find-flood.ts';
import { findHiddenSpaces } from './find-hidden-spaces.ts';
import { findTabs } from './find-tabs.ts';
import { findTraps } from './find-traps.ts';
import { createLineIndex } from './line-index.ts';
import { parseQuickly } from './parse-quickly.ts';
import { createSourceFile, parseYamlDocument, type SourceFile } from './source-file.ts';
import { createStumbleList, type Stumble } from './stumble.ts';

export interface ParsedYaml {
  /** Absent where the text cannot be read at all. */
  file?: SourceFile;
  issues: Issue[];
}

/** The longest content file, in UTF-16 code units; the longest real one has a sixth of it. */
const longestFile = 128 * 1024;

const byteOrderMark = '\ufeff';

/**
 * Parses one content file (YAML 1.2, core schema).
 *
 * @param path the file’s path below the content folder, for messages
 * @param source the file’s text, perhaps with a byte-order mark
 */
export function parseYaml(path: string, source: string): ParsedYaml {
  const hasMark = source.startsWith(byteOrderMark);
  const text = hasMark ? source.slice(1) : source;
  const markIssues = hasMark ? [describeMark(path, text)] : [];
  if (text.length > longestFile) return { issues: [...markIssues, describeLongFile(path, text)] };
  const quick = parseQuickly(text);
  if (quick)
    return { file: createSourceFile({ path, text, data: quick.data }), issues: markIssues };
  const careful = parseCarefully(path, text);
  return { ...careful, issues: [...markIssues, ...careful.issues] };
}

/** How much text is parsed, at most, to find the next mistake behind one; a file of any length once. */
const mostWork = 256 * 1024;

/** More mistakes than this in how one file is written are not told apart. */
const mostRounds = 30;

/**
 * Finds all mistakes in how a file is written. Behind each one the parser is lost, so a mistake that can be fixed
 * on its line is fixed in memory, and the rest is read again: so the file’s other problems are found too.
 */
function parseCarefully(path: string, text: string): ParsedYaml {
  const original = createLineIndex(text);
  const stumbles = createStumbleList(path, original, (offset, lines) => {
    const { line, column } = lines.toPosition(offset);
    const lineEnd = original.startOf(line) + original.readLine(line).length;
    return Math.min(original.startOf(line) + column - 1, Math.max(lineEnd, original.startOf(line)));
  });
  let current = text;
  let lines = original;
  const fix = (found: readonly Stumble[]): boolean => {
    stumbles.add(found, lines);
    const edits = found.flatMap((stumble) => stumble.fix?.edits ?? []);
    const isFixed = keepsLines(edits) && edits.length > 0;
    if (isFixed) current = applyEdits(current, edits).text;
    if (isFixed) lines = createLineIndex(current);
    return isFixed;
  };
  fix(findHiddenSpaces(current, lines));
  fix(findTabs(current, lines));
  const refusal = findDepth(current) ?? findFlood(current);
  if (refusal) stumbles.add([refusal], lines);
  if (refusal) return { issues: stumbles.list() };
  for (let round = 0; ; round += 1) {
    const document = parseYamlDocument(current);
    const error = document.errors[0];
    if (!error) return finish(document);
    const isFixed = fix([describeYamlError(error, { text: current, lines, document })]);
    if (!isFixed || round > mostRounds || (round + 2) * text.length > mostWork) {
      return { issues: stumbles.list() };
    }
  }

  function finish(document: Document): ParsedYaml {
    const { traps, isFatal } = findTraps(current, lines, document);
    stumbles.add([...findDuplicateKeys(lines, document), ...traps], lines);
    const issues = stumbles.list();
    if (isFatal) return { issues };
    const data = document.toJS({ maxAliasCount: 0 });
    const isFixed = current !== text;
    const source = { path, text: current, data, document };
    return {
      file: createSourceFile(isFixed ? { ...source, original: { text, lines: original } } : source),
      issues,
    };
  }
}

/** Whether all lines stay where they are, so that places in the fixed text are those of the file. */
function keepsLines(edits: readonly TextEdit[]): boolean {
  return edits.every(({ text }) => !text.includes('\n'));
}

function describeMark(path: string, text: string): Issue {
  return {
    code: issueCodes.byteOrderMark,
    file: path,
    ...createLineIndex(text).toSpan(0, 0),
    path: '',
    message: {
      en: 'The file begins with an invisible byte-order mark.',
      tr: 'Dosya görünmez bir bayt sırası işaretiyle (BOM) başlıyor.',
    },
    advice: {
      en: 'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
      tr: 'Dosyayı “UTF-8 with BOM” olarak değil, “UTF-8” olarak kaydedin.',
    },
    fix: { edits: [], isSafe: true },
  };
}

function describeLongFile(path: string, text: string): Issue {
  const size = Math.ceil(text.length / 1024);
  return {
    code: issueCodes.longFile,
    file: path,
    ...createLineIndex(text).toSpan(0, 0),
    path: '',
    message: {
      en: `The file has ${size} K characters; a content file has at most ${longestFile / 1024} K.`,
      tr: `Dosyada ${size} K karakter var; bir içerik dosyası en çok ${longestFile / 1024} K olabilir.`,
    },
    advice: {
      en: 'Look for something that was pasted in by accident, or split the text over several entries.',
      tr: 'Yanlışlıkla yapıştırılmış bir şey arayın ya da metni birkaç kayda bölün.',
    },
  };
}

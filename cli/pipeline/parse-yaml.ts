import type { Document } from 'yaml';
import { type Issue, issueCodes } from '../issue.ts';
import { describeYamlErrors } from './describe-yaml-error.ts';
import { findTraps } from './find-traps.ts';
import { createLineIndex } from './line-index.ts';
import { parseQuickly } from './parse-quickly.ts';
import { createSourceFile, parseYamlDocument, type SourceFile } from './source-file.ts';

export interface ParsedYaml {
  /** Absent where the text cannot be read at all. */
  file?: SourceFile;
  issues: Issue[];
}

/** The longest content file, in UTF-16 code units; the longest real one has a tenth of it. */
const longestFile = 256 * 1024;

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

/** A file with syntax errors, aliases or too many levels has no value: what it would hold is a guess. */
function parseCarefully(path: string, text: string): ParsedYaml {
  const document = parseOrRefuse(text);
  if (document === undefined) return { issues: [describeDepth(path, text)] };
  const errors = describeYamlErrors(path, text, document);
  const traps = findTraps(path, text, document);
  const issues = [...errors.issues, ...traps.issues];
  if (errors.isFatal || traps.isFatal) return { issues };
  return {
    file: createSourceFile({ path, text, data: document.toJS({ maxAliasCount: 0 }), document }),
    issues,
  };
}

/** Some hundred thousand brackets exhaust the stack of the parser, which recurses. */
function parseOrRefuse(text: string): Document | undefined {
  try {
    return parseYamlDocument(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function describeMark(path: string, text: string): Issue {
  return {
    code: issueCodes.byteOrderMark,
    file: path,
    ...createLineIndex(text).toSpan(0, 0),
    path: '',
    message: {
      en: 'The file begins with an invisible byte-order mark.',
      tr: 'Dosya görünmez bir bayt sırası imiyle (BOM) başlıyor.',
    },
    advice: {
      en: 'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
      tr: 'Dosyayı “UTF-8 (BOM ile)” olarak değil, “UTF-8” olarak kaydedin.',
    },
    mend: { edits: [], isSafe: true },
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

function describeDepth(path: string, text: string): Issue {
  return {
    code: issueCodes.syntax,
    file: path,
    ...createLineIndex(text).toSpan(0, 0),
    path: '',
    message: {
      en: 'The file opens so many brackets inside each other that it cannot be read.',
      tr: 'Dosyada iç içe o kadar çok ayraç açılmış ki okunamıyor.',
    },
    advice: {
      en: 'Restore an earlier version of the file.',
      tr: 'Dosyanın önceki bir sürümünü geri getirin.',
    },
  };
}

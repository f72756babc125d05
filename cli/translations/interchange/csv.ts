import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { languages, translatedLanguages } from '../../../shared/languages.ts';
import { getAt } from '../../lib/get-at.ts';
import type { UiLanguage } from '../../messages/messages.ts';
import type { Term } from '../../model/glossary.ts';
import { UserError } from '../../user-error.ts';
import {
  describeUnit,
  hashBase,
  type ImportedDocument,
  type ImportedUnit,
  readBase,
  readTargetLanguage,
  refuseForbidden,
  type TranslationDocument,
  type UnitNote,
} from './translation-unit.ts';

/**
 * Writes a table for spreadsheets (RFC 4180, UTF-8), one text per row. Texts that a spreadsheet would read as a
 * formula, including phone numbers, start with an apostrophe, which `readCsv` removes.
 *
 * @param language of the column `meaning`
 * @throws {UserError} if a text contains control characters
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeCsv(document: TranslationDocument, language: UiLanguage): string {
  refuseForbidden(document);
  const { targetLanguage } = document;
  const columns = nameCsvColumns(targetLanguage);
  const rows = document.units.map((unit) => {
    const notes = describeUnit(unit, targetLanguage, language);
    const join = (categories: readonly UnitNote['category'][]) =>
      notes
        .filter(({ category }) => categories.includes(category))
        .map(({ text }) => text)
        .join(' ');
    return [
      unit.id,
      join(['meaning', 'plural', 'previous']),
      unit.source,
      unit.target,
      unit.state,
      unit.maxLength?.toString() ?? '',
      [...new Set(unit.placeholders)].join(' '),
      join(['term']),
      // Without the `#`, a spreadsheet would convert hashes such as 012345678901 and 1234567e8901 to numbers.
      `#${hashBase(unit.target)}`,
    ];
  });
  return stringifyTable([columns, ...rows]);
}

/** Writes the terms as a table for translators, one term per row, with columns for each language. */
export function writeGlossary(terms: readonly Term[]): string {
  const join = (words: readonly string[] = []) => words.join('; ');
  const columns = [
    ...languages,
    ...languages.map((language) => `also (${language})`),
    ...languages.map((language) => `never (${language})`),
    'note',
  ];
  const rows = terms.map((term) => [
    ...languages.map((language) => term[language] ?? ''),
    ...languages.map((language) => join(term.also?.[language])),
    ...languages.map((language) => join(term.never?.[language])),
    term.note ?? '',
  ]);
  return stringifyTable([columns, ...rows]);
}

/** Writes rows of cells as a table that a spreadsheet opens as it is. */
function stringifyTable(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    cast: { string: guardFormula },
    // Without a byte-order mark, Excel decodes the file with a legacy code page.
    bom: true,
    // Every cell is quoted: the file reads the same with semicolons and with spaces at the end of a text.
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
}

interface Row {
  cells: string[];
  /** The line of the file in which the row ends. */
  line: number;
}

/** Excel writes semicolons in locales with a decimal comma, such as Turkish. Copied cells are separated by tabs. */
const delimiters = [',', ';', '\t'];

/**
 * Reads a table as spreadsheets save it: with commas, semicolons or tabs, any line breaks, a byte-order mark, columns
 * in any order, and additional columns.
 *
 * @throws {UserError} if it is no table, a column is missing or occurs twice, or a text is in no column
 */
export function readCsv(text: string): ImportedDocument {
  const source = text.replace(/^\ufeff/, '').replace(/^sep=.(?=\r?\n)/, '');
  const delimiter = delimiters.find((one) => hasIdColumn(source, one)) ?? ',';
  const [head, ...rows] = readRows(source, delimiter);
  const names = (head?.cells ?? []).map(readName);
  const language = names.map((name) => /^target \((.+)\)$/.exec(name)?.[1]).find(Boolean);
  const needed = ['id', 'source (tr)', `target (${language})`];
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0 || language === undefined) {
    throw refuseColumns(missing, head?.cells ?? [], language);
  }
  const doubled = names.filter(
    (name, index) =>
      (needed.includes(name) || isTarget(name)) &&
      names.findIndex((other) => other === name || (isTarget(name) && isTarget(other))) !== index,
  );
  if (doubled.length > 0) {
    const column = doubled[0] ?? '';
    throw new UserError((messages) => messages.interchange.failures.doubledColumn(column), {
      line: 1,
    });
  }
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  refuseStrayCells(filled, names);
  const read = ({ cells }: Row, name: string): string =>
    releaseFormula((cells[names.indexOf(name)] ?? '').replaceAll('\r\n', '\n'));
  const units = filled.map(
    (row): ImportedUnit => ({
      id: read(row, 'id').trim(),
      source: read(row, 'source (tr)'),
      target: read(row, `target (${language})`),
      isDone: !['missing', 'stale'].includes(read(row, 'state').trim().toLowerCase()),
      base: readBase(read(row, 'base')),
      line: row.line,
    }),
  );
  return { targetLanguage: readTargetLanguage(language, 1), units };
}

/** The name of a column; some programs put its quotes into the cell. */
function readName(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase();
}

function isTarget(name: string): boolean {
  return /^target \(/.test(name);
}

/**
 * Refuses rows with text outside the columns: a comma in an unquoted text splits its cell and shifts the others. Rows
 * with fewer cells than columns are accepted, because Excel omits empty cells at the end of a row.
 *
 * @throws {UserError} if a row has more cells than there are columns, or text in a column without a name
 */
function refuseStrayCells(rows: readonly Row[], names: readonly string[]): void {
  const stray = rows.find(
    ({ cells }) =>
      cells.length > names.length ||
      cells.some((cell, index) => names[index] === '' && cell.trim() !== ''),
  );
  if (!stray) return;
  throw new UserError((messages) => messages.interchange.failures.strayCell, { line: stray.line });
}

/**
 * Whether the first line has an `id` column. With the wrong delimiter it is one column, or its quotes are malformed.
 */
function hasIdColumn(source: string, delimiter: string): boolean {
  try {
    const [head] = readRows(source, delimiter, 1);
    return head?.cells.some((cell) => readName(cell) === 'id') ?? false;
  } catch {
    return false;
  }
}

/** @param language of the translations, if a column names it; otherwise a column for any language is missing */
function refuseColumns(
  names: readonly string[],
  columns: readonly string[],
  language: string | undefined,
): UserError {
  const list = (all: readonly string[], between = ', ') =>
    all.map((name) => `“${name}”`).join(between);
  const known = names.filter((name) => language !== undefined || !isTarget(name));
  const targets = language === undefined ? translatedLanguages.map((one) => `target (${one})`) : [];
  const missing = [list(known), list(targets, ' / ')].filter(Boolean).join(', ');
  const said = { missing, found: list(columns.map((name) => name.trim())) };
  return new UserError((messages) => messages.interchange.failures.columns(said), { line: 1 });
}

function readRows(source: string, delimiter: string, to = -1): Row[] {
  try {
    const rows: unknown[] = parse(source, {
      delimiter,
      // Otherwise the first line break would count for the whole file.
      record_delimiter: ['\r\n', '\n', '\r'],
      to,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return rows.map(readRow);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : undefined;
    throw new UserError((messages) => messages.interchange.failures.csvQuotes, {
      line,
      cause: error,
    });
  }
}

function readRow(row: unknown): Row {
  const cells = getAt(row, ['record']);
  const line = Number(getAt(row, ['info', 'lines']) ?? 1);
  return { cells: Array.isArray(cells) ? cells.map(String) : [], line };
}

/** The columns of the table in the order they are written. The names of text columns contain their language. */
function nameCsvColumns(targetLanguage: string): string[] {
  return [
    'id',
    'meaning',
    'source (tr)',
    `target (${targetLanguage})`,
    'state',
    'limit',
    'placeholders',
    'terms',
    'base',
  ];
}

/**
 * Texts that a spreadsheet computes instead of showing. The last four signs are full-width forms from Japanese
 * keyboards.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** Prepends an apostrophe to a text that a spreadsheet would read as a formula; `releaseFormula` removes it. */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe of `guardFormula`; an apostrophe that belongs to the text stays. */
export function releaseFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

import { CsvError, parse } from 'csv-parse/sync';
import { readBase } from './base-hash.ts';
import { nameCsvColumns } from './csv-columns.ts';
import { ExchangeError, readTargetLanguage } from './exchange-error.ts';
import type { ReadDocument, ReadUnit } from './exchange-unit.ts';
import { releaseFormula } from './guard-formula.ts';

interface Row {
  cells: string[];
  /** Where the row ends in the file. */
  line: number;
}

/** Excel writes semicolons where the comma is the decimal sign, as in Turkey; copying makes tabs. */
const delimiters = [',', ';', '\t'];

/**
 * Reads a table as spreadsheets save it: with commas, semicolons or tabs, any line breaks, a byte-order mark,
 * columns in any order and more of them than there were.
 *
 * @throws ExchangeError where it is no table or a column is missing
 */
export function readCsv(text: string): ReadDocument {
  const source = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/, '');
  const delimiter = delimiters.find((one) => hasIdColumn(source, one)) ?? ',';
  const [head, ...rows] = readRows(source, delimiter);
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const language = names.map((name) => /^target \((.+)\)$/.exec(name)?.[1]).find(Boolean);
  const needed = nameCsvColumns(language ?? 'ar').filter((name) =>
    /^id|^source|^target/.test(name),
  );
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0 || language === undefined) throw refuseColumns(missing, names);
  const read = ({ cells }: Row, name: string): string =>
    releaseFormula((cells[names.indexOf(name)] ?? '').replaceAll('\r\n', '\n'));
  const units = rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map((row): ReadUnit => {
      const base = readBase(read(row, 'base'));
      return {
        id: read(row, 'id').trim(),
        source: read(row, 'source (tr)'),
        target: read(row, `target (${language})`),
        isConfirmed: !['missing', 'stale'].includes(read(row, 'state').trim().toLowerCase()),
        ...(base !== undefined && { base }),
        line: row.line,
      };
    });
  return { targetLanguage: readTargetLanguage(language, 1), units };
}

/** With the wrong delimiter the first line is one column, or its quotes make no sense. */
function hasIdColumn(source: string, delimiter: string): boolean {
  try {
    const [head] = readRows(source, delimiter, 1);
    return head?.cells.some((cell) => cell.trim().toLowerCase() === 'id') ?? false;
  } catch {
    return false;
  }
}

function refuseColumns(missing: readonly string[], found: readonly string[]): ExchangeError {
  const wanted = missing.map((name) => `“${name}”`).join(', ');
  const present = found.map((name) => `“${name}”`).join(', ');
  return new ExchangeError(
    {
      en: `The first line must name the columns. Missing: ${wanted}. Found: ${present}.`,
      tr: `İlk satırda sütun adları bulunmalı. Eksik: ${wanted}. Bulunan: ${present}.`,
    },
    1,
  );
}

function readRows(source: string, delimiter: string, to = -1): Row[] {
  try {
    const rows: unknown[] = parse(source, {
      delimiter,
      to,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return rows.map(readRow);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : undefined;
    throw new ExchangeError(
      {
        en: 'The table cannot be read: a double quote is not closed, or stands alone inside a text. Save it again as CSV (UTF-8).',
        tr: 'Tablo okunamıyor: bir çift tırnak kapanmamış ya da metnin ortasında tek başına kalmış. CSV (UTF-8) olarak yeniden kaydedin.',
      },
      line,
      { cause: error },
    );
  }
}

function readRow(row: unknown): Row {
  if (typeof row !== 'object' || row === null) return { cells: [], line: 1 };
  const cells = 'record' in row && Array.isArray(row.record) ? row.record.map(String) : [];
  const info = 'info' in row ? row.info : undefined;
  const hasLine = typeof info === 'object' && info !== null && 'lines' in info;
  return { cells, line: hasLine ? Number(info.lines) : 1 };
}

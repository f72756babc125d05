import { stringify } from 'csv-stringify/sync';
import type { ToolLanguage } from '../words/words.ts';
import { hashBase } from './base-hash.ts';
import { nameCsvColumns } from './csv-columns.ts';
import { describeUnit } from './describe-unit.ts';
import type { ExchangeDocument } from './exchange-unit.ts';
import { guardFormula } from './guard-formula.ts';
import { refuseForbidden } from './refuse-forbidden.ts';

export interface CsvOptions {
  /** Without a byte-order mark Excel takes the file for one of its old code pages. */
  hasByteOrderMark: boolean;
}

/**
 * Writes a table for spreadsheets (RFC 4180, UTF-8): a text each row. Texts that a spreadsheet would take for
 * a formula, phone numbers too, start with an apostrophe, which `readCsv` takes away.
 *
 * @param language of the column `meaning`
 * @throws ExchangeError for texts with control characters
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeCsv(
  document: ExchangeDocument,
  language: ToolLanguage,
  { hasByteOrderMark }: CsvOptions,
): string {
  refuseForbidden(document);
  const { targetLanguage } = document;
  const columns = nameCsvColumns(targetLanguage);
  const rows = document.units.map((unit) => [
    unit.id,
    describeUnit(unit, targetLanguage, language)
      .filter(({ category }) => category !== 'limit' && category !== 'placeholders')
      .map(({ text }) => text)
      .join(' '),
    unit.source,
    unit.target,
    unit.state,
    unit.maxLength?.toString() ?? '',
    [...new Set(unit.placeholders)].join(' '),
    // Without the sign, a spreadsheet would make numbers of hashes such as 012345678901 and 1234567e8901.
    `#${hashBase(unit.target)}`,
  ]);
  return stringify([columns, ...rows.map((row) => row.map(guardFormula))], {
    bom: hasByteOrderMark,
    // Quotes everywhere: the file reads the same with semicolons and with spaces at the end of a text.
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
}

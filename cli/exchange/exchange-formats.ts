import type { ToolLanguage } from '../words/words.ts';
import { type ExchangeFormat, exchangeFormats } from './exchange-format-names.ts';
import type { ExchangeDocument, ReadDocument } from './exchange-unit.ts';
import { readCsv } from './read-csv.ts';
import { readPo } from './read-po.ts';
import { readXliff } from './read-xliff.ts';
import { writeCsv } from './write-csv.ts';
import { writePo } from './write-po.ts';
import { writeXliff } from './write-xliff.ts';

interface ExchangeFormatHandler {
  write: (document: ExchangeDocument, language: ToolLanguage) => string;
  read: (text: string) => ReadDocument;
  /** Endings of its files; the first is the usual one. */
  endings: readonly string[];
}

const handlers: Record<ExchangeFormat, ExchangeFormatHandler> = {
  xliff: { write: writeXliff, read: readXliff, endings: ['.xlf', '.xliff'] },
  csv: {
    write: (document, language) => writeCsv(document, language, { hasByteOrderMark: true }),
    read: readCsv,
    endings: ['.csv'],
  },
  po: { write: writePo, read: readPo, endings: ['.po', '.pot'] },
};

/** How a format is written and read. */
export function chooseExchangeFormat(format: ExchangeFormat): ExchangeFormatHandler {
  return handlers[format];
}

/** The format of a file by its ending; nothing for an unknown one. */
export function guessExchangeFormat(path: string): ExchangeFormat | undefined {
  return exchangeFormats.find((format) =>
    chooseExchangeFormat(format).endings.some((ending) => path.toLowerCase().endsWith(ending)),
  );
}

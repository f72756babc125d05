import type { ToolLanguage } from '../../words/words.ts';
import type { ExchangeDocument, ReadDocument } from './exchange-unit.ts';

/** The formats for translators by the names that `--format` takes, the default first. */
export const exchangeFormats = ['xliff', 'csv', 'po'] as const;

export type ExchangeFormat = (typeof exchangeFormats)[number];

interface ExchangeFormatHandler {
  write: (document: ExchangeDocument, language: ToolLanguage) => string;
  read: (text: string) => ReadDocument;
}

/** How a format is written and read; the parsers of the others are not loaded. */
export async function loadExchangeFormat(format: ExchangeFormat): Promise<ExchangeFormatHandler> {
  if (format === 'csv') {
    const { readCsv, writeCsv } = await import('./csv.ts');
    return { write: writeCsv, read: readCsv };
  }
  if (format === 'po') {
    const { readPo, writePo } = await import('./po.ts');
    return { write: writePo, read: readPo };
  }
  const { readXliff } = await import('./read-xliff.ts');
  const { writeXliff } = await import('./write-xliff.ts');
  return { write: writeXliff, read: readXliff };
}

const endings: Record<ExchangeFormat, readonly string[]> = {
  xliff: ['.xlf', '.xliff'],
  csv: ['.csv'],
  po: ['.po', '.pot'],
};

/** The format of a file by its ending; nothing for an unknown one. */
export function guessExchangeFormat(path: string): ExchangeFormat | undefined {
  return exchangeFormats.find((format) =>
    endings[format].some((ending) => path.toLowerCase().endsWith(ending)),
  );
}

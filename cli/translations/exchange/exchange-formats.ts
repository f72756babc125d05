import { ToolError } from '../../tool-error.ts';

/** The formats for translators by the names that `--format` takes, the default first. */
export const exchangeFormats = ['xliff', 'csv', 'po'] as const;

export type ExchangeFormat = (typeof exchangeFormats)[number];

/** How a format is written and read; the parsers of the others are not loaded. */
export async function loadExchangeFormat(format: ExchangeFormat) {
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

/** The letters of Turkish that only its own encodings have. */
const turkishLetter = /[ğĞışŞİ]/;

/** What no text of ours has, and another encoding taken for Windows-1254 does, such as that of an old Mac. */
const stranger = /[\u0080-\u009fŠšŸß]/;

/** Bytes that are Turkish letters in Windows-1254 hardly ever make an Arabic word in Windows-1256. */
const arabicWord = /[\u0620-\u064a]{3}/;

/** What a program writes, one for each letter, where its encoding has none of them. */
const lostWord = /\?{3}/;

/**
 * Reads the bytes of a file that came back: UTF-8 or UTF-16, with or without a mark, and Windows-1254, as Excel
 * writes it in Turkey.
 *
 * @throws {ToolError} that names the encoding where letters were lost, as Arabic ones are in Windows-1254
 */
export function decodeText(bytes: Uint8Array): string {
  const unicode = nameUnicode(bytes);
  const text = decode(bytes, unicode);
  if (text !== undefined) return text;
  if (unicode !== 'utf-8') throw refuseEncoding(unicode.toUpperCase());
  if (arabicWord.test(decode(bytes, 'windows-1256') ?? '')) throw refuseEncoding('Windows-1256');
  const turkish = decode(bytes, 'windows-1254') ?? '';
  if (!turkishLetter.test(turkish) || stranger.test(turkish)) throw refuseEncoding();
  if (lostWord.test(turkish)) throw refuseEncoding('Windows-1254');
  return turkish;
}

/** Without a mark, the zeros beside the Latin letters at its beginning tell UTF-16. */
function nameUnicode([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refuseEncoding(encoding?: string): ToolError {
  return new ToolError((words) => words.exchange.failures.encoding(encoding));
}

import { UserError } from '../../user-error.ts';

/** The translation formats by their names for `--format`, the default first. */
export const interchangeFormats = ['xliff', 'csv', 'po'] as const;

export type InterchangeFormat = (typeof interchangeFormats)[number];

/** Loads the writer and reader of a format, without the parsers of the other formats. */
export async function loadInterchangeFormat(format: InterchangeFormat) {
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

const endings: Record<InterchangeFormat, readonly string[]> = {
  xliff: ['.xlf', '.xliff'],
  csv: ['.csv'],
  po: ['.po', '.pot'],
};

/** The format of a file by its extension; `undefined` if the extension is unknown. */
export function guessInterchangeFormat(path: string): InterchangeFormat | undefined {
  return interchangeFormats.find((format) =>
    endings[format].some((ending) => path.toLowerCase().endsWith(ending)),
  );
}

/** The first bytes of a ZIP file, as workbooks are (`.xlsx`, `.ods`), and of an old workbook (`.xls`). */
const workbookStarts = ['504b0304', 'd0cf11e0'];

/** Whether a file is a workbook of a spreadsheet program, whatever its name. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return workbookStarts.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'));
}

/**
 * Decodes an imported file: UTF-8 or UTF-16, with or without a byte-order mark. Other encodings are not guessed:
 * programs replace letters that such an encoding lacks with “?” or with the nearest letter.
 *
 * @throws {UserError} if the bytes are neither
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(nameUnicode(bytes), { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UserError((messages) => messages.interchange.failures.encoding, { cause });
  }
}

/** Without a byte-order mark, UTF-16 is detected by a zero byte in the first character, which is a Latin letter. */
function nameUnicode([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

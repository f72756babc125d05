import { type GetTextTranslation, po } from 'gettext-parser';
import { readBase } from './base-hash.ts';
import { ExchangeError, readTargetLanguage } from './exchange-error.ts';
import type { ReadDocument, ReadUnit } from './exchange-unit.ts';

/**
 * Reads a PO file of gettext; obsolete entries are passed over.
 *
 * @throws ExchangeError where it is no PO file, or an entry has lost its context
 */
export function readPo(text: string): ReadDocument {
  const { headers, translations } = parse(text.replace(/^\ufeff/, ''));
  const language = headers?.['Language'];
  if (language === undefined) {
    throw new ExchangeError({
      en: 'The file is no PO file with a header “Language”. Send it as it was exported.',
      tr: 'Dosya, “Language” başlığı olan bir PO dosyası değil. Dışa aktarıldığı gibi gönderin.',
    });
  }
  const entries = Object.values(translations)
    .flatMap((entriesOfContext) => Object.values(entriesOfContext))
    .filter(({ msgctxt, msgid }) => msgctxt !== undefined || msgid !== '');
  return { targetLanguage: readTargetLanguage(language), units: entries.map(readEntry) };
}

function readEntry({ msgctxt, msgid, msgstr, comments }: GetTextTranslation): ReadUnit {
  if (msgctxt === undefined) {
    throw new ExchangeError({
      en: `The entry “${msgid}” has lost its line msgctxt, so nobody knows what text it is. Export again.`,
      tr: `“${msgid}” kaydının msgctxt satırı kaybolmuş, hangi metin olduğu bilinmiyor. Yeniden dışa aktarın.`,
    });
  }
  const flags = (comments?.flag ?? '').split(',').map((flag) => flag.trim());
  const target = (msgstr[0] ?? '').replaceAll('\r\n', '\n');
  // The last one is ours: the notes before it may quote any text.
  const base = (comments?.extracted ?? '')
    .split('\n')
    .filter((note) => note.startsWith('base: '))
    .map((note) => readBase(note.slice('base: '.length)))
    .at(-1);
  return {
    id: msgctxt,
    source: msgid.replaceAll('\r\n', '\n'),
    target,
    isConfirmed: target !== '' && !flags.includes('fuzzy'),
    ...(base !== undefined && { base }),
  };
}

function parse(text: string): ReturnType<typeof po.parse> {
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = 'lineNumber' in error ? Number(error.lineNumber) : undefined;
    throw new ExchangeError(
      {
        en: `The PO file cannot be read: ${error.message}`,
        tr: `PO dosyası okunamıyor; bir tırnak ya da satır bozulmuş. Ayrıntısı İngilizce: ${error.message}`,
      },
      line,
      { cause: error },
    );
  }
}

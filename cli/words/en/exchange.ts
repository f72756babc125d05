import { countNoun } from './grammar.ts';

/** What is said of texts on their way to translators and back. */
export const exchange = {
  /** What a translator should know about a text. */
  notes: {
    limit: (limit: number) => `Search results show at most ${limit} characters.`,
    placeholders: (list: string) =>
      `Do not translate: ${list}. The site fills it in; you may move it in the sentence.`,
    /** @param numbers some that the form is for, with a full stop or an ellipsis; empty where there are none */
    plural: ({ form, numbers }: { form: string; numbers: string }) =>
      numbers === ''
        ? `Plural form “${form}”.`
        : `Plural form “${form}”, for the numbers ${numbers}`,
    stale: 'The Turkish text has changed since it was translated.',
  },
  /** Why a translation that came back must not be written. */
  reasons: {
    unknown: ({ id }: { id: string }) =>
      `The content has no text “${id}” any more. It was renamed or removed; export again.`,
    twice: 'The text stands in the file more than once. Keep one of them.',
    sourceChanged:
      'The Turkish text has changed since the export. Export again, so that the new text is translated.',
    deletedSince:
      'The translation was deleted from the content after the export. Export again, or write it there.',
    changedSince: ({ present }: { present: string }) =>
      `The translation in the content was changed after the export (“${present}”). Export again, or change it there.`,
    emptied:
      'The translation is empty. The text in the content stays; to delete it, delete it there.',
    hidden: ({ character }: { character: string }) =>
      `The translation holds the invisible character ${character}, as pasting brings it. Delete it or type a plain space.`,
    lines: 'The translation has line breaks, the Turkish text is one line. Write it on one line.',
    draft:
      'The entry is marked “fuzzy”: it is only guessed. Check it and remove the mark, then import it again.',
    otherForm:
      'Another plural form of this sentence is refused; the forms go in together or not at all.',
  },
  imported: ({ written, files, confirmed, unchanged }: ImportCounts) =>
    `${countNoun(written, 'text')} imported into ${countNoun(files, 'file')}, ${confirmed} confirmed as they were, ${unchanged} unchanged.`,
  rehearsal: 'This was a rehearsal: nothing was written.',
  /** @param rest how many could go in without them */
  refused: ({ count, rest }: { count: number; rest: number }) => {
    const partial = rest === 0 ? '' : ` To take in the other ${rest} now: --partial`;
    return `${countNoun(count, 'text')} refused; nothing was written. Have ${count === 1 ? 'it' : 'them'} corrected, and import the file again.${partial}`;
  },
  leftOut: (count: number) =>
    `${countNoun(count, 'text')} left out (--partial). Have ${count === 1 ? 'it' : 'them'} corrected, and import the file again.`,
  /** Why a file for or from translators cannot be written or understood. */
  failures: {
    controlCharacter: ({ id, character }: { id: string; character: string }) =>
      `The text ${id} holds the control character ${character}. Remove it from the content, then export again.`,
    wrongLanguage: ({ code, known }: { code: string; known: string }) =>
      `The file says that its translations are in “${code}”. The site is translated into: ${known}.`,
    columns: ({ missing, found }: { missing: string; found: string }) =>
      `The first line must name the columns. Missing: ${missing}. Found: ${found}.`,
    csvQuotes:
      'The table cannot be read: a double quote is not closed, or stands alone inside a text. Save it again as CSV (UTF-8).',
    notPo: 'The file is no PO file with a header “Language”. Send it as it was exported.',
    poContext: (source: string) =>
      `The entry “${source}” has lost its line msgctxt, so nobody knows what text it is. Export again.`,
    poSyntax: (reason: string) => `The PO file cannot be read: ${reason}`,
    documentType:
      'The file declares a document type (DOCTYPE). XLIFF has none; send the file as it was exported.',
    xmlSyntax: (reason: string) => `The file is not well-formed XML: ${reason}`,
    reference: (written: string) => `“${written}” means nothing in XML. Write & as &amp;.`,
    /** @param encoding absent where it is an old one that cannot be told */
    encoding: (encoding: string | undefined) =>
      `The file is in ${encoding ?? 'an old encoding, such as Windows-1252,'} and has lost letters. Save it in UTF-8; in Excel that is “CSV UTF-8 (Comma delimited)”.`,
    oldXliff:
      'The file is XLIFF 1.2, another format than the XLIFF 2.1 of the export. Translate the exported file with a program that keeps XLIFF 2, or export as PO or CSV.',
    notXliff: (found: string) =>
      `The file is not XLIFF 2.1: it starts with ${found}. Save it as XLIFF 2.0 or 2.1.`,
    wrongSource: (code: string) =>
      `The file translates from “${code}”; the content is translated from Turkish (tr).`,
    unitName: 'A unit has lost its name, so nobody knows what text it is. Export again.',
    unknownCode: (name: string) =>
      `The text holds a code <${name}> that did not come from the export. Texts have no formatting; remove it.`,
    codePoint: 'The number of a <cp> is no character.',
  },
};

type ImportCounts = { written: number; files: number; confirmed: number; unchanged: number };

import { type GetTextTranslation, po } from 'gettext-parser';
import { defaultLanguage, languageConfig } from '../../../shared/languages.ts';
import type { UiLanguage } from '../../messages/messages.ts';
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
  type TranslationUnit,
} from './translation-unit.ts';

/**
 * Writes a PO file of gettext: an entry for each text, with its id as context; a stale translation is fuzzy.
 * Each plural form is an entry of its own, because an entry of gettext has two source texts and one id, while
 * our Turkish forms and their Arabic ones are six texts with six ids.
 *
 * @param language of the comments
 * @throws {UserError} for texts with control characters
 */
export function writePo(document: TranslationDocument, language: UiLanguage): string {
  refuseForbidden(document);
  const { targetLanguage, units } = document;
  const header = { '': { msgid: '', msgstr: [''] } };
  const translations = Object.fromEntries(
    units.map((unit) => [unit.id, { [unit.source]: writeEntry(unit, document, language) }]),
  );
  const table = {
    charset: 'utf-8',
    headers: {
      'Project-Id-Version': 'content',
      Language: targetLanguage,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      'Plural-Forms': languageConfig[targetLanguage].gettextPluralRule,
      'X-Source-Language': defaultLanguage,
    },
    translations: { '': header, ...translations },
  };
  return po.compile(table).toString('utf8');
}

function writeEntry(
  unit: TranslationUnit,
  { targetLanguage }: TranslationDocument,
  language: UiLanguage,
): GetTextTranslation {
  const notes = describeUnit(unit, targetLanguage, language).map(({ text }) => text);
  return {
    msgctxt: unit.id,
    msgid: unit.source,
    msgstr: [unit.target],
    comments: {
      extracted: [...notes, `base: ${hashBase(unit.target)}`].join('\n'),
      reference: unit.file,
      ...(unit.state === 'stale' && unit.target !== '' && { flag: 'fuzzy' }),
    },
  };
}

/**
 * Stands before each source text while the parser has it. The parser takes the names that every object has, such as
 * “constructor”, for texts that it knows already. No text of a file holds this character.
 */
const mark = '\u0001';

/** The header has neither context nor text, and the parser must know it as that. */
const beginOfSource = /^([ \t]*msgid[ \t]*["'])(?!"\s*msgstr)/gm;

/**
 * Reads a PO file of gettext; obsolete entries are passed over.
 *
 * @throws {UserError} where it is no PO file, or an entry has lost its context
 */
export function readPo(text: string): ImportedDocument {
  const { headers, translations } = parse(text.replace(/^\ufeff/, ''));
  const language = headers?.['Language'];
  if (language === undefined) throw new UserError((messages) => messages.exchange.failures.notPo);
  const entries = Object.values(translations)
    .flatMap((entriesOfContext) => Object.values(entriesOfContext))
    .map((entry) => ({ ...entry, msgid: entry.msgid.replace(mark, '') }))
    .filter(({ msgctxt, msgid }) => msgctxt !== undefined || msgid !== '');
  return { targetLanguage: readTargetLanguage(language), units: entries.map(readEntry) };
}

function readEntry({ msgctxt, msgid, msgstr, comments }: GetTextTranslation): ImportedUnit {
  if (msgctxt === undefined) {
    throw new UserError((messages) => messages.exchange.failures.poContext(msgid));
  }
  const flags = (comments?.flag ?? '').split(',').map((flag) => flag.trim());
  const isDraft = flags.includes('fuzzy');
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
    isConfirmed: target !== '' && !isDraft,
    ...(isDraft && { isDraft }),
    base,
  };
}

function parse(text: string): ReturnType<typeof po.parse> {
  try {
    return po.parse(text.replace(beginOfSource, `$1${mark}`), { validation: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = 'lineNumber' in error ? Number(error.lineNumber) : undefined;
    const message = error.message.replaceAll(mark, '');
    throw new UserError((messages) => messages.exchange.failures.poSyntax(message), {
      line,
      cause: error,
    });
  }
}

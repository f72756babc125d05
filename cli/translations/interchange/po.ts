import { type GetTextTranslation, po } from 'gettext-parser';
import { defaultLanguage, type Language } from '../../../shared/languages.ts';
import type { UiLanguage } from '../../messages/messages.ts';
import { UserError } from '../../user-error.ts';
import {
  describeUnit,
  hashBase,
  type ImportedDocument,
  type ImportedUnit,
  readTargetLanguage,
  refuseForbidden,
  type TranslationDocument,
  type TranslationUnit,
} from './translation-unit.ts';

/**
 * The plural rules in the syntax of gettext; a test compares them with `Intl.PluralRules`.
 *
 * @see https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html
 */
export const pluralRules: Record<Language, string> = {
  tr: 'nplurals=2; plural=(n != 1);',
  en: 'nplurals=2; plural=(n != 1);',
  ar: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
};

/**
 * Writes a gettext PO file with one entry per text and its id as context. Stale translations are fuzzy. Each plural
 * form is an entry of its own: a gettext plural entry has two source texts and one id, while the Turkish forms of a
 * text and their Arabic ones are six texts with six ids.
 *
 * @param language of the comments
 * @throws {UserError} if a text contains control characters
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
      'Plural-Forms': pluralRules[targetLanguage],
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
      // Programs that update a file keep this comment with its translation, and take all others from the newer file.
      translator: `base: ${unit.id} ${hashBase(unit.target)}`,
      extracted: notes.join('\n'),
      reference: writeReference(unit),
      ...(unit.state === 'stale' && unit.target !== '' && { flag: 'fuzzy' }),
    },
  };
}

/**
 * Writes the place of a text. By way of a table, `csv2po` loses all but one of the entries that share their references and
 * their source, as plural forms do.
 */
function writeReference({ file, line, form, id }: TranslationUnit): string {
  return `${file}:${line}${form === undefined ? '' : ` ${id}`}`;
}

/**
 * Prefix of each source text during parsing. Without it, the parser mistakes the names of properties that every object
 * has, such as “constructor”, for texts that it has already read. No text of a file contains this character.
 */
const mark = '\u0001';

/**
 * The start of each source text except that of the header, which the parser recognises by its empty context and text.
 */
const beginOfSource = /^([ \t]*msgid[ \t]*["'])(?!"\s*msgstr)/gm;

/**
 * Reads a gettext PO file. Obsolete entries are ignored.
 *
 * @throws {UserError} if it is no PO file, or an entry has lost its context
 */
export function readPo(text: string): ImportedDocument {
  const { headers, translations } = parse(text.replace(/^\ufeff/, ''));
  const language = headers?.['Language'];
  if (language === undefined)
    throw new UserError((messages) => messages.interchange.failures.notPo);
  const entries = Object.values(translations)
    .flatMap((entriesOfContext) => Object.values(entriesOfContext))
    .map((entry) => ({ ...entry, msgid: entry.msgid.replace(mark, '') }))
    .filter(({ msgctxt, msgid }) => msgctxt !== undefined || msgid !== '');
  return { targetLanguage: readTargetLanguage(language), units: entries.map(readEntry) };
}

function readEntry({ msgctxt, msgid, msgstr, comments }: GetTextTranslation): ImportedUnit {
  if (msgctxt === undefined) {
    throw new UserError((messages) => messages.interchange.failures.poContext(msgid));
  }
  const flags = (comments?.flag ?? '').split(',').map((flag) => flag.trim());
  const isDraft = flags.includes('fuzzy');
  const target = (msgstr[0] ?? '').replaceAll('\r\n', '\n');
  return {
    id: msgctxt,
    source: msgid.replaceAll('\r\n', '\n'),
    target,
    isDone: target !== '' && !isDraft,
    ...(isDraft && { isDraft }),
    base: findBase(msgctxt, comments?.translator),
  };
}

/**
 * Reads the hash of the exported translation. Programs wrap comments, polib also behind a hyphen; they join those of
 * several files, and give a new entry the translation and the comments of a similar one.
 *
 * @returns `undefined` if the comments have no hash of this entry; `none` if they have different ones, so that the words
 * replace no translation
 */
function findBase(id: string, comments = ''): string | undefined {
  const squeeze = (text: string) => text.replace(/\s+/g, '');
  const own = comments
    .split(/(?<!\S)base:\s/)
    .map((comment) => /^(.+?)\s(none|[\da-f]{12})(?!\S)/s.exec(comment))
    .filter((found) => found !== null && squeeze(found[1] ?? '') === squeeze(id))
    .map((found) => found?.[2]);
  return own.every((hash) => hash === own[0]) ? own[0] : 'none';
}

function parse(text: string): ReturnType<typeof po.parse> {
  try {
    return po.parse(text.replace(beginOfSource, `$1${mark}`), { validation: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = 'lineNumber' in error ? Number(error.lineNumber) : undefined;
    const message = error.message.replaceAll(mark, '');
    throw new UserError((messages) => messages.interchange.failures.poSyntax(message), {
      line,
      cause: error,
    });
  }
}

import { type GetTextTranslation, po } from 'gettext-parser';
import { languageFacts } from '../../shared/languages.ts';
import type { ToolLanguage } from '../words/words.ts';
import { hashBase } from './base-hash.ts';
import { describeUnit } from './describe-unit.ts';
import type { ExchangeDocument, ExchangeUnit } from './exchange-unit.ts';
import { refuseForbidden } from './refuse-forbidden.ts';

/**
 * Writes a PO file of gettext: an entry for each text, with its id as context; a stale translation is fuzzy. Each plural form is an
 * entry of its own, because an entry of gettext has two source texts and one id, while our Turkish forms and
 * their Arabic ones are six texts with six ids.
 *
 * @param language of the comments
 * @throws ExchangeError for texts with control characters
 */
export function writePo(document: ExchangeDocument, language: ToolLanguage): string {
  refuseForbidden(document);
  const { targetLanguage, sourceLanguage, units, original } = document;
  const header = { '': { msgid: '', msgstr: [''] } };
  const translations = Object.fromEntries(
    units.map((unit) => [unit.id, { [unit.source]: writeEntry(unit, document, language) }]),
  );
  const table = {
    charset: 'utf-8',
    headers: {
      'Project-Id-Version': original,
      Language: targetLanguage,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      'Plural-Forms': languageFacts[targetLanguage].gettextPluralRule,
      'X-Source-Language': sourceLanguage,
    },
    translations: { '': header, ...translations },
  };
  return po.compile(table).toString('utf8');
}

function writeEntry(
  unit: ExchangeUnit,
  { targetLanguage }: ExchangeDocument,
  language: ToolLanguage,
): GetTextTranslation {
  const isStale = unit.state === 'stale';
  const notes = describeUnit(unit, targetLanguage, language).map(({ text }) => text);
  return {
    msgctxt: unit.id,
    msgid: unit.source,
    msgstr: [unit.target],
    comments: {
      extracted: [...notes, `base: ${hashBase(unit.target)}`].join('\n'),
      reference: unit.file,
      ...(isStale && unit.target !== '' ? { flag: 'fuzzy' } : {}),
      ...(isStale && unit.previousSource !== undefined
        ? { previous: `msgid ${quote(unit.previousSource)}` }
        : {}),
    },
  };
}

/** A text as PO writes it on one line. */
function quote(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n');
  return `"${escaped}"`;
}

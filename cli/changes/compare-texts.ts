import { defaultLanguage, type Language, translatedLanguages } from '../../shared/languages.ts';
import { getAt } from '../lib/get-at.ts';
import { isGap, listStrings } from '../model/walk-fields.ts';
import { unwrapParagraphs } from '../yaml/wrap-paragraphs.ts';
import type { TextChange } from './change.ts';

/** The strings of a text in one language by their plural forms; the form of a plain text is empty. */
type Forms = ReadonlyMap<string, string>;

/**
 * Compares a text as the visitors of each language read it. A change of a Turkish text that is shown in other languages
 * for want of a translation is one change, which names them.
 *
 * @param isLong whether pages show the paragraphs of the text one by one
 */
export function compareTexts(before: unknown, after: unknown, isLong: boolean): TextChange[] {
  const source = {
    before: readForms(before, defaultLanguage, isLong),
    after: readForms(after, defaultLanguage, isLong),
  };
  const isShown = (text: unknown, language: Language) => isGap(getAt(text, [language]));
  const fallbacks = translatedLanguages.filter(
    (language) => isShown(before, language) && isShown(after, language),
  );
  const translated = translatedLanguages
    .filter((language) => !fallbacks.includes(language))
    .flatMap((language) => {
      const former = readForms(before, language, isLong);
      const present = readForms(after, language, isLong);
      // A text that was added or removed as a whole has no former or no present state in any language.
      const isWhole = source.before.size === 0 || source.after.size === 0;
      if (!isWhole && former.size === 0)
        return compareForms(source.before, present, { language, also: [], turn: 'translated' });
      if (!isWhole && present.size === 0)
        return compareForms(former, source.after, { language, also: [], turn: 'untranslated' });
      return compareForms(former, present, { language, also: [] });
    });
  const own = { language: defaultLanguage, also: fallbacks } as const;
  return [...compareForms(source.before, source.after, own), ...translated];
}

function compareForms(
  before: Forms,
  after: Forms,
  said: Pick<TextChange, 'language' | 'also' | 'turn'>,
): TextChange[] {
  const forms = new Set([...before.keys(), ...after.keys()]);
  return Array.from(forms, (form): TextChange => {
    const names = form === '' ? {} : { form };
    return { kind: 'text', ...said, ...names, before: before.get(form), after: after.get(form) };
  }).filter((change) => change.before !== change.after);
}

/** The texts of a language as visitors read them; empty if there are none. */
function readForms(text: unknown, language: Language, isLong: boolean): Forms {
  const wording = getAt(text, [language]);
  if (isGap(wording)) return new Map();
  return new Map(
    listStrings(wording).map(({ path, text: string }) => [
      path.join('.'),
      normalizeText(string, isLong),
    ]),
  );
}

/** A text without the spaces and line breaks that no visitor sees. */
export function normalizeText(text: string, isLong: boolean): string {
  return unwrapParagraphs(text, isLong)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

import { forEachLanguage } from '../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import type { Picture } from '../../shared/schemas/forms.ts';

const fallBackTitle =
  'Organizasyonlarımızdakilerdenmişsinizcesine unutulmaz bir evlilik teklifi organizasyonu';

const longTitles: Partial<Record<string, string>> = {
  tr: fallBackTitle,
  en: 'An uncharacteristically straightforward counterrevolutionary sightseeing arrangement',
  ar: 'استقبالكم ومرافقتكم وتنظيم احتفالاتكم بمناسباتكم الاستثنائية في أجمل صحارى الإمارات وشواطئها',
};

/** Titles longer than an editor should write, each with the longest word of its language. */
export const longTitle = forEachLanguage((language) => longTitles[language] ?? fallBackTitle);

/** The same words as a translation that is missing shows them. */
export function fallBack(text: LocalText): LocalText {
  return { lang: 'tr', text: toPlainText(text) };
}

/** A picture that never arrives: the address answers, but with no picture, so that no console complains. */
export function loseFile(picture: Picture): Picture {
  return { ...picture, src: '/healthz', sources: [] };
}

/** A picture of another host, which has no placeholder. */
export function losePlaceholder(picture: Picture): Picture {
  return { ...picture, placeholder: undefined };
}

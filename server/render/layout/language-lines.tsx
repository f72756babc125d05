import { X } from 'lucide-react';
import { languageConfig } from '../../../shared/languages.ts';
import { withLanguage } from '../../../shared/paths.ts';
import type { LanguageLine } from '../list-language-lines.ts';
import { type Page, usePage } from '../page-context.tsx';
import { formatPageQuery } from '../page-url.ts';
import { listIndexable } from '../seo/canonical-url.ts';

/**
 * The lines that offer this page in another language, each in that language. All are hidden; the head’s script names the
 * one to show, if any, before the page is painted.
 */
export function LanguageLines({ offers }: { offers: readonly LanguageLine[] }) {
  const { path, query } = usePage();
  return offers.map(({ language, text, link, close }) => (
    <aside
      key={language}
      className="language-line"
      lang={language}
      dir={languageConfig[language].direction}
      aria-label={languageConfig[language].nativeName}
      hidden
      data-page-part
    >
      <p className="language-line__text">
        {text}{' '}
        <a href={withLanguage(path + formatPageQuery(query), language)} hrefLang={language}>
          {link}
        </a>
      </p>
      <button type="button" className="language-line__close" aria-label={close} data-close-offer>
        <X className="icon" size={18} strokeWidth={1.6} aria-hidden />
      </button>
    </aside>
  ));
}

/**
 * The lines of a page: of the other languages that it is written in, if its URL names its own. Two notices leave no room
 * for one.
 */
export function listOffers(page: Page): readonly LanguageLine[] {
  const { explicitLanguage, languageLines, notices } = page;
  if (explicitLanguage === undefined || notices.length > 1) return [];
  const written = listIndexable(page, page.path);
  return languageLines.filter(
    ({ language }) => language !== explicitLanguage && written.includes(language),
  );
}

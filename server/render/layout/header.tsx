import { SiteMenu } from '../../../client/islands/site-menu.tsx';
import { TextIn } from '../../../shared/components/text.tsx';
import { languageConfig, languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { isDetailPath, paths, withLanguage } from '../../../shared/paths.ts';
import { Island } from '../island.tsx';
import { type PageContext, usePage } from '../page-context.tsx';
import { formatPageQuery } from '../page-query.ts';
import { buildChatLink, buildTelephoneLink } from './contact-ways.tsx';

/** The fixed header: transparent at the top of the page, white once it is scrolled. */
export function Header() {
  const page = usePage();
  const section = findSection(page);
  const { bundle, language, t, label, link } = page;
  return (
    <header className="site-header">
      <a
        className="site-header__home"
        href={link(paths.home())}
        aria-label={`${toPlainText(bundle.site.brand.title)} – ${t('site.home')}`}
      >
        <Logo />
      </a>
      <Island
        name="site-menu"
        component={SiteMenu}
        hydrate="interaction"
        className="site-header__menu"
        props={{
          items: bundle.navigation.header.map(({ label, href }) => ({
            label,
            href: link(href),
            current: href === page.path ? 'page' : href === section ? 'true' : undefined,
          })),
          languages: languages.map((code) => ({
            code,
            nativeName: languageConfig[code].nativeName,
            href: withLanguage(page.path + formatPageQuery(page.query), code),
            isCurrent: code === language,
          })),
          phone: { number: bundle.site.phone, href: buildTelephoneLink(bundle.site.phone) },
          chatHref: buildChatLink(bundle.site),
          labels: {
            mainNavigation: t('header.main_navigation'),
            menu: t('header.menu'),
            language: t('header.language', {
              language: languageConfig[language].nativeName,
              code: language.toUpperCase(),
            }),
            languages: t('header.languages'),
            chat: label('site.chat'),
            newWindow: label('site.new_window'),
          },
        }}
      />
    </header>
  );
}

/** The navigation item a page belongs to. */
function findSection({ path, bundle }: PageContext): string | undefined {
  if (path.startsWith('/blog/')) return paths.blog();
  if (bundle.cars.some((car) => paths.detail(car.slug) === path)) return paths.cars();
  const isService = path.startsWith(paths.categoryPage('')) || isDetailPath(path);
  return isService ? paths.services() : undefined;
}

/** The mark, a half disc on the horizon, over the wordmark. */
export function Logo() {
  const { wordmark } = usePage().bundle.site.brand;
  return (
    <span className="logo">
      <svg className="logo__mark" width="64" height="12" viewBox="0 0 64 12" aria-hidden="true">
        <path d="M25 11a7 7 0 0 1 14 0z" className="logo__sun" />
        <path d="M0 11.5h64" className="logo__horizon" />
      </svg>
      <TextIn as="span" className="logo__word" value={wordmark} />
    </span>
  );
}

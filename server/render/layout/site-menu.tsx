import { ChevronDown, Menu, Phone, Route, ScrollText, X } from 'lucide-react';
import { ContentIcon } from '../../../shared/components/content-icon.tsx';
import { Text } from '../../../shared/components/text.tsx';
import { languageConfig, languages } from '../../../shared/languages.ts';
import { buildPlanPath, isDetailPath, paths, withLanguage } from '../../../shared/paths.ts';
import { type Page, usePage } from '../page-context.tsx';
import { formatPageQuery } from '../page-url.ts';
import { buildTelephoneLink, ChatLink, PhoneNumber } from './contact-ways.tsx';

/**
 * Navigation, language choice and the full-screen menu; all work without scripts, because they are `<details>`.
 * `client/menu.ts` adds what HTML lacks.
 */
export function SiteMenu() {
  const { bundle, language, t } = usePage();
  const { site } = bundle;
  const code = language.toUpperCase();
  const { nativeName } = languageConfig[language];
  return (
    <div className="site-header__menu">
      <nav className="site-nav" aria-label={t('header.main_navigation')}>
        <MenuLinks className="site-nav__links" />
      </nav>
      <details className="language-menu" data-menu="">
        <summary
          className="language-menu__button"
          aria-label={t('header.language', { language: nativeName, code })}
        >
          <span className="language-menu__name">{nativeName}</span>{' '}
          <span className="language-menu__code">{code}</span>
          <ChevronDown className="icon" size={16} strokeWidth={1.6} aria-hidden />
        </summary>
        <LanguageLinks className="language-menu__list" />
      </details>
      <details className="mobile-menu" data-menu="full-screen">
        <summary className="mobile-menu__button" aria-label={t('header.menu')}>
          <Menu className="icon mobile-menu__open" size={24} strokeWidth={1.3} aria-hidden />
          <X className="icon mobile-menu__close" size={24} strokeWidth={1.3} aria-hidden />
        </summary>
        <div className="mobile-menu__panel">
          <nav aria-label={t('header.menu')}>
            <MenuLinks className="mobile-menu__links" />
            <ServiceLinks />
          </nav>
          <p className="mobile-menu__contact">
            <ChatLink className="button button--light" />{' '}
            <a className="button button--outline" href={buildTelephoneLink(site.phone)}>
              <Phone className="icon" size={18} strokeWidth={1.6} aria-hidden />
              <PhoneNumber />
            </a>
          </p>
          <nav aria-label={t('header.languages')}>
            <LanguageLinks className="mobile-menu__languages" />
          </nav>
        </div>
      </details>
    </div>
  );
}

function MenuLinks({ className }: { className: string }) {
  const page = usePage();
  const section = findSection(page);
  return (
    <ul className={className}>
      {page.bundle.navigation.header.map(({ label, href }) => (
        <li key={href}>
          <a
            href={page.link(href)}
            aria-current={href === page.path ? 'page' : href === section ? 'true' : undefined}
          >
            <Text value={label} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The pages of the categories of services in their order, the visitor’s plan, and what else only the footer has. */
function ServiceLinks() {
  const { bundle, path, link, label, query } = usePage();
  const { categories, categoryPages, navigation } = bundle;
  const others = navigation.footer.quickLinks.items.filter(({ href }) =>
    navigation.header.every((item) => item.href !== href),
  );
  const pages = categories.flatMap((category) =>
    categoryPages
      .filter((page) => page.category === category.id)
      .map(({ name }) => ({ ...category, href: paths.categoryPage(name) })),
  );
  return (
    <ul className="mobile-menu__services">
      {pages.map(({ id, name, icon, href }) => (
        <li key={id}>
          <a href={link(href)} aria-current={href === path ? 'page' : undefined}>
            <ContentIcon name={icon} size={20} />
            <Text value={name} />
          </a>
        </li>
      ))}
      <li>
        <a href={link(buildPlanPath(query.plan))} rel="nofollow" data-plan-link>
          <Route className="icon" size={20} strokeWidth={1.4} aria-hidden />
          <Text value={label('plan.name')} />
        </a>
      </li>
      {others.map(({ name, href }) => (
        <li key={href}>
          <a href={link(href)} aria-current={href === path ? 'page' : undefined}>
            <ScrollText className="icon" size={20} strokeWidth={1.4} aria-hidden />
            <Text value={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The navigation item a page belongs to. */
function findSection({ path, bundle }: Page): string | undefined {
  if (path.startsWith('/blog/')) return paths.blog();
  if (bundle.cars.some((car) => paths.detail(car.slug) === path)) return paths.cars();
  const isService = path.startsWith(paths.categoryPage('')) || isDetailPath(path);
  return isService ? paths.services() : undefined;
}

function LanguageLinks({ className }: { className: string }) {
  const { path, query, language } = usePage();
  return (
    <ul className={className}>
      {languages.map((code) => (
        <li key={code}>
          <a
            href={withLanguage(path + formatPageQuery(query), code)}
            hrefLang={code}
            lang={code}
            data-language={code}
            aria-current={code === language ? 'true' : undefined}
          >
            <bdi>{languageConfig[code].nativeName}</bdi>{' '}
            <span className="language-code">({code.toUpperCase()})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

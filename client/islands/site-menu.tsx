import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Ltr, Text } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';
import { useDismissal } from './use-dismissal.ts';
import { useInertPage } from './use-inert-page.ts';

export interface MenuItem {
  label: LocalText;
  href: string;
  /** Whether the item is this page, or the part of the site this page belongs to. */
  current?: 'page' | 'true' | undefined;
}

export interface LanguageItem {
  code: string;
  nativeName: string;
  href: string;
  isCurrent: boolean;
}

export interface SiteMenuProps {
  items: MenuItem[];
  languages: LanguageItem[];
  phone: { number: string; href: string };
  chatHref: string;
  labels: {
    mainNavigation: string;
    menu: string;
    language: string;
    languages: string;
    chat: LocalText;
    newWindow: LocalText;
  };
}

/** Navigation, language choice and the full-screen menu; all work without scripts, because they are `<details>`. */
export function SiteMenu({ items, languages, phone, chatHref, labels }: SiteMenuProps) {
  const dropdown = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);
  useDismissal(dropdown);
  useDismissal(panel);
  useInertPage(panel);
  const current = languages.find((language) => language.isCurrent);

  return (
    <>
      <nav className="site-nav" aria-label={labels.mainNavigation}>
        <MenuLinks items={items} className="site-nav__links" />
      </nav>
      <details className="language-menu" ref={dropdown} suppressHydrationWarning>
        <summary className="language-menu__button" aria-label={labels.language}>
          {current?.code.toUpperCase()}
          <ChevronDown className="icon" size={16} strokeWidth={1.6} aria-hidden />
        </summary>
        <LanguageLinks languages={languages} className="language-menu__list" />
      </details>
      <details className="mobile-menu" ref={panel} suppressHydrationWarning>
        <summary className="mobile-menu__button" aria-label={labels.menu}>
          <Menu className="icon mobile-menu__open" size={24} strokeWidth={1.3} aria-hidden />
          <X className="icon mobile-menu__close" size={24} strokeWidth={1.3} aria-hidden />
        </summary>
        <div className="mobile-menu__panel">
          <nav aria-label={labels.menu}>
            <MenuLinks items={items} className="mobile-menu__links" />
          </nav>
          <p className="mobile-menu__contact">
            <a className="button button--light" href={chatHref} target="_blank" rel="noopener">
              <MessageCircle className="icon" size={20} strokeWidth={1.6} aria-hidden />
              <Text value={labels.chat} />
              <span className="visually-hidden">
                {' '}
                (<Text value={labels.newWindow} />)
              </span>
            </a>
            <a className="button button--outline" href={phone.href}>
              <Phone className="icon" size={18} strokeWidth={1.6} aria-hidden />
              <Ltr>{phone.number}</Ltr>
            </a>
          </p>
          <nav aria-label={labels.languages}>
            <LanguageLinks languages={languages} className="mobile-menu__languages" />
          </nav>
        </div>
      </details>
    </>
  );
}

function MenuLinks({ items, className }: { items: MenuItem[]; className: string }) {
  return (
    <ul className={className}>
      {items.map(({ label, href, current }) => (
        <li key={href}>
          <a href={href} aria-current={current}>
            <Text value={label} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function LanguageLinks({ languages, className }: { languages: LanguageItem[]; className: string }) {
  return (
    <ul className={className}>
      {languages.map(({ code, nativeName, href, isCurrent }) => (
        <li key={code}>
          <a
            href={href}
            hrefLang={code}
            lang={code}
            data-language={code}
            aria-current={isCurrent ? 'true' : undefined}
          >
            <bdi>{nativeName}</bdi> <span className="language-code">({code.toUpperCase()})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { TextIn } from '../../../shared/components/text.tsx';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import { usePage } from '../page-context.tsx';
import { PlanLink } from './plan-links.tsx';
import { SiteMenu } from './site-menu.tsx';

/** The fixed header: transparent at the top of the page, white once it is scrolled. */
export function Header() {
  const { bundle, t, link } = usePage();
  return (
    <header className="site-header">
      <a
        className="site-header__home"
        href={link(paths.home())}
        aria-label={`${toPlainText(bundle.site.brand.title)} – ${t('site.home')}`}
      >
        <Logo />
      </a>
      <SiteMenu />
      <PlanLink />
    </header>
  );
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

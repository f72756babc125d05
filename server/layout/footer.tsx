import { Camera, Mail, MapPin, Phone } from 'lucide-react';
import { Ltr } from '../../shared/components/ltr.tsx';
import { Text } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';
import { toPlainText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import { buildTelephoneLink } from '../build-chat-link.ts';
import { usePage } from '../page-context.tsx';
import { Logo } from './logo.tsx';

const iconProps = { className: 'icon', size: 20, strokeWidth: 1.4, 'aria-hidden': true };

export function Footer() {
  const { bundle, year, t, label, link } = usePage();
  const { site, navigation, pages } = bundle;
  const { description, quickLinks, services, contact } = navigation.footer;
  return (
    <footer className="footer" data-page-part>
      <div className="footer__columns">
        <div className="footer__brand">
          <Logo />
          <p className="footer__description">
            <Text value={description} />
          </p>
          <a className="footer__social" href={site.social.url} rel="noopener">
            <Camera {...iconProps} />
            <Ltr>{site.social.name}</Ltr>
          </a>
        </div>
        <FooterLinks {...quickLinks} />
        <FooterLinks {...services} />
        <div>
          <h2 className="footer__title">
            <Text value={contact.title} />
          </h2>
          <ul className="footer__list">
            <li>
              <a className="footer__contact" href={site.map.url} rel="noopener">
                <MapPin {...iconProps} />
                <Text value={site.address} />
              </a>
            </li>
            <li>
              <a className="footer__contact" href={buildTelephoneLink(site.phone)}>
                <Phone {...iconProps} />
                <Ltr>{site.phone}</Ltr>
              </a>
            </li>
            <li className="footer__contact">
              <Mail {...iconProps} />
              <Ltr>{site.email}</Ltr>
            </li>
          </ul>
        </div>
      </div>
      <p className="footer__wordmark" aria-hidden="true">
        <Text value={site.brand.wordmark} />
      </p>
      <div className="footer__legal">
        <p>
          <Text value={label('footer.rights', { year, brand: toPlainText(site.brand.title) })} />
        </p>
        <nav aria-label={t('footer.legal')}>
          <ul className="footer__legal-links">
            <li>
              <a href={link(paths.privacy())}>
                <Text value={pages.privacy.title} />
              </a>
            </li>
            <li>
              <a href={link(paths.terms())}>
                <Text value={pages.terms.title} />
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

interface LinkGroup {
  title: LocalText;
  items: { name: LocalText; href: string }[];
}

function FooterLinks({ title, items }: LinkGroup) {
  const { link } = usePage();
  return (
    <nav aria-label={toPlainText(title)}>
      <h2 className="footer__title">
        <Text value={title} />
      </h2>
      <ul className="footer__list">
        {items.map(({ name, href }) => (
          <li key={href}>
            <a href={link(href)}>
              <Text value={name} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

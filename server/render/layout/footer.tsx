import { Camera, Globe, Mail, MapPin, Phone } from 'lucide-react';
import { Ltr, Text, TextIn } from '../../../shared/components/text.tsx';
import { toPlainText } from '../../../shared/local-text.ts';
import { isPersonalPath } from '../../../shared/pages.ts';
import { paths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { usePage } from '../page-context.tsx';
import { canonicalUrl } from '../seo/canonical-url.ts';
import { buildTelephoneLink, PhoneNumber } from './contact-ways.tsx';
import { Logo } from './header.tsx';

const iconProps = { className: 'icon', size: 20, strokeWidth: 1.4, 'aria-hidden': true };

export function Footer() {
  const page = usePage();
  const { bundle, language, path, query, status, t, label, link } = page;
  const { site, navigation, pages } = bundle;
  const { description, quickLinks, services, contact } = navigation.footer;
  return (
    <footer className="footer" data-page-part>
      <div className="footer__columns">
        <div className="footer__brand">
          <Logo />
          <TextIn as="p" className="footer__description" value={description} />
          <a className="footer__social" href={site.social.url} rel="noopener">
            <Camera {...iconProps} />
            <Ltr>{site.social.name}</Ltr>
          </a>
        </div>
        <FooterLinks {...quickLinks} />
        <FooterLinks {...services} />
        <div>
          <TextIn as="h2" className="footer__title" value={contact.title} />
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
                <PhoneNumber />
              </a>
            </li>
            <li className="footer__contact">
              <Mail {...iconProps} />
              <Ltr>{site.email}</Ltr>
            </li>
            {status === 200 && !isPersonalPath(path) && (
              <li className="footer__contact footer__address">
                <Globe {...iconProps} />
                <Ltr>{canonicalUrl(page, path, language, query).replace(/^https?:\/\//, '')}</Ltr>
              </li>
            )}
          </ul>
        </div>
      </div>
      <TextIn as="p" className="footer__wordmark" aria-hidden="true" value={site.brand.wordmark} />
      <div className="footer__legal">
        <p>
          <Text
            value={label('footer.rights', {
              year: bundle.year,
              brand: toPlainText(site.brand.title),
            })}
          />
        </p>
        <nav aria-label={t('footer.legal')}>
          <ul className="footer__legal-links">
            <li>
              <TextIn as="a" href={link(paths.privacy())} value={pages.privacy.title} />
            </li>
            <li>
              <TextIn as="a" href={link(paths.terms())} value={pages.terms.title} />
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function FooterLinks({ title, items }: Bundle['navigation']['footer']['quickLinks' | 'services']) {
  const { link } = usePage();
  return (
    <nav aria-label={toPlainText(title)}>
      <TextIn as="h2" className="footer__title" value={title} />
      <ul className="footer__list">
        {items.map(({ name, href }) => (
          <li key={href}>
            <TextIn as="a" href={link(href)} value={name} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

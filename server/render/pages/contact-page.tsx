import { ContentIcon } from '../../../shared/components/content-icon.tsx';
import { Ltr, Text, TextIn } from '../../../shared/components/text.tsx';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { buildTelephoneLink, ChatLink, PhoneNumber } from '../layout/contact-ways.tsx';
import { OpeningHours } from '../layout/opening-hours.tsx';
import { PageTop } from '../layout/page-hero.tsx';
import { Questions } from '../layout/questions.tsx';
import { usePage } from '../page-context.tsx';
import { hoursId } from '../search-services.ts';
import { describeAgency } from '../seo/structured-data.ts';
import { ContactMap } from './contact-map.tsx';

/** The line that stands for the opening hours as a whole. */
const hoursLine = '{hours}';

/**
 * Address, hours and the ways to write are in a section, and no class there contains `contact`: the reader view of Firefox
 * drops divisions and lists by such names.
 */
export function ContactPage(contact: Bundle['pages']['contact']) {
  const page = usePage();
  const hasHours = contact.items.some(({ lines }) => lines.includes(hoursLine));
  return (
    <>
      <PageTop heading={contact} height="low" things={[describeAgency(page, { hasHours })]} />
      <section className="section office">
        <ul className="office__items">
          {contact.items.map(({ icon, title, lines }) => (
            <li
              key={toPlainText(title)}
              id={lines.includes(hoursLine) ? hoursId : undefined}
              className="office__item"
            >
              <ContentIcon name={icon} size={26} />
              <TextIn as="h2" value={title} />
              {lines.map((line) =>
                line === hoursLine ? (
                  <OpeningHours key={line} />
                ) : (
                  <p key={toPlainText(line)}>
                    <ContactLine line={line} />
                  </p>
                ),
              )}
            </li>
          ))}
        </ul>
      </section>
      <ContactMap title={contact.mapTitle} text={contact.mapText} />
      <Questions title={contact.faqTitle} questions={contact.faq} />
    </>
  );
}

/** A line of a contact item: a text, or a detail of the company as a link. */
function ContactLine({ line }: { line: LocalText }) {
  const { site } = usePage().bundle;
  switch (line) {
    case '{address}':
      return <TextIn as="a" href={site.map.url} rel="noopener" value={site.address} />;
    case '{phone}':
      return (
        <a href={buildTelephoneLink(site.phone)}>
          <PhoneNumber />
        </a>
      );
    case '{email}':
      return (
        <a href={`mailto:${site.email}`}>
          <Ltr>{site.email}</Ltr>
        </a>
      );
    case '{whatsapp}':
      return <ChatLink />;
    case '{social}':
      return (
        <a href={site.social.url} rel="noopener">
          <Ltr>{site.social.name}</Ltr>
        </a>
      );
    default:
      return <Text value={line} />;
  }
}

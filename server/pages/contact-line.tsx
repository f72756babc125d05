import { Ltr } from '../../shared/components/ltr.tsx';
import { Text, TextIn } from '../../shared/components/text.tsx';
import { formatHours } from '../../shared/format-time.ts';
import type { LocalText } from '../../shared/local-text.ts';
import { buildTelephoneLink } from '../build-chat-link.ts';
import { usePage } from '../page-context.tsx';

/** A line of a contact item: a text, or one of the company’s facts as a link. */
export function ContactLine({ line }: { line: LocalText }) {
  const { bundle, language } = usePage();
  const { site } = bundle;
  switch (line) {
    case '{address}':
      return <TextIn as="a" href={site.map.url} rel="noopener" value={site.address} />;
    case '{phone}':
      return (
        <a href={buildTelephoneLink(site.phone)}>
          <Ltr>{site.phone}</Ltr>
        </a>
      );
    case '{email}':
      return (
        <a href={`mailto:${site.email}`}>
          <Ltr>{site.email}</Ltr>
        </a>
      );
    case '{hours}':
      return formatHours(site.hours, language);
    default:
      return <Text value={line} />;
  }
}

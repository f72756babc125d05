import { MessageCircle } from 'lucide-react';
import { Ltr } from '../../shared/components/ltr.tsx';
import { Text, TextIn } from '../../shared/components/text.tsx';
import { toPlainText } from '../../shared/local-text.ts';
import type { Car, Experience } from '../../shared/schemas/bundle.ts';
import { buildChatLink } from '../build-chat-link.ts';
import { formatPrice } from '../format.ts';
import { usePage } from '../page-context.tsx';

/** The side card of a detail page; present only where `features.detailContact` is on. */
export function DetailContact({ entry }: { entry: Experience | Car }) {
  const { bundle, language, label } = usePage();
  const { details } = entry;
  const message = details && toPlainText(details.message);
  return (
    <aside className="detail__contact">
      <TextIn as="h2" className="side-panel__title" value={label('detail_page.contact')} />
      <dl className="facts">
        <TextIn as="dt" value={label('price.duration')} />
        <TextIn as="dd" value={entry.duration} />
        {bundle.site.features.prices && (
          <>
            <TextIn as="dt" value={label('price.price')} />
            <dd>
              <Ltr>{formatPrice(entry.price, language)}</Ltr>
            </dd>
          </>
        )}
      </dl>
      {details && <TextIn as="p" value={details.text} />}
      <a
        className="button"
        href={buildChatLink(bundle.site, message)}
        target="_blank"
        rel="noopener"
      >
        <MessageCircle className="icon" size={18} strokeWidth={1.6} aria-hidden />
        <Text value={label('detail_page.contact_button')} />
      </a>
    </aside>
  );
}

import { MessageCircle } from 'lucide-react';
import { Ltr } from '../../shared/components/ltr.tsx';
import { Text } from '../../shared/components/text.tsx';
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
      <h2 className="side-panel__title">
        <Text value={label('detail_page.contact')} />
      </h2>
      <dl className="facts">
        <dt>
          <Text value={label('price.duration')} />
        </dt>
        <dd>
          <Text value={entry.duration} />
        </dd>
        {bundle.site.features.prices && (
          <>
            <dt>
              <Text value={label('price.price')} />
            </dt>
            <dd>
              <Ltr>{formatPrice(entry.price, language)}</Ltr>
            </dd>
          </>
        )}
      </dl>
      {details && (
        <p>
          <Text value={details.text} />
        </p>
      )}
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

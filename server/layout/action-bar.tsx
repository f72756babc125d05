import { MessageCircle, Phone } from 'lucide-react';
import { Text, TextIn } from '../../shared/components/text.tsx';
import { buildChatLink, buildTelephoneLink } from '../build-chat-link.ts';
import { usePage } from '../page-context.tsx';

/** Chat and phone: a bar at the bottom of phones; on wider screens the chat floats at the physical bottom right. */
export function ActionBar() {
  const { bundle, t, label } = usePage();
  const { site } = bundle;
  return (
    <aside className="action-bar" aria-label={t('site.quick_contact')} data-page-part>
      <a className="action-bar__call" href={buildTelephoneLink(site.phone)}>
        <Phone className="icon" size={20} strokeWidth={1.6} aria-hidden />
        <Text value={label('site.call')} />
      </a>
      <a
        className="chat-button"
        href={buildChatLink(site)}
        target="_blank"
        rel="noopener"
        aria-label={`${t('site.chat')} (${t('site.new_window')})`}
      >
        <MessageCircle className="icon" size={26} strokeWidth={1.4} aria-hidden />
        <TextIn as="span" className="chat-button__words" value={label('site.chat')} />
      </a>
    </aside>
  );
}

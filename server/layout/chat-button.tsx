import { MessageCircle } from 'lucide-react';
import { buildChatLink } from '../build-chat-link.ts';
import { usePage } from '../page-context.tsx';
import { useLabels } from '../use-labels.ts';

/** The floating chat button, at the physical bottom right in every language. */
export function ChatButton() {
  const { bundle } = usePage();
  const { t } = useLabels();
  return (
    <aside aria-label={t('site.chat')} data-page-part>
      <a
        className="chat-button"
        href={buildChatLink(bundle.site)}
        target="_blank"
        rel="noopener"
        aria-label={`${t('site.chat')} (${t('site.new_window')})`}
      >
        <MessageCircle className="icon" size={26} strokeWidth={1.4} aria-hidden />
      </a>
    </aside>
  );
}

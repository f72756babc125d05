import { MessageCircle } from 'lucide-react';
import { Text } from '../../shared/components/text.tsx';
import { buildChatLink } from '../build-chat-link.ts';
import { usePage } from '../page-context.tsx';

/** The button that opens WhatsApp, with a message to start with or the greeting of the site. */
export function ChatLink({ message }: { message?: string }) {
  const { bundle, label } = usePage();
  return (
    <a className="button" href={buildChatLink(bundle.site, message)} target="_blank" rel="noopener">
      <MessageCircle className="icon" size={20} strokeWidth={1.6} aria-hidden />
      <Text value={label('site.chat')} />
      <span className="visually-hidden">
        {' '}
        (<Text value={label('site.new_window')} />)
      </span>
    </a>
  );
}

import { toPlainText } from '../shared/local-text.ts';
import type { Site } from '../shared/schemas/bundle.ts';

/** The chat-messaging link with a prefilled message; the greeting where a page has none of its own. */
export function buildChatLink(site: Site, message = toPlainText(site.chat.greeting.text)): string {
  return `https://wa.me/${site.chat.number}?text=${encodeURIComponent(message)}`;
}

/** A `tel:` link, without the spaces people read by. */
export function buildTelephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

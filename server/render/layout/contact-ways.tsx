import { MessageCircle, Phone } from 'lucide-react';
import { Ltr, Text, TextIn } from '../../../shared/components/text.tsx';
import { formatHours } from '../../../shared/format-time.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import type { Site } from '../../../shared/schemas/bundle.ts';
import { usePage } from '../page-context.tsx';

/** Chat and phone: a bar at the bottom of phones. On wider screens, the chat floats at the physical bottom right. */
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
        <TextIn as="span" className="chat-button__text" value={label('site.chat')} />
      </a>
    </aside>
  );
}

/** The button that opens WhatsApp with a prefilled message; `message` defaults to the greeting of the site. */
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

interface NextStepProps {
  /** The subject of the page; the prefilled message names it. */
  title: LocalText;
  /** Whether the subject can be booked; if so, the text names it. */
  isOffer?: boolean;
  /** The entry’s own message, in the default language. */
  message?: LocalText | undefined;
}

/**
 * The band that closes a page and leads on: WhatsApp with a message about the page, the phone, and when both answer.
 */
export function NextStep({ title, isOffer = false, message }: NextStepProps) {
  const { bundle, language, t, label } = usePage();
  const { site } = bundle;
  const name = toPlainText(title);
  const start =
    message && language === defaultLanguage
      ? toPlainText(message)
      : t('next_step.message', { title: name });
  const text = label(isOffer ? 'next_step.text' : 'next_step.general_text', { title: name });
  return (
    <section className="section section--sand next-step">
      <div>
        <TextIn as="h2" className="section__title" value={label('next_step.title')} />
        <TextIn as="p" className="section__text" value={text} />
      </div>
      <div className="next-step__ways">
        <ChatLink message={start} />
        <a className="button button--line" href={buildTelephoneLink(site.phone)}>
          <Phone className="icon" size={18} strokeWidth={1.6} aria-hidden />
          <Ltr>{site.phone}</Ltr>
        </a>
        <p className="next-step__hours">
          <Text value={label('next_step.hours', { hours: formatHours(site.hours, language) })} />
        </p>
      </div>
    </section>
  );
}

/** The WhatsApp link with a prefilled message; `message` defaults to the greeting. */
export function buildChatLink(site: Site, message = toPlainText(site.chat.greeting.text)): string {
  return `https://wa.me/${site.chat.number}?text=${encodeURIComponent(message)}`;
}

/** A `tel:` link, without the spaces of the readable number. */
export function buildTelephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

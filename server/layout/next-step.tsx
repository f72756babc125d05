import { Phone } from 'lucide-react';
import { Ltr } from '../../shared/components/ltr.tsx';
import { Text, TextIn } from '../../shared/components/text.tsx';
import { formatHours } from '../../shared/format-time.ts';
import { defaultLanguage } from '../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import type { Car, Experience } from '../../shared/schemas/bundle.ts';
import { buildTelephoneLink } from '../build-chat-link.ts';
import { usePage } from '../page-context.tsx';
import { ChatLink } from './chat-link.tsx';

interface NextStepProps {
  /** What the page is about; the message to start with names it. */
  title: LocalText;
  /** Whether that can be booked; the text names it then. */
  isOffer?: boolean;
  /** The message of an entry’s own, which is written in the default language. */
  message?: NonNullable<(Experience | Car)['details']>['message'] | undefined;
}

/** The band that closes a page and leads on: WhatsApp with a message about the page, the phone, and when both answer. */
export function NextStep({ title, isOffer = false, message }: NextStepProps) {
  const { bundle, language, t, label } = usePage();
  const { site } = bundle;
  const name = toPlainText(title);
  const start =
    message && language === defaultLanguage
      ? toPlainText(message)
      : t('next_step.message', { title: name });
  return (
    <section className="section section--sand next-step">
      <div>
        <TextIn as="h2" className="section__title" value={label('next_step.title')} />
        <p className="section__text">
          <Text
            value={
              isOffer ? label('next_step.text', { title: name }) : label('next_step.general_text')
            }
          />
        </p>
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

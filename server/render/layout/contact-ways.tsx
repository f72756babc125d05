import { MessageCircle, Phone } from 'lucide-react';
import { Ltr, Text, TextIn } from '../../../shared/components/text.tsx';
import { formatDays } from '../../../shared/days-of-week.ts';
import { formatHours } from '../../../shared/format-time.ts';
import { keepTogether } from '../../../shared/keep-together.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { listOpenDays } from '../../../shared/opening-hours.ts';
import { buildChatLink } from '../chat-message.ts';
import { type Page, usePage } from '../page-context.tsx';
import { describeSpecialHours, OpenNow, WeekLine } from './opening-hours.tsx';
import { PlanLink } from './plan-links.tsx';

/** Plan and chat: a bar at the bottom of phones. On wider screens, the chat floats at the physical bottom right. */
export function ActionBar() {
  const page = usePage();
  const { t, label } = page;
  const { name, shortName } = nameChat(page);
  return (
    <aside className="action-bar" aria-label={t('site.quick_contact')} data-page-part>
      <PlanLink />
      <a
        className="chat-button"
        href={useChatLink()}
        target="_blank"
        rel="noopener"
        aria-label={`${t(name)} (${t('site.new_window')})`}
      >
        <MessageCircle className="icon" size={26} strokeWidth={1.4} aria-hidden />
        <TextIn as="span" className="chat-button__text" value={label(shortName)} />
      </a>
    </aside>
  );
}

/** The button that opens WhatsApp with the message of the page. */
export function ChatLink({ className = 'button' }: { className?: string }) {
  const page = usePage();
  const { label } = page;
  return (
    <a className={className} href={useChatLink()} target="_blank" rel="noopener">
      <MessageCircle className="icon" size={20} strokeWidth={1.6} aria-hidden />
      <Text value={label(nameChat(page).name)} />
      <span className="visually-hidden">
        {' '}
        (<Text value={label('site.new_window')} />)
      </span>
    </a>
  );
}

/** The band that closes a page and leads on: WhatsApp with the message of the page, the phone, and when both answer. */
export function NextStep() {
  const { bundle, subject, label } = usePage();
  const { title, text } = subject
    ? bundle.messages[subject.kind].closing
    : { title: label('next_step.title'), text: label('next_step.general_text') };
  return <ClosingBand title={title} text={text} />;
}

interface ClosingBandProps {
  title: LocalText;
  text: LocalText;
}

/** The closing band with words of its own. */
export function ClosingBand({ title, text }: ClosingBandProps) {
  const page = usePage();
  const { bundle, language, label } = page;
  const { site, specialHours } = bundle;
  const [usual, ...others] = listOpenDays(site.hours);
  return (
    <section className="section section--sand next-step">
      <div>
        <TextIn as="h2" className="section__title" value={title} />
        <TextIn as="p" className="section__text" value={text} />
      </div>
      <div className="next-step__ways">
        <ChatLink />{' '}
        <a className="button button--line" href={buildTelephoneLink(site.phone)}>
          <Phone className="icon" size={18} strokeWidth={1.6} aria-hidden />
          <PhoneNumber />
        </a>
        <div className="next-step__hours">
          {usual && (
            <TextIn
              as="p"
              value={label('next_step.hours', {
                days: formatDays(usual.days, language),
                hours: formatHours(usual.spans, language),
              })}
            />
          )}
          {others.map((group) => (
            <WeekLine key={group.days[0]} group={group} />
          ))}
          {specialHours &&
            describeSpecialHours(page, specialHours).map((line) => (
              <TextIn key={toPlainText(line)} as="p" value={line} />
            ))}
          <OpenNow />
        </div>
      </div>
    </section>
  );
}

/** The words of the WhatsApp buttons, which say so if they send a plan; the short ones are a part of the others. */
function nameChat({ query }: Page) {
  return query.plan.length > 0
    ? ({ name: 'plan.send', shortName: 'plan.send_short' } as const)
    : ({ name: 'site.chat', shortName: 'site.chat' } as const);
}

/** The WhatsApp link with the prefilled message of the page, which is the same wherever it stands. */
export function useChatLink(): string {
  return buildChatLink(usePage());
}

/** The telephone number, as people read it. */
export function PhoneNumber() {
  return <Ltr>{keepTogether(usePage().bundle.site.phone)}</Ltr>;
}

/** A `tel:` link, without the spaces of the readable number. */
export function buildTelephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

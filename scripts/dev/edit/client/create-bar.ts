import type { Counts, ScriptData } from '../protocol.ts';
import { createElement } from './create-element.ts';
import type { EditMessages } from './script-data.ts';

/** Creates the bar at the lower edge: how many problems there are, and the button that turns editing on. */
export function createBar(
  messages: EditMessages,
  toggle: () => void,
  { refusal, clock }: Pick<ScriptData, 'refusal' | 'clock'>,
) {
  const words = messages.bar;
  const counts = createElement('a', { href: '/_icerik', class: 'counts' }, '');
  const hint = createElement('p', { class: 'hint', role: 'status' }, refusal ?? '');
  const button = createElement(
    'button',
    {
      type: 'button',
      class: 'toggle',
      'aria-pressed': 'false',
      'aria-keyshortcuts': 'E',
      title: words.keyHint,
      disabled: refusal !== undefined,
      onclick: toggle,
    },
    words.edit,
  );
  const time = createElement('p', { class: 'clock' }, '');
  if (clock) startClock(time, messages);
  const element = createElement(
    'aside',
    { class: 'bar', 'aria-label': words.label },
    button,
    hint,
    ...(clock ? [time] : []),
    counts,
  );
  return {
    element,
    button,
    showCounts: ({ problems, stale }: Counts) => {
      const parts = [];
      if (problems > 0) parts.push(words.problems(problems));
      if (stale > 0) parts.push(words.stale(stale));
      counts.textContent = parts.join(' · ') || words.nothing;
      counts.toggleAttribute('data-problems', problems > 0);
    },
    setOn: (isOn: boolean) => {
      button.setAttribute('aria-pressed', String(isOn));
      hint.textContent = isOn ? words.hint : '';
    },
    /** Says why something is not possible. */
    say: (sentence: string) => {
      hint.textContent = sentence;
    },
  };
}

/** Shows the day and minute in Dubai by the clock of the page, which is that of the site. */
function startClock(time: HTMLElement, { bar, locale }: EditMessages): void {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Dubai',
  });
  const show = () => {
    time.textContent = bar.clock(format.format(Date.now()));
  };
  show();
  setInterval(show, 1000);
}

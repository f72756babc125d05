import type { Counts } from '../protocol.ts';
import { createElement } from './create-element.ts';
import type { EditMessages } from './script-data.ts';

export interface Bar {
  element: HTMLElement;
  button: HTMLButtonElement;
  showCounts(counts: Counts): void;
  setOn(isOn: boolean): void;
  /** Says why something is not possible. */
  say(sentence: string): void;
}

/** Creates the bar at the lower edge: how many problems there are, and the button that turns editing on. */
export function createBar(messages: EditMessages, toggle: () => void, refusal?: string): Bar {
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
  const element = createElement(
    'aside',
    { class: 'bar', 'aria-label': words.label },
    button,
    hint,
    counts,
  );
  return {
    element,
    button,
    showCounts: ({ problems, stale }) => {
      const parts = [];
      if (problems > 0) parts.push(words.problems(problems));
      if (stale > 0) parts.push(words.stale(stale));
      counts.textContent = parts.join(' · ') || words.nothing;
      counts.toggleAttribute('data-problems', problems > 0);
    },
    setOn: (isOn) => {
      button.setAttribute('aria-pressed', String(isOn));
      hint.textContent = isOn ? words.hint : '';
    },
    say: (sentence) => {
      hint.textContent = sentence;
    },
  };
}

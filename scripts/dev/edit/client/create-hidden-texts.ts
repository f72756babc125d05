import type { Target } from './collect-pieces.ts';
import { createElement } from './create-element.ts';
import type { EditMessages } from './script-data.ts';

/** Creates the list of the texts of the page that cannot be clicked: those for search engines and screen readers. */
export function createHiddenTexts(
  messages: EditMessages,
  open: (target: Target) => void,
): { element: HTMLElement; show: (targets: readonly Target[]) => void } {
  const { label, kinds } = messages.hidden;
  const list = createElement('ul');
  const element = createElement('details', {}, createElement('summary', {}, label), list);
  return {
    element,
    show: (targets) => {
      const seen = new Set<string>();
      const items = targets.flatMap((target) => {
        const { kind, piece } = target;
        const name = `${kind} ${piece.text}`;
        if (kind === undefined || kind === 'picture' || seen.has(name)) return [];
        seen.add(name);
        const text = createElement('span', { lang: piece.language, dir: 'auto' }, piece.text);
        const small = createElement('small', {}, kinds[kind]);
        const onclick = () => open(target);
        return [
          createElement(
            'li',
            {},
            createElement('button', { type: 'button', onclick }, small, text),
          ),
        ];
      });
      element.hidden = items.length === 0;
      list.replaceChildren(...items);
    },
  };
}

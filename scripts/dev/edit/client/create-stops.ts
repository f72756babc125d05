import type { Target } from './collect-pieces.ts';
import { createElement } from './create-element.ts';
import type { EditMessages } from './script-data.ts';

const maxNameLength = 90;

/** Creates the buttons that stand for the texts of the page, for keyboards and screen readers. */
export function createStops(
  messages: EditMessages,
  handlers: { focus: (target: Target | undefined) => void; open: (target: Target) => void },
) {
  const element = createElement('div', {
    class: 'hidden stops',
    role: 'group',
    'aria-label': messages.stops.label,
  });
  const buttons = new Map<Target, HTMLButtonElement>();
  element.addEventListener('focusout', () => handlers.focus(undefined));

  const createButton = (target: Target): HTMLButtonElement => {
    const { element: shown, kind } = target;
    const isPicture = kind === 'picture';
    const text = isPicture ? (shown.getAttribute('alt') ?? '') : target.piece.text;
    const name = text.length > maxNameLength ? `${text.slice(0, maxNameLength)}…` : text;
    return createElement(
      'button',
      {
        type: 'button',
        onfocus: () => handlers.focus(target),
        onclick: () => handlers.open(target),
      },
      isPicture ? messages.stops.picture(name) : messages.stops.edit(name),
    );
  };

  return {
    element,
    /** Lists one button for each text, in the order of the page. */
    show: (targets: readonly Target[]) => {
      for (const [target, button] of buttons) {
        if (targets.includes(target)) continue;
        button.remove();
        buttons.delete(target);
      }
      let last: Element | undefined;
      for (const target of targets) {
        const button = buttons.get(target) ?? createButton(target);
        buttons.set(target, button);
        // A button in its place is not moved: it would lose the focus.
        const isInPlace = last ? last.nextSibling === button : element.firstChild === button;
        if (!isInPlace && last) last.after(button);
        else if (!isInPlace) element.prepend(button);
        last = button;
      }
    },
    /** Focuses the text after an element of the page, or before it; false if there is none. */
    focusBeside: (start: Element, isBackwards: boolean) => {
      const wanted = isBackwards
        ? Node.DOCUMENT_POSITION_PRECEDING
        : Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY;
      const targets = [...buttons.keys()];
      const isBeside = (target: Target) =>
        start === document.body ||
        (start.compareDocumentPosition(target.node ?? target.element) & wanted) !== 0;
      const target = isBackwards ? targets.findLast(isBeside) : targets.find(isBeside);
      if (!target) return false;
      buttons.get(target)?.focus({ preventScroll: true });
      return true;
    },
    /** Focuses the button of a text; false if it has none. */
    focus: (target: Target) => {
      const button = buttons.get(target);
      button?.focus({ preventScroll: true });
      return button !== undefined;
    },
  };
}

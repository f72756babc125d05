import type { Target } from './collect-pieces.ts';
import { createElement } from './create-element.ts';
import { measureTarget } from './measure-target.ts';

/** Creates a frame that follows a text. It lies over the page, and takes no clicks. */
export function createOutline(className: string) {
  const element = createElement('div', { class: `outline ${className}`, hidden: true });
  let shown: Target | undefined;
  let frame = 0;
  const follow = () => {
    const rect = shown && measureTarget(shown);
    element.hidden = !rect;
    if (rect) {
      const { style } = element;
      // Inside of a picture, which may reach to the edges of the window.
      const [x, y] = shown?.kind === 'picture' ? [-3, -3] : [5, 4];
      style.translate = `${rect.left - x}px ${rect.top - y}px`;
      style.width = `${rect.width + 2 * x}px`;
      style.height = `${rect.height + 2 * y}px`;
    }
    // Only frames tell of every move: of sticky headers, of sliders, and of pictures that load above.
    frame = shown ? requestAnimationFrame(follow) : 0;
  };
  return {
    element,
    /** Draws the outline of a text, and follows it; `undefined` removes it. */
    show: (target: Target | undefined) => {
      shown = target;
      cancelAnimationFrame(frame);
      follow();
    },
  };
}

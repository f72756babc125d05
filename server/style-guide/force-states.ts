/** A state that a specimen shows without anybody pointing at it, focusing it, pressing or opening it. */
export interface ForcedState {
  state: 'is-hovered' | 'is-focused' | 'is-active' | 'is-open';
  /** What the opening tag of the element holds, such as `class="chip"` or `<summary`. */
  tag: string;
  /** Which of those elements, from 1; all of them where absent. */
  place?: number;
}

/** Writes states into rendered HTML: as classes of the style guide’s own styles, or as the attribute `open`. */
export function forceStates(html: string, states: readonly ForcedState[]): string {
  return states.reduce((text, { state, tag, place }) => {
    let seen = 0;
    return text.replace(/<[a-z][^>]*>/g, (opening) => {
      if (!dropStates(opening).includes(tag)) return opening;
      seen += 1;
      return place === undefined || place === seen ? addState(opening, state) : opening;
    });
  }, html);
}

function addState(opening: string, state: ForcedState['state']): string {
  if (state === 'is-open') return opening.replace(/>$/, ' open="">');
  return / class="/.test(opening)
    ? opening.replace(/ class="[^"]*/, `$& ${state}`)
    : opening.replace(/>$/, ` class=" ${state}">`);
}

/** An element is found by what it was before other states were written into it. */
const dropStates = (opening: string) => opening.replace(/ is-\w+/g, '').replace(' class=""', '');

const force =
  (state: ForcedState['state']) =>
  (tag: string, place?: number): ForcedState => ({ state, tag, place });

export const hover = force('is-hovered');
export const focus = force('is-focused');
export const press = force('is-active');
export const open = force('is-open');

import { markedWords } from '../piece-rules.ts';
import { canBeClicked, collectTargets, type Target } from './collect-pieces.ts';
import type { createOutline } from './create-outline.ts';
import type { createStops } from './create-stops.ts';
import { type createPlaceFinder, findSame } from './find-places.ts';
import { findTargetAt, measureTarget } from './measure-target.ts';

const changePauseMs = 250;

interface EditModeOptions {
  host: Element;
  finder: ReturnType<typeof createPlaceFinder>;
  stops: ReturnType<typeof createStops>;
  hover: ReturnType<typeof createOutline>;
  open: (target: Target) => void;
  /** Called with all texts of the page once they are known, or known anew. */
  onTargets: (targets: readonly Target[]) => void;
  onError: (error: unknown) => void;
}

const pointerEvents = ['pointerdown', 'mousedown', 'dblclick', 'auxclick'] as const;

/** Creates the mode in which texts are outlined and a click opens their panel. */
export function createEditMode(options: EditModeOptions) {
  const { host, finder, stops, hover, open, onTargets, onError } = options;
  let isOn = false;
  /** The texts that are content; `undefined` until their places have come. */
  let byElement: Map<Element, Target[]> | undefined;
  /** What was chosen before that. */
  let awaited: Target | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks for the texts of the page anew. */
  const refresh = async () => {
    if (!isOn) return;
    try {
      const targets = await finder.find();
      if (!isOn) return;
      byElement = groupByElement(targets);
      stops.show(targets.filter((target) => canBeClicked(target) && measureTarget(target)));
      onTargets(targets);
      const target = awaited && findSame(awaited, targets);
      awaited = undefined;
      if (target) open(target);
    } catch (error) {
      awaited = undefined;
      onError(error);
    }
  };

  const isOutside = (event: Event) => !event.composedPath().includes(host);
  const isMeant = (event: MouseEvent) => isOutside(event) && !event.ctrlKey && !event.metaKey;
  /** Until it is known which texts are content, any of the page may be. */
  const list = () => byElement ?? groupByElement(collectTargets(host));
  const findAt = ({ clientX, clientY }: MouseEvent) => findTargetAt(clientX, clientY, list());
  const choose = (target: Target) => {
    if (byElement) open(target);
    else awaited = target;
  };

  const onMove = (event: PointerEvent) => {
    cancelAnimationFrame(frame);
    const target = byElement && isMeant(event) && !isTouch(event) ? findAt(event) : undefined;
    frame = requestAnimationFrame(() => hover.show(target));
  };

  // The focus must stay where it is. A touch may become a swipe, which is for the page; a tap ends with a click.
  const onPress = (event: MouseEvent) => {
    if (isMeant(event) && !isTouch(event) && findAt(event)) stop(event);
  };

  const onClick = (event: MouseEvent) => {
    if (!isMeant(event)) return;
    const target = findAt(event);
    const link = event.target instanceof Element && event.target.closest('a[href], area[href]');
    // Menus, questions and galleries still work beside their words, so that the texts within can be reached.
    if (target || link) stop(event);
    if (target) choose(target);
  };

  const onKey = (event: KeyboardEvent) => {
    if (!isOutside(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const active = document.activeElement ?? document.body;
    if (event.key === 'Tab') {
      if (stops.focusBeside(active, event.shiftKey)) stop(event);
    } else if (event.key === 'Enter' && active.matches('a[href]')) {
      stop(event);
      const around = active.closest(markedWords);
      const isOpened = (element: Element) => active.contains(element) || element === around;
      const target = [...list()].find(([element]) => isOpened(element))?.[1][0];
      if (target) choose(target);
    }
  };

  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), changePauseMs);
  });

  const listen = () => {
    for (const name of pointerEvents) addEventListener(name, onPress, { capture: true });
    addEventListener('click', onClick, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointermove', onMove, { capture: true, passive: true });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['open', 'hidden', 'alt', 'aria-label', 'title', 'placeholder', 'class'],
    });
  };

  const unlisten = () => {
    for (const name of pointerEvents) removeEventListener(name, onPress, { capture: true });
    removeEventListener('click', onClick, { capture: true });
    removeEventListener('keydown', onKey, { capture: true });
    removeEventListener('pointermove', onMove, { capture: true });
    observer.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };

  return {
    isOn: () => isOn,
    refresh,
    set: async (value: boolean) => {
      if (value === isOn) return;
      isOn = value;
      if (isOn) {
        listen();
        await refresh();
        return;
      }
      unlisten();
      hover.show(undefined);
      stops.show([]);
      byElement = undefined;
      awaited = undefined;
      onTargets([]);
    },
  };
}

const groupByElement = (targets: readonly Target[]) =>
  Map.groupBy(targets, ({ element }) => element);

/** Whether an event comes from a finger or a pen. The mouse events that follow a tap do not. */
function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType !== 'mouse';
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

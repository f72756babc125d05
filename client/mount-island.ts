import { type ComponentType, createElement, Fragment } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { registry } from './islands/registry.ts';
import { keepMarkup } from './keep-markup.ts';

type Island = Awaited<ReturnType<(typeof registry)[keyof typeof registry]>>;

/**
 * Hydrates one island from the JSON its server wrapper left on the marker; it works as soon as this returns. If it
 * breaks, now or later, the server’s markup takes its place.
 *
 * @param fail is told why, once
 * @throws {Error} where the props are broken
 */
export function mountIsland(
  element: HTMLElement,
  island: Island,
  fail: (error: unknown) => void,
): void {
  // The server rendered this component with these very props, checked by its wrapper’s types.
  const component = island as ComponentType<object>;
  const props: object = JSON.parse(element.dataset['props'] ?? '{}');
  const { restore, Watch } = keepMarkup(element);
  element.dataset['hydrated'] = '';
  const onUncaughtError = (error: unknown) => {
    // Parts that clean up after it may fail in turn.
    if (!('hydrated' in element.dataset)) return;
    delete element.dataset['hydrated'];
    restore();
    fail(error);
  };
  const content = createElement(
    Fragment,
    null,
    createElement(Watch),
    createElement(component, props),
  );
  flushSync(() => hydrateRoot(element, content, { onUncaughtError }));
}

import { type ComponentType, createElement, Fragment } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { registry } from './islands/registry.ts';
import { keepMarkup } from './keep-markup.ts';

type Island = Awaited<ReturnType<(typeof registry)[keyof typeof registry]>>;

/**
 * Hydrates one island from the JSON that the server rendered on its marker. The island works as soon as this returns.
 * If it breaks, now or later, its markup of before replaces it.
 *
 * @param fail called once with the error
 * @throws {Error} if the props are broken
 */
export function mountIsland(
  element: HTMLElement,
  island: Island,
  fail: (error: unknown) => void,
): void {
  // The server rendered this component with the same props, checked by the types of `Island`.
  const component = island as ComponentType<object>;
  const props: object = JSON.parse(element.dataset['props'] ?? '{}');
  const { restore, Watch } = keepMarkup(element);
  element.dataset['hydrated'] = '';
  const onUncaughtError = (error: unknown) => {
    // Cleaning up its components may fail as well.
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

import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { registry } from './islands/registry.ts';

type Island = Awaited<ReturnType<(typeof registry)[keyof typeof registry]>>;

/**
 * Hydrates one island from the JSON its server wrapper left on the marker; it works as soon as this returns.
 *
 * @throws {Error} where the props are broken
 */
export function mountIsland(element: HTMLElement, island: Island): void {
  // The server rendered this component with these very props, checked by its wrapper’s types.
  const component = island as ComponentType<object>;
  const props: object = JSON.parse(element.dataset['props'] ?? '{}');
  flushSync(() => hydrateRoot(element, createElement(component, props)));
  element.dataset['hydrated'] = '';
}

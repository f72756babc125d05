import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, registry } from './islands/registry.ts';

/**
 * Hydrates one island from the JSON its server wrapper left on the marker.
 *
 * @throws {Error} where the marker names no island, or its chunk or props cannot be loaded
 */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'] ?? '';
  if (!isIslandName(name)) throw new Error(`No island is called “${name}”.`);
  // The server rendered this component with these very props, checked by its wrapper’s types.
  const component = (await registry[name]()) as ComponentType<object>;
  const props: object = JSON.parse(element.dataset['props'] ?? '{}');
  hydrateRoot(element, createElement(component, props));
  element.dataset['hydrated'] = '';
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(registry, name);
}

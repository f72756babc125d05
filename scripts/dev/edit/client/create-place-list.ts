import type { Key, OpenText, PlaceName } from '../protocol.ts';
import { formatName, type Panel } from './create-panel.ts';
import type { Send } from './create-sender.ts';

export interface PlaceList {
  addNames(names: Record<Key, PlaceName>): void;
  /** Shows the places of the open text. */
  show(text: OpenText, keys: readonly Key[]): void;
  /** Adds on how many pages each place is seen, once that is known: the server may have to read all pages first. */
  count(): Promise<void>;
  /** The places that were listed with a text. */
  recall(key: Key): readonly Key[];
}

/** Creates what lists the places of the chosen words in the panel, by their names. */
export function createPlaceList(send: Send, panel: Pick<Panel, 'showChoices'>): PlaceList {
  const names = new Map<Key, PlaceName>();
  const counts = new Map<Key, number>();
  const listed = new Map<Key, readonly Key[]>();
  let chosen: Key | undefined;

  const list = () => {
    if (chosen === undefined) return;
    const choices = (listed.get(chosen) ?? []).map((key) => {
      return { key, name: formatName(names.get(key)) ?? key, pages: counts.get(key) };
    });
    panel.showChoices(choices, chosen);
  };

  return {
    addNames: (found) => {
      for (const [key, name] of Object.entries(found)) names.set(key, name);
    },
    show: (text, keys) => {
      chosen = text.key;
      names.set(chosen, text.name);
      listed.set(chosen, keys);
      list();
    },
    count: async () => {
      const keys = chosen === undefined ? [] : (listed.get(chosen) ?? []);
      // The numbers are a help alone; what fails is said where more depends on it.
      const { pages } = await send('seen', { keys: [...keys] }).catch(() => ({ pages: {} }));
      for (const [key, count] of Object.entries(pages)) counts.set(key, count);
      list();
    },
    recall: (key) => listed.get(key) ?? [key],
  };
}

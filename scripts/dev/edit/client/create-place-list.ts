import type { Key, OpenText, PlaceName } from '../protocol.ts';
import { formatName, type Panel } from './create-panel.ts';

export interface PlaceList {
  addNames(names: Record<Key, PlaceName>): void;
  /** Shows the places of the open text or picture. */
  show(text: OpenText, keys: readonly Key[]): void;
}

/** Creates what lists the places of the chosen words or picture in the panel, by their names. */
export function createPlaceList(panel: Pick<Panel, 'showChoices'>): PlaceList {
  const names = new Map<Key, PlaceName>();
  return {
    addNames: (found) => {
      for (const [key, name] of Object.entries(found)) names.set(key, name);
    },
    show: (text, keys) => {
      names.set(text.key, text.name);
      for (const { key, name } of text.picture?.uses ?? []) names.set(key, name);
      const choices = listKeys(text, keys).map((key) => {
        return { key, name: formatName(names.get(key)) ?? key };
      });
      panel.showChoices(choices, text.key, text.picture !== undefined);
    },
  };
}

/**
 * The places to choose from: those of the words that were clicked, or all places of a picture. None while another
 * picture is looked at, which is for this place alone.
 */
function listKeys({ key, picture }: OpenText, keys: readonly Key[]): readonly Key[] {
  if (!picture) return keys;
  if (picture.name !== picture.written) return [];
  const all = [key, ...picture.uses.map((use) => use.key)];
  return [...new Set([...keys.filter((one) => all.includes(one)), ...all])];
}

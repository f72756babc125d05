import type { Key, OpenText, PlaceName } from '../protocol.ts';
import { type createPanel, formatName } from './create-panel.ts';
import type { Send } from './create-sender.ts';

/** Creates what lists the places of the chosen words or picture in the panel, by their names. */
export function createPlaceList(
  send: Send,
  panel: Pick<ReturnType<typeof createPanel>, 'showChoices'>,
) {
  const names = new Map<Key, PlaceName>();
  const counts = new Map<Key, number>();
  const listed = new Map<Key, readonly Key[]>();
  let open: OpenText | undefined;

  const list = () => {
    if (!open) return;
    const choices = listKeys(open, listed.get(open.key) ?? []).map((key) => {
      return { key, name: formatName(names.get(key)) ?? key, pages: counts.get(key) };
    });
    panel.showChoices(choices, open.key, open.picture !== undefined);
  };

  return {
    addNames: (found: Record<Key, PlaceName>) => {
      for (const [key, name] of Object.entries(found)) names.set(key, name);
    },
    /** Shows the places of the open text or picture. */
    show: (text: OpenText, keys: readonly Key[]) => {
      open = text;
      names.set(text.key, text.name);
      for (const { key, name } of text.picture?.uses ?? []) names.set(key, name);
      listed.set(text.key, keys);
      list();
    },
    /** Adds on how many pages each place is seen, once that is known: the server may have to read all pages first. */
    count: async () => {
      const keys = open ? listKeys(open, listed.get(open.key) ?? []) : [];
      // The numbers are a help alone; what fails is said where more depends on it.
      const { pages } = await send('seen', { keys: [...keys] }).catch(() => ({ pages: {} }));
      for (const [key, count] of Object.entries(pages)) counts.set(key, count);
      list();
    },
    /** The places that were listed with a text. */
    recall: (key: Key) => listed.get(key) ?? [key],
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

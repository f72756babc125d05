import type { Key, OpenText, PlaceName } from '../protocol.ts';
import type { Choice, Panel } from './create-panel.ts';
import type { Send } from './create-sender.ts';

/** Most words are in few places; beyond that, counting their pages is not worth the requests. */
const maxCounted = 6;

/** Lists the places of the chosen words: at once by name, and then with the number of their pages. */
export async function listChoices({
  keys,
  names,
  opened,
  send,
  isCurrent,
  show,
}: {
  keys: readonly Key[];
  names: Readonly<Record<Key, PlaceName>>;
  opened: OpenText;
  send: Send;
  /** Whether the text is still the open one. */
  isCurrent: () => boolean;
  show: Panel['showChoices'];
}): Promise<void> {
  const choices: Choice[] = keys.map((key) => {
    const { entry, field } = names[key] ?? { entry: key, field: '' };
    return {
      key,
      name: field === '' ? entry : `${entry} · ${field}`,
      ...(key === opened.key && { pages: opened.pages }),
    };
  });
  show(choices, opened.key);
  if (keys.length < 2) return;
  const others = choices.slice(0, maxCounted).filter(({ key }) => key !== opened.key);
  await Promise.all(
    others.map(async (choice) => {
      const text = await send('open', { key: choice.key }).catch(() => undefined);
      if (text) choice.pages = text.pages;
    }),
  );
  if (isCurrent()) show(choices, opened.key);
}

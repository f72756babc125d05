import { listTextLinks, removeTextLinks, type TextLink } from '../../shared/text-links.ts';
import type { Messages } from '../messages/messages.ts';
import type { Side, TextChange } from './change.ts';
import { type NameFinder, nameLink } from './describe-value.ts';

interface LinkWording {
  messages: Messages['changes'];
  findTitle: Record<Side, NameFinder>;
}

/**
 * Says which links of a changed text lead elsewhere than before, came or went. Nothing is said of a text that is shown
 * anew or not any more: its words are told as a whole.
 */
export function describeLinks(
  { before, after, turn }: TextChange,
  { messages, findTitle }: LinkWording,
): string | undefined {
  if (before === undefined || after === undefined || turn) return undefined;
  const present = listTextLinks(after);
  const former = listTextLinks(before).filter((link) => !takeOut(present, isSame(link)));
  const said = former.map((link) => {
    const label = describeLabel(link);
    const from = nameLink(link.address, findTitle.before);
    const now = takeOut(present, ({ words }) => words === link.words);
    if (!now) return messages.linkGone({ label, from });
    return messages.linkMoved({ label, from, to: nameLink(now.address, findTitle.after) });
  });
  const added = present.map((link) =>
    messages.linkNew({ label: describeLabel(link), to: nameLink(link.address, findTitle.after) }),
  );
  const all = [...said, ...added];
  return all.length === 0 ? undefined : all.join(' ');
}

/** Links are told by their targets first, since their words may be changed with the sentence. */
function isSame({ address }: TextLink): (other: TextLink) => boolean {
  return (other) => other.address === address;
}

function takeOut(links: TextLink[], isMeant: (link: TextLink) => boolean): TextLink | undefined {
  const index = links.findIndex(isMeant);
  return index === -1 ? undefined : links.splice(index, 1)[0];
}

function describeLabel({ words }: TextLink): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** Whether two texts have the same words, so that only their links differ. */
export function haveSameWords({ before, after }: TextChange): boolean {
  return removeTextLinks(before ?? '') === removeTextLinks(after ?? '');
}

import { findBeginning } from '../../shared/dubai-time.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { formatMoment } from '../lib/format-moment.ts';
import { getAt } from '../lib/get-at.ts';
import { getMessages } from '../messages/messages.ts';
import { findData, noticesFile, readList } from '../model/content-index.ts';
import { findAddress } from '../model/page-address.ts';
import { findPublishing } from '../model/read-publish.ts';
import type { Fact } from './change.ts';
import type { Line, Section } from './change-document.ts';
import { isOver } from './compare-fields.ts';
import { describeFacts, type Wording } from './describe-change.ts';
import { nameLink, pickWords } from './describe-value.ts';
import { isPublished } from './pair-files.ts';

/** Something that comes by itself, with the instant at which it does. */
interface UpcomingItem {
  begins: number;
  line: Line;
}

/**
 * The section of what changes by itself, in order: notices and special hours that are not over, and entries that are
 * not published yet. It is about the present content, whatever has changed in it.
 */
export function layOutAhead(wording: Wording): Section[] {
  const { messages, states } = wording;
  const { files } = states.after;
  const special = getAt(findData(files, 'site.yaml'), ['hours', 'special']);
  const upcoming = [
    ...listLasting(findData(files, noticesFile), 'notice', wording),
    ...listLasting(special, 'specialHours', wording),
    ...listUnpublished(wording),
  ].toSorted((a, b) => a.begins - b.begins);
  if (upcoming.length === 0) return [];
  const lines = upcoming.map(({ line }) => line);
  return [{ title: messages.ahead, notes: [], groups: [{ lines }] }];
}

/** The fields shown of notices and special hours; the text of a notice and the name of hours come first. */
const shownFields = {
  notice: ['from', 'until', 'on'],
  specialHours: ['from', 'until', 'closed', 'opens', 'closes', 'and', 'days', 'except'],
} as const;

function listLasting(
  list: unknown,
  kind: keyof typeof shownFields,
  wording: Wording,
): UpcomingItem[] {
  const { ui, factsOf, messages, now } = wording;
  return readList({ data: { list } }, 'list').flatMap((item) => {
    const from = moment.safeParse(getAt(item, ['from'])).data;
    const words = pickWords(getAt(item, [kind === 'notice' ? 'text' : 'name']), ui, factsOf);
    if (from === undefined || words === undefined || isOver(item, now)) return [];
    const facts = shownFields[kind].flatMap((field): Fact[] => {
      const value = getAt(item, [field]);
      return value === undefined ? [] : [{ field: `${kind}.${field}`, value }];
    });
    const text = describeFacts(facts, 'after', wording);
    const name = messages.itemCalled({ name: messages.lasting[kind], label: words });
    return [{ begins: findBeginning(from), line: { name, body: { kind: 'sentence', text } } }];
  });
}

function listUnpublished({ states, now, ui, findTitle }: Wording): UpcomingItem[] {
  return states.after.files.filter(isPublished).flatMap((file): UpcomingItem[] => {
    const publish = findPublishing(file, now);
    const address = findAddress(file);
    if (publish === undefined || address === undefined) return [];
    const name = nameLink(address, findTitle.after);
    const text = getMessages(ui).translations.publishedOn(formatMoment(publish, ui));
    return [{ begins: findBeginning(publish), line: { name, body: { kind: 'sentence', text } } }];
  });
}

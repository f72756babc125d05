import { languages } from '../../shared/languages.ts';
import { collectionKeys, collections, pages } from '../../shared/pages.ts';
import { formatMoment } from '../lib/format-moment.ts';
import type { ListCounts } from '../messages/en/changes.ts';
import { getMessages } from '../messages/messages.ts';
import { listFolder } from '../model/content-index.ts';
import type { ShownOn } from '../model/find-pages.ts';
import { findAddress } from '../model/page-address.ts';
import { findPublishing } from '../model/read-publish.ts';
import type { Change, ContentState, Hidden } from './change.ts';
import type { ChangeDocument, Group, Line, Section } from './change-document.ts';
import type { ContentChanges, PageChange } from './compare-content.ts';
import { describeChange, nameFile, type Wording } from './describe-change.ts';
import type { Commit } from './find-commit.ts';
import { layOutAhead } from './lay-out-ahead.ts';
import type { UnreadFile } from './load-states.ts';

/** What is said beside the changes themselves. */
export interface Circumstances {
  commit: Commit;
  hasFolder: boolean;
  unread: readonly UnreadFile[];
  /** How many files are only written differently. */
  rewritten: number;
  /** The lists of the tool that changed, by their file names, and how many of their entries came and went. */
  lists: ReadonlyMap<string, ListCounts>;
  /** What `validate` finds now. */
  problems: { errors: number; warnings: number; notes: number };
  /** The command that lists them. */
  command: string;
}

type SeenChange = ContentChanges['seen'][number];

/** Arranges the changes for readers: page by page, and language by language on each. */
export function layOutChanges(
  changes: ContentChanges,
  circumstances: Circumstances,
  wording: Wording,
): ChangeDocument {
  const { messages } = wording;
  const sections = [...layOutPages(changes, wording), ...layOutShared(changes.seen, wording)];
  const ahead = layOutAhead(wording);
  const unseen = layOutUnseen(changes.unseen, circumstances, wording);
  return {
    title: messages.title,
    lead: describeCommit(circumstances, wording),
    summary: summarize(changes, sections, wording),
    ...(sections.length === 0 && { nothing: messages.nothing }),
    sections: [...sections, ...ahead],
    ...(unseen.length > 0 && { unseen: { title: messages.unseen, sections: unseen } }),
    notes: describeCircumstances(circumstances, wording),
  };
}

function describeCommit({ commit, hasFolder }: Circumstances, { messages, ui }: Wording): string {
  const { shortHash: hash, subject } = commit;
  // The day where the commit was made.
  const date = formatMoment(commit.date.slice(0, 'yyyy-mm-dd'.length), ui);
  const since = messages.since({ date, hash, subject });
  return hasFolder ? since : `${since} ${messages.noFolder}`;
}

function summarize(
  { pages, seen }: ContentChanges,
  sections: readonly Section[],
  { messages, ui }: Wording,
): string {
  const count = (kind: PageChange['kind']) => pages.filter((page) => page.kind === kind).length;
  const changed = sections.filter(({ address, state }) => address && !state).length;
  const isEverywhere = seen.some(({ shownOn }) => shownOn.kind === 'every page');
  const { summary } = messages;
  const counts = [
    ...(['new', 'gone', 'moved'] as const).map((kind) => [count(kind), summary[kind]] as const),
    [changed, summary.changed] as const,
  ];
  const said = counts.flatMap(([number, say]) => (number > 0 ? [say(number)] : []));
  if (isEverywhere) said.push(summary.everyPage);
  const sentence = said.join(', ');
  return sentence && `${sentence.slice(0, 1).toLocaleUpperCase(ui)}${sentence.slice(1)}.`;
}

/** A section for each page with a change, in the order of the site; pages that are gone come last. */
function layOutPages(changes: ContentChanges, wording: Wording): Section[] {
  const { seen } = changes;
  const byAddress = Map.groupBy(seen, ({ shownOn }) => findOnlyAddress(shownOn));
  const states = new Map(changes.pages.map((page) => [page.address, page]));
  const known = listAddresses(wording.states.after);
  const addresses = new Set([...byAddress.keys(), ...states.keys()]);
  const rank = (address: string) => known.indexOf(address) >>> 0;
  return [...addresses]
    .filter((address) => address !== undefined)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((address) => layOutPage(address, states.get(address), byAddress.get(address), wording));
}

/** The addresses of all pages in the order of the site. */
function listAddresses({ files }: ContentState): string[] {
  const entries = collectionKeys.flatMap((key) => listFolder(files, collections[key].folder));
  const singles = Object.values(pages).map(({ path }) => path);
  return [...singles, ...entries.flatMap((file) => findAddress(file) ?? [])];
}

function findOnlyAddress(shownOn: ShownOn): string | undefined {
  if (shownOn.kind !== 'pages') return undefined;
  const [address, ...more] = shownOn.addresses;
  return more.length === 0 ? address : undefined;
}

function layOutPage(
  address: string,
  page: PageChange | undefined,
  changes: readonly SeenChange[] = [],
  wording: Wording,
): Section {
  const { messages, findTitle } = wording;
  const title = findTitle.after(address) ?? findTitle.before(address) ?? address;
  const groups = groupByLanguage(changes, wording);
  if (!page) return { title, address, notes: [], groups };
  return {
    title,
    address,
    state: { kind: page.kind, name: messages.states[page.kind] },
    notes: describePage(page, wording),
    groups,
    ...(page.kind === 'new' && groups.length > 0 && { whole: messages.page.whole }),
  };
}

function describePage(page: PageChange, { messages, now, ui }: Wording): string[] {
  const { kind, file, address, isDraft, leadsTo } = page;
  if (kind === 'new') {
    const publish = findPublishing(file, now);
    return [
      ...(isDraft ? [messages.page.wasDraft] : []),
      ...(publish === undefined ? [] : [messages.page.publishedOn(formatMoment(publish, ui))]),
    ];
  }
  const before = page.before ?? address;
  return [
    ...(kind === 'moved' ? [messages.page.moved({ before, address })] : []),
    ...(isDraft ? [messages.page.isDraft] : []),
    leadsTo === undefined
      ? messages.page.leadsNowhere(before)
      : messages.page.leadsTo({ before, address: leadsTo }),
  ];
}

/** Sections for what every page shows, and for what several pages show. */
function layOutShared(seen: readonly SeenChange[], wording: Wording): Section[] {
  const { messages, findTitle } = wording;
  const everywhere = seen.filter(({ shownOn }) => shownOn.kind === 'every page');
  const several = Map.groupBy(
    seen.filter(({ shownOn }) => shownOn.kind === 'pages' && shownOn.addresses.length > 1),
    ({ shownOn }) => (shownOn.kind === 'pages' ? shownOn.addresses.join(' ') : ''),
  );
  const named = [...several].map(([addresses, changes]): Section => {
    const titles = addresses.split(' ').map((address) => findTitle.after(address) ?? address);
    const shown = titles.slice(0, maxTitles);
    const rest = titles.length - shown.length;
    if (rest > 0) shown.push(messages.morePages(rest));
    const title = messages.severalPages(shown.join(', '));
    return { title, notes: [], groups: groupByLanguage(changes, wording) };
  });
  if (everywhere.length === 0) return named;
  const groups = groupByLanguage(everywhere, wording);
  return [{ title: messages.everyPage, notes: [messages.everyPageNote], groups }, ...named];
}

/** The most titles in the heading of a section. */
const maxTitles = 4;

function groupByLanguage(
  changes: readonly Change[],
  wording: Wording,
  toLine: (change: Change) => Line = (change) => describeChange(change, wording),
): Group[] {
  const { messages } = wording;
  const common = changes.filter(({ kind }) => kind !== 'text');
  const groups = languages.map((language): Group => {
    const own = changes.filter((change) => change.kind === 'text' && change.language === language);
    return { language, name: messages.languageName(language), lines: own.map(toLine) };
  });
  return [{ name: messages.allLanguages, lines: common.map(toLine) }, ...groups]
    .filter(({ lines }) => lines.length > 0)
    .map(shareNote);
}

/** Tells a note once if all lines of a group have it. */
function shareNote(group: Group): Group {
  const [note, ...others] = new Set(group.lines.map((line) => line.note));
  if (note === undefined || others.length > 0 || group.lines.length === 1) return group;
  return { ...group, note, lines: group.lines.map(({ note: _, ...line }) => line) };
}

/** The reasons in the order in which they are told. */
const reasons: readonly Hidden[] = [
  'prices',
  'contactCard',
  'relatedPosts',
  'alternative',
  'search',
  'engines',
  'addresses',
  'draft',
  'over',
  'unused',
  'internal',
];

function layOutUnseen(
  unseen: readonly Change[],
  { lists }: Circumstances,
  wording: Wording,
): Section[] {
  const { messages } = wording;
  const byReason = Map.groupBy(unseen, ({ hidden = 'unused' }) => hidden);
  const nameOf = ({ file, side }: Change) => nameFile(file, side, wording);
  const sections = reasons.flatMap((reason): Section[] => {
    const changes = byReason.get(reason);
    if (!changes) return [];
    const title = messages.hidden[reason];
    if (reason === 'draft') {
      const drafts = Map.groupBy(changes, (change) => nameOf(change) ?? change.file);
      const lines = Array.from(drafts, ([name, { length }]): Line => {
        return { name, body: { kind: 'sentence', text: messages.draft(length) } };
      });
      return [{ title, notes: [], groups: [{ lines }] }];
    }
    const toLine = (change: Change): Line => {
      const line = describeChange(change, wording);
      const title = nameOf(change);
      return title === undefined ? line : { ...line, name: `${title} › ${line.name}` };
    };
    return [{ title, notes: [], groups: groupByLanguage(changes, wording, toLine) }];
  });
  if (lists.size === 0) return sections;
  const lines = Array.from(lists, ([file, counts]): Line => {
    const name = messages.listNames[file] ?? file;
    return { name, body: { kind: 'sentence', text: messages.counts(counts) } };
  });
  return [...sections, { title: messages.lists, notes: [], groups: [{ lines }] }];
}

function describeCircumstances(
  { unread, rewritten, problems, command }: Circumstances,
  { messages, ui }: Wording,
): string[] {
  const { reports } = getMessages(ui);
  return [
    ...unread.map(({ path, side }) => messages.unread[side](path)),
    ...(rewritten > 0 ? [messages.rewritten(rewritten)] : []),
    messages.problems({ counts: reports.counts(problems), command }),
  ];
}

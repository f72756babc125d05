import { type Language, languageConfig, languages } from '../../shared/languages.ts';
import { collectionKeys, collections, pages } from '../../shared/pages.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { listTextLinks, removeTextLinks, splitTextLinks } from '../../shared/text-links.ts';
import { formatMoment, formatPeriod } from '../lib/format-moment.ts';
import { getAt } from '../lib/get-at.ts';
import { getFieldDocs } from '../messages/field-docs.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { listFolder, noticesFile, picturesFile, readPictures } from '../model/content-index.ts';
import { findModel } from '../model/field-model.ts';
import { findAddress } from '../model/page-address.ts';
import { findPublishing } from '../model/read-publish.ts';
import { modelOf } from '../model/sources.ts';
import type { Change, ContentChanges, PageChange, PictureState } from './compare-content.ts';
import type { Row, TextChange } from './compare-rows.ts';
import { changeWords, createDescriber, type Describer } from './describe-value.ts';
import type { Commit } from './find-commit.ts';
import type { LoadedStates, Side } from './load-states.ts';
import { markWords, takeMovedParagraphs } from './mark-words.ts';

/** What is said beside the changes themselves. */
export interface Circumstances {
  commit: Commit;
  hasFolder: boolean;
  states: LoadedStates;
  /** How many problems the content has now; empty if none. */
  problems: string;
  /** The command that lists them. */
  command: string;
  ui: UiLanguage;
  /** The present instant, in milliseconds since 1970. */
  now: number;
  /** Shows a picture before its words; empty if it cannot be shown. */
  showPicture(picture: PictureState): string;
}

/** A mark in every document, which Markdown does not show. */
export const markdownMark = '<!-- catalogue changes -->';

/** What describes the changes: the words of both states. */
interface Writer extends Circumstances {
  words: (typeof changeWords)['en'];
  describers: Record<Side, Describer>;
}

interface Line {
  language?: Language;
  name: string;
  body: string;
  /** Who else sees the text, or what a translation replaced. */
  notes: readonly string[];
}

/**
 * Tells the changes in Markdown, page by page, and language by language on each. Changed words are in `<del>` and
 * `<ins>`, since the signs of Markdown would not be recognized inside words. GitHub allows these elements, and `lang`
 * and `dir`.
 */
export function writeMarkdown(found: ContentChanges, circumstances: Circumstances): string {
  const { ui, states, commit, hasFolder, problems, command } = circumstances;
  const words = changeWords[ui];
  const describers = {
    before: createDescriber(states.before, ui),
    after: createDescriber(states.after, ui),
  };
  const writer: Writer = { ...circumstances, words, describers };
  const sections = writePages(found, writer);
  const hidden = writeHidden(found.changes, writer);
  const rewritten = states.rewritten.filter(
    (path) => !found.files.has(path) && !states.unread.some((file) => file.path === path),
  );
  // The day where the commit was made.
  const date = formatMoment(commit.date.slice(0, 'yyyy-mm-dd'.length), ui);
  const since = words.since({ date, hash: commit.shortHash, subject: commit.subject });
  const notes = [
    ...states.unread.map(({ path, side }) => words.unread[side](path)),
    ...(rewritten.length > 0 ? [words.rewritten(rewritten.length)] : []),
    ...(states.lists.length > 0 ? [words.lists(states.lists.join(', '))] : []),
    words.problems({ counts: problems, command }),
  ];
  return `${[
    markdownMark,
    `# ${words.title}`,
    escapeText(hasFolder ? since : `${since} ${words.noFolder}`),
    ...(sections.length > 0 ? sections : [words.nothing]),
    ...(hidden.length > 0 ? fold(words.unseen, hidden) : []),
    '---',
    ...notes.map(escapeText),
  ].join('\n\n')}\n`;
}

/** Escapes what HTML and Markdown would read as markup, on one line. */
function escapeText(text: string): string {
  return text
    .replace(/[\u2066\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\`*_[\]#|~>@]|:(?=\/\/)|(?<=www)\./g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A part that readers open. An empty line lets Markdown begin inside. */
function fold(summary: string, blocks: readonly string[]): string[] {
  return [`<details><summary>${escapeText(summary)}</summary>`, ...blocks, '</details>'];
}

/** A section for each page, or for the pages that show the same, in the order of the site. */
function writePages({ pages: pageChanges, changes }: ContentChanges, writer: Writer): string[] {
  const { words, describers, states } = writer;
  const { files } = states.after;
  const entries = collectionKeys.flatMap((key) => listFolder(files, collections[key].folder));
  const known = [
    ...Object.values(pages).map(({ path }) => path),
    ...entries.flatMap((file) => findAddress(file) ?? []),
  ];
  const seen = changes.filter(({ hidden }) => hidden === undefined);
  const places = Map.groupBy(seen, ({ shownOn }) =>
    shownOn.kind === 'pages' ? shownOn.addresses.join(' ') : '',
  );
  for (const { address } of pageChanges) if (!places.has(address)) places.set(address, []);
  const rank = (place: string) => {
    const index = known.indexOf(place);
    return index < 0
      ? known.length + Number(!place.startsWith('/')) + 2 * Number(place.includes(' '))
      : index;
  };
  const nameOf = (address: string) =>
    describers.after.findTitle(address) ?? describers.before.findTitle(address) ?? address;
  return [...places.keys()]
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((place) => {
      const groups = writeGroups(places.get(place) ?? [], writer);
      if (place === '') return [`## ${words.everyPage}`, ...groups];
      const addresses = place.split(' ');
      if (addresses.length > 1) {
        const names = addresses.slice(0, maxNames).map(nameOf);
        if (addresses.length > maxNames) names.push(words.morePages(addresses.length - maxNames));
        return [`## ${escapeText(words.severalPages(names.join(', ')))}`, ...groups];
      }
      const page = pageChanges.find(({ address }) => address === place);
      const title = `${escapeText(nameOf(place))} (<code>${escapeText(place)}</code>)`;
      if (!page) return [`## ${title}`, ...groups];
      return [
        `## ${words.states[page.kind]}: ${title}`,
        ...describePage(page, writer).map(escapeText),
        ...(page.kind === 'new' && groups.length > 0 ? fold(words.page.whole, groups) : groups),
      ];
    });
}

/** The most pages that a heading names. */
const maxNames = 4;

function describePage(page: PageChange, { words, now, ui }: Writer): string[] {
  const { kind, file, before, address, isDraft, leadsTo } = page;
  const said = words.page;
  if (kind === 'new') {
    const publish = findPublishing(file, now);
    return [
      ...(isDraft ? [said.wasDraft] : []),
      ...(publish === undefined ? [] : [said.publishedOn(formatMoment(publish, ui))]),
    ];
  }
  return [
    ...(kind === 'moved' ? [said.moved({ before, address })] : []),
    ...(isDraft ? [said.isDraft] : []),
    leadsTo === undefined ? said.leadsNowhere(before) : said.leadsTo({ before, address: leadsTo }),
  ];
}

/** The changes of all languages, and those of each. */
function writeGroups(
  changes: readonly Change[],
  writer: Writer,
  titleOf: (change: Change) => string = () => '',
): string[] {
  const lines = changes.map((change) => writeLine(change, writer, titleOf(change)));
  return [undefined, ...languages].flatMap((language) => {
    const own = lines.filter((line) => line.language === language);
    if (own.length === 0) return [];
    const { words } = writer;
    const name = language ? words.languageName(language) : words.allLanguages;
    // A note that all lines have is told once.
    const [shared = [], ...others] = new Map(
      own.map(({ notes }) => [notes.join(), notes]),
    ).values();
    const isShared = own.length > 1 && others.length === 0 && shared.length > 0;
    return [
      `**${name}**`,
      ...(isShared ? shared.map((note) => `*${escapeText(note)}*`) : []),
      own.map((line) => formatLine(isShared ? { ...line, notes: [] } : line)).join('\n'),
    ];
  });
}

function formatLine({ name, body, notes }: Omit<Line, 'language'>): string {
  return [
    `- **${escapeText(name)}**: ${body}`,
    ...notes.map((note) => `  - *${escapeText(note)}*`),
  ].join('\n');
}

/** What visitors do not see, with the reasons. */
function writeHidden(changes: readonly Change[], writer: Writer): string[] {
  const { words, describers } = writer;
  const titleOf = ({ file, side }: Change) => {
    const { findTitle, pickWords } = describers[side];
    return findTitle(findAddress(file) ?? '') ?? pickWords(getAt(file.data, ['title'])) ?? '';
  };
  return Object.entries(words.hidden).flatMap(([reason, title]) => {
    const own = changes.filter(({ hidden }) => hidden === reason);
    if (own.length === 0) return [];
    const heading = `### ${title}`;
    if (reason !== 'draft') return [heading, ...writeGroups(own, writer, titleOf)];
    const drafts = Map.groupBy(own, (change) => titleOf(change) || change.file.path);
    const lines = Array.from(drafts, ([name, { length }]) =>
      formatLine({ name, body: words.draft(length), notes: [] }),
    );
    return [heading, lines.join('\n')];
  });
}

function writeLine(change: Change, writer: Writer, named: string): Line {
  const { words, describers, showPicture } = writer;
  const name = [...(named === '' ? [] : [named]), nameField(change, writer)].join(' › ');
  const pair = (before: string | undefined, after: string | undefined) =>
    [
      ...(before === undefined ? [] : [`<del>${before}</del>`]),
      ...(after === undefined ? [] : [`<ins>${after}</ins>`]),
    ].join(' → ');
  switch (change.kind) {
    case 'text': {
      const { form, language } = change;
      const full = form === '' ? name : `${name}, ${words.form(form)}`;
      return { language, name: full, ...writeText(change, writer) };
    }
    case 'picture': {
      const show = (picture: PictureState | undefined) => {
        if (!picture) return undefined;
        const shown = picture.file ?? picture.name;
        const alt = describers[picture.side].pickWords(picture.alt);
        return showPicture(picture) + escapeText(alt === undefined ? shown : `${alt} (${shown})`);
      };
      return { name, body: pair(show(change.before), show(change.after)), notes: [] };
    }
    case 'value': {
      const field = findField(change, change.path);
      const show = (value: unknown, side: Side) =>
        value === undefined ? undefined : escapeText(describers[side].describeValue(value, field));
      const body = pair(show(change.before, 'before'), show(change.after, 'after'));
      return { name, body, notes: [] };
    }
    case 'moved':
      return { name, body: words.moved({ from: change.from + 1, to: change.to + 1 }), notes: [] };
    default: {
      const said = change.kind === 'new' ? words.isNew : words.isGone;
      const facts = describeFacts(change.facts, change, writer);
      return { name, body: escapeText(facts === '' ? said : `${said}: ${facts}`), notes: [] };
    }
  }
}

/** The identifier of a field; that of an item of a list is that of the list. */
function findField({ file }: Change, path: readonly PropertyKey[]): string {
  const model = file.source && findModel(modelOf(file.source), path, file.data);
  return model?.meta.fieldId ?? String(path.at(-1) ?? '');
}

/** Fields without a name of their own for people: the entries of a section are known by the section. */
const wrappers: ReadonlySet<string> = new Set(['section.items', 'values.items', 'site.features']);

/** The fields by which people know an item of a list. */
const labelFields = ['title', 'name', 'label', 'q', 'text', 'alt'];

/** The way to a field, such as “Slides › “The key at” › Title”. */
function nameField(change: Change, { words, ui, describers, states }: Writer): string {
  const { file, path, side, kind } = change;
  if (file.path === 'labels.yaml') return words.label;
  if (file.path === picturesFile && path[2] === 'file') return words.pictureExchanged;
  const { pickWords } = describers[side];
  const names: string[] = file.path === noticesFile ? [words.notice] : [];
  for (const [index, key] of path.entries()) {
    const place = path.slice(0, index + 1);
    const value = getAt(file.data, place);
    const known = labelFields.map((field) => pickWords(getAt(value, [field]))).find(Boolean);
    const picture =
      typeof value === 'string'
        ? getAt(readPictures(states[side].files), [value, 'alt'])
        : undefined;
    const label = known ?? pickWords(picture);
    if (typeof key === 'number') {
      // An item that is itself the change is known by its position.
      const isItself =
        index === path.length - 1 && (kind === 'text' || kind === 'picture' || kind === 'value');
      const list = names.pop() ?? '';
      const found = label ?? pickWords(value);
      names.push(isItself || found === undefined ? `${list} ${key + 1}` : `${list} › “${found}”`);
      continue;
    }
    const field = findField(change, place);
    if (wrappers.has(field)) continue;
    names.push(getFieldDocs(field, ui)?.name ?? `“${label ?? String(key)}”`);
  }
  const car =
    kind === 'moved' && path[0] === 'order' ? pickWords(getAt(file.data, ['title'])) : undefined;
  return [...names, ...(car === undefined ? [] : [`“${car}”`])].join(' › ');
}

/** The fields of an item, the days of a notice first: “24 – 26 December 2026; Kind: quiet”. */
function describeFacts(facts: readonly Row[], change: Change, { describers, ui }: Writer): string {
  const read = (key: string) =>
    moment.safeParse(facts.find(({ path }) => path.at(-1) === key)?.value).data;
  const [from, until] = [read('from'), read('until')];
  const isPeriod = from !== undefined && until !== undefined;
  const others = facts.filter(({ path }) => {
    const key = String(path.at(-1));
    return key !== 'id' && !(isPeriod && (key === 'from' || key === 'until'));
  });
  return [
    ...(isPeriod ? [formatPeriod(from, until, ui)] : []),
    ...others.map(({ path, value }) => {
      const field = findField(change, path);
      const name = getFieldDocs(field, ui)?.name ?? String(path.at(-1));
      return `${name}: ${describers[change.side].describeValue(value, field)}`;
    }),
  ].join('; ');
}

/** The words of a text, those that changed marked, and what is said of it. Targets of links are shown if they differ. */
function writeText(change: TextChange, writer: Writer): Pick<Line, 'body' | 'notes'> {
  const { words, describers } = writer;
  const { language, before, after, turn, also } = change;
  const { fill } = describers.after;
  const listTargets = (text: string) =>
    listTextLinks(text)
      .map(({ address }) => address)
      .join();
  const areLinksTold =
    removeTextLinks(before) === removeTextLinks(after) ||
    (before !== '' && after !== '' && !turn && listTargets(before) !== listTargets(after));
  const show = (text: string, side: Side) => {
    if (!areLinksTold) return removeTextLinks(text);
    const parts = splitTextLinks(text).map((part) =>
      typeof part === 'string'
        ? part
        : `${part.words} ‹${describers[side].nameLink(part.address)}›`,
    );
    return parts.join('');
  };
  const written = [
    turn === 'translated' ? '' : show(before, 'before'),
    turn === 'untranslated' ? '' : show(after, 'after'),
  ] as const;
  const filled = written.map((text) => fill(text, language));
  // If only a value became a placeholder, or the other way round, visitors read the same.
  const [former = '', present = ''] = filled[0] === filled[1] ? written : filled;
  const texts = takeMovedParagraphs(former, present);
  const body = markWords(texts.before, texts.after, (text, kind) => {
    if (kind === 'same') return escapeText(text);
    const element = kind === 'removed' ? 'del' : 'ins';
    return `<${element}>${escapeText(text)}</${element}>`;
  });
  const { direction } = languageConfig[language];
  const notes = [
    ...texts.moved.map((paragraph) => {
      const [from = 0, to = 0] = [former, present].map((text) =>
        text.split('\n\n').indexOf(paragraph),
      );
      return words.paragraphMoved({
        paragraph: paragraph.slice(0, 60),
        from: from + 1,
        to: to + 1,
      });
    }),
    ...(turn === 'translated' ? [words.translated] : []),
    ...(turn === 'untranslated'
      ? [words.untranslated({ source: fill(removeTextLinks(after), 'tr') })]
      : []),
    ...(also.length > 0 ? [words.also(also)] : []),
  ];
  return {
    body: `<span lang="${language}" dir="${direction}">${body}</span>`,
    notes,
  };
}

import { languageConfig, languages } from '../../shared/languages.ts';
import { removeTextLinks, splitTextLinks } from '../../shared/text-links.ts';
import { formatMoment } from '../lib/format-moment.ts';
import { getAt } from '../lib/get-at.ts';
import { getFieldDocs } from '../messages/field-docs.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { noticesFile, picturesFile } from '../model/content-index.ts';
import { findModel } from '../model/field-model.ts';
import { findAddress } from '../model/page-address.ts';
import { models } from '../model/sources.ts';
import { showHarmful } from '../reporters/terminal-text.ts';
import {
  type Change,
  type ContentChanges,
  type ContentState,
  findPicture,
  type PageChange,
  type Side,
} from './compare-content.ts';
import type { TextDifference } from './compare-rows.ts';
import { changeWords, createDescriber } from './describe-value.ts';
import { markWords, takeMovedParagraphs } from './mark-words.ts';
import type { Row } from './pair-items.ts';
import type { Revision } from './read-revision.ts';

/** A mark in every document, which neither Markdown nor HTML shows. */
export const ownMark = '<!-- catalogue changes -->';

/** Fields without a name of their own for people: the entries of a section are known by the section. */
const wrappers: ReadonlySet<string> = new Set(['section.items', 'values.items', 'site.features']);

/** The fields by which people know an item of a list, or a picture. */
const labelFields = ['title', 'name', 'label', 'q', 'text', 'alt'];

/** The most pages that a heading names. */
const maxNames = 4;

/**
 * Tells changes in Markdown, page by page, and language by language on each. Changed words are in `<del>` and `<ins>`,
 * since the signs of Markdown would not be recognized inside words. GitHub allows these elements, `lang` and `dir`.
 *
 * @param thumbnails small copies of pictures for the document, by the names of their bytes
 * @param remarks what is said at the end
 */
export function writeMarkdown(
  { pages: pageChanges, changes }: ContentChanges,
  states: Record<Side, ContentState>,
  { commit, hasFolder }: Revision,
  ui: UiLanguage,
  thumbnails: ReadonlyMap<string, string>,
  remarks: readonly string[],
): string {
  const words = changeWords[ui];
  const describers = {
    before: createDescriber(states.before, ui),
    after: createDescriber(states.after, ui),
  };
  const nameOf = (address: string) =>
    describers.after.titles.get(address) ?? describers.before.titles.get(address) ?? address;

  const writeSection = (place: string, own: readonly Change[]): string[] => {
    const groups = writeGroups(own, place);
    if (place === '') return [`## ${words.everyPage}`, ...groups];
    const names = place.split(' ').map(nameOf);
    const several = names.slice(0, maxNames).join(', ') + (names.length > maxNames ? ', …' : '');
    if (names.length > 1) return [`## ${escapeText(words.severalPages(several))}`, ...groups];
    const title = `${escapeText(names.join())} (<code>${escapeText(place)}</code>)`;
    const page = pageChanges.find(({ address }) => address === place);
    if (!page) return [`## ${title}`, ...groups];
    const told = describePage(page).map(escapeText);
    return [`## ${words.states[page.kind]}: ${title}`, ...told, ...groups];
  };

  const describePage = ({ kind, before = '', address, leadsTo, isDraft, publish }: PageChange) =>
    keep(
      kind === 'moved' && words.page.moved({ before, address }),
      isDraft && (kind === 'new' ? words.page.wasDraft : words.page.isDraft),
      publish !== undefined && words.page.publishedOn(formatMoment(publish, ui)),
      kind !== 'new' && words.page.leadsTo(before, leadsTo),
    );

  /** The changes of all languages, and those of each. */
  const writeGroups = (own: readonly Change[], page?: string): string[] => {
    const lines = own.map((change) => {
      const [body = '', note] = change.kind === 'text' ? writeText(change) : [writeBody(change)];
      const language = change.kind === 'text' ? change.language : undefined;
      return { language, note, body, name: nameField(change, page) };
    });
    return [undefined, ...languages].flatMap((language) => {
      const group = lines.filter((line) => line.language === language);
      if (group.length === 0) return [];
      // A note that all lines have is told once.
      const [shared, ...others] = new Set(group.map(({ note }) => note));
      const isShared = group.length > 1 && others.length === 0;
      const list = group.map((line) => formatLine(line.name, line.body, isShared ? '' : line.note));
      const name = language ? words.languageName(language) : words.allLanguages;
      return keep(`**${name}**`, isShared && shared && `*${shared}*`, list.join('\n'));
    });
  };

  const writeBody = (change: Exclude<Change, TextDifference>): string => {
    if (change.kind === 'moved') return words.moved({ from: change.from + 1, to: change.to + 1 });
    if (change.kind !== 'value') return change.kind === 'new' ? words.isNew : words.isGone;
    const field = findField(change.file, change.path);
    const { before, after } = change;
    return keep(
      before && `<del>${describeRow(before, field, 'before')}</del>`,
      after && `<ins>${describeRow(after, field, 'after')}</ins>`,
    ).join(' → ');
  };

  /** The way to a field, such as “Slides › “The key at” › Title”. */
  const nameField = (change: Change, page: string | undefined): string => {
    const { file, path, side, kind } = change;
    if (file.path === picturesFile && path.length === 2) return words.pictureExchanged;
    const { pickWords, nameFile } = describers[side];
    // An entry is named if it has another page, or none is told.
    const isNamed = page === undefined || (findAddress(file) ?? page) !== page;
    const isLabel = file.path === 'labels.yaml';
    const kindOfFile = isLabel ? words.label : file.path === noticesFile && words.notice;
    const names = keep(isNamed && nameFile(file), kindOfFile);
    for (const [index, key] of isLabel ? [] : path.entries()) {
      const place = path.slice(0, index + 1);
      const value = getAt(file.data, place);
      const fields = labelFields.map((label) => pickWords(getAt(value, [label])));
      const label = fields.find((text) => text !== undefined) ?? pickWords(value);
      const field = findField(file, place);
      // A text, a picture or a value that is itself an item is known by its position.
      const isItself = index === path.length - 1 && (kind === 'text' || kind === 'value');
      if (typeof key === 'number')
        names.push(label === undefined || isItself ? `${names.pop()} ${key + 1}` : `“${label}”`);
      else if (!wrappers.has(field))
        names.push(getFieldDocs(field, ui)?.name ?? `“${label ?? field}”`);
    }
    const form = change.kind === 'text' && change.form !== '' && words.form(change.form);
    return keep(...names, form).join(' › ');
  };

  const describeRow = ({ kind, value }: Row, field: string, side: Side): string => {
    const { pickWords, describeValue } = describers[side];
    if (kind !== 'picture') return escapeText(describeValue(value, field));
    const { file, alt, blob = '' } = findPicture(states[side], value);
    const shown = pickWords(alt);
    return (thumbnails.get(blob) ?? '') + escapeText(shown ? `${shown} (${file})` : file);
  };

  /** The words of a text, with those that changed marked. */
  const writeText = (change: TextDifference) => {
    const { language, turn } = change;
    const { fill } = describers.after;
    // A link is shown with where it leads.
    const show = (side: Side) => {
      if (turn === (side === 'before' ? 'translated' : 'untranslated')) return '';
      const { nameLink } = describers[side];
      const parts = splitTextLinks(change[side]).map((part) =>
        typeof part === 'string' ? part : `${part.words} ‹${nameLink(part.address)}›`,
      );
      return parts.join('');
    };
    const written = [show('before'), show('after')];
    const filled = written.map((text) => fill(text, language));
    // If only a value became a placeholder, or the other way round, visitors read the same.
    const [former = '', present = ''] = filled[0] === filled[1] ? written : filled;
    const { before, after, moved } = takeMovedParagraphs(former, present);
    const body = markWords(before, after, (text, element) =>
      element === undefined ? escapeText(text) : `<${element}>${escapeText(text)}</${element}>`,
    );
    const notes = keep(
      ...moved.map(words.paragraphMoved),
      turn === 'translated' && words.translated,
      turn === 'untranslated' &&
        words.untranslated({ source: fill(removeTextLinks(change.after), 'tr') }),
      change.also.length > 0 && words.also(change.also),
    );
    const told = `<span lang="${language}" dir="${languageConfig[language].direction}">${body}</span>`;
    return [told, escapeText(notes.join(' '))];
  };

  /** What visitors do not see, with the reasons. */
  const writeHidden = (): string[] =>
    Object.entries(words.hidden).flatMap(([reason, title]) => {
      const own = changes.filter(({ hidden }) => hidden === reason);
      if (own.length === 0) return [];
      if (reason !== 'draft') return [`### ${title}`, ...writeGroups(own)];
      const drafts = Map.groupBy(
        own,
        ({ file, side }) => describers[side].nameFile(file) ?? file.path,
      );
      const lines = Array.from(drafts, ([name, { length }]) =>
        formatLine(name, words.draft(length)),
      );
      return [`### ${title}`, lines.join('\n')];
    });

  const places = Map.groupBy(
    changes.filter(({ hidden }) => hidden === undefined),
    ({ shownOn }) => (shownOn.kind === 'pages' ? shownOn.addresses.join(' ') : ''),
  );
  for (const { address } of pageChanges) if (!places.has(address)) places.set(address, []);
  // What more pages show comes later.
  const rank = (place: string) => (place === '' ? Infinity : place.split(' ').length);
  const sections = [...places]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .flatMap(([place, own]) => writeSection(place, own));
  const hidden = writeHidden();
  // The day where the commit was made.
  const date = formatMoment(commit.date.slice(0, 'yyyy-mm-dd'.length), ui);
  const since = words.since({ date, hash: commit.shortHash, subject: commit.subject });
  const blocks = [
    ownMark,
    `# ${words.title}`,
    escapeText(hasFolder ? since : `${since} ${words.noFolder}`),
    ...(sections.length > 0 ? sections : [words.nothing]),
    ...(hidden.length > 0
      ? [`<details><summary>${words.unseen}</summary>`, ...hidden, '</details>']
      : []),
    '---',
    ...remarks.map(escapeText),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Escapes what HTML and Markdown would read as markup, on one line. Signs that nobody sees are named. */
function escapeText(text: string): string {
  const line = text.replace(/[\u2066\u2069]/g, '').replace(/\s+/g, ' ');
  const signs = /[&<\\`*_[\]#|~>@]|:(?=\/\/)|(?<=www)\./g;
  return showHarmful(line).replace(signs, (sign) => `&#${sign.charCodeAt(0)};`);
}

function formatLine(name: string, body: string, note?: string): string {
  return keep(`- **${escapeText(name)}**: ${body}`, note && `  - *${note}*`).join('\n');
}

/** The texts that are not left out. */
function keep(...texts: readonly (string | false | undefined)[]): string[] {
  return texts.filter((text) => typeof text === 'string' && text !== '') as string[];
}

/** The identifier of a field; that of an item of a list is that of the list. */
function findField(file: Change['file'], path: readonly PropertyKey[]): string {
  const model = file.source && findModel(models[file.source], path, file.data);
  return model?.meta.fieldId ?? String(path.at(-1) ?? '');
}

import { daysOfWeek, formatDay } from '../../shared/days-of-week.ts';
import { parseLanguage } from '../../shared/languages.ts';
import { pageKeys, pages } from '../../shared/pages.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { removeTextLinks } from '../../shared/text-links.ts';
import { formatMoment } from '../lib/format-moment.ts';
import { getAt } from '../lib/get-at.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { findData, readList } from '../model/content-index.ts';
import { fillVariables, type LocalContext } from '../model/localize.ts';
import { findAddress } from '../model/page-address.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import type { ContentState } from './change.ts';
import { changeWords } from './change-words.ts';

/**
 * The words of a text in the language of the tool, else in Turkish, with facts of the site filled in; `undefined` if it
 * has neither.
 */
export function pickWords(
  text: unknown,
  ui: UiLanguage,
  factsOf: LocalContext['factsOf'],
): string | undefined {
  const choices = [
    { words: text, language: ui },
    { words: getAt(text, [ui]), language: ui },
    { words: getAt(text, ['tr']), language: 'tr' },
  ] as const;
  for (const { words, language } of choices) {
    if (typeof words !== 'string' || words.trim() === '') continue;
    return fillVariables(removeTextLinks(words), language, factsOf).replace(/\s+/g, ' ').trim();
  }
  return undefined;
}

/** The names of pages and categories in one state of the content. */
export type NameFinder = (address: string) => string | undefined;

/** Creates a function that finds the title of a page by its address, in the language of the tool. */
export function createTitleFinder({ files }: ContentState, ui: UiLanguage): NameFinder {
  const factsOf = findSiteVariables(files);
  const titles = new Map(
    files.flatMap((file) => {
      const address = findAddress(file);
      const title = file.path === 'home.yaml' ? changeWords[ui].homePage : undefined;
      const words = title ?? pickWords(getAt(file.data, ['title']), ui, factsOf);
      return address === undefined || words === undefined ? [] : [[address, words] as const];
    }),
  );
  return (address) => titles.get(address);
}

/** A value without languages as people read it. */
export function describeValue(
  value: unknown,
  fieldId: string,
  { state, ui, findTitle }: { state: ContentState; ui: UiLanguage; findTitle: NameFinder },
): string {
  const changes = changeWords[ui];
  const isPoint = fieldId.startsWith('picture.focus');
  if (Array.isArray(value) && !isPoint) {
    const items = value.map((item) => describeValue(item, fieldId, { state, ui, findTitle }));
    return items.length === 0 ? changes.none : items.join(', ');
  }
  if (value === undefined || value === null) return changes.none;
  if (typeof value === 'boolean') return value ? changes.yes : changes.no;
  const written = String(value);
  switch (fieldId) {
    case 'package.price':
    case 'detail.price':
    case 'service.price':
    case 'priceHint.from':
      return changes.price(formatNumber(written, ui));
    case 'post.readTime':
      return changes.minutes(written);
    case 'block.type':
      return changes.blocks[written] ?? written;
    case 'post.author':
      return findListed(state, 'authors', written, ui) ?? written;
    case 'service.category':
    case 'experience.category':
    case 'categoryPage.category':
      return findListed(state, 'categories', written, ui) ?? written;
    case 'notice.kind':
      return changes.noticeKinds[written] ?? written;
    case 'notice.on':
      return nameNoticePlace(written, ui, state, findTitle);
    case 'hours.days':
    case 'specialHours.days':
    case 'exceptionalHours.days':
      return nameDayOfWeek(written, ui);
    case 'specialHours.and':
    case 'specialHours.except':
      return describeHours(value, ui);
    case 'post.relatedBlogs':
      return nameLink(`/blog/${written}`, findTitle);
    case 'post.relatedEntries':
    case 'detail.goesWith':
    case 'samplePlanStep.entry':
      return nameLink(`/detay/${written}`, findTitle);
    case 'picture.focus':
    case 'picture.focusBehindWords': {
      const [left, top] = [0, 1].map((index) => Math.round(Number(getAt(value, [index])) * 100));
      return changes.focus({ left: left ?? 0, top: top ?? 0 });
    }
  }
  const language = fieldId.endsWith('.languages') ? parseLanguage(value) : undefined;
  if (language) return changes.languageName(language);
  if (moment.safeParse(value).success) return formatMoment(written, ui);
  return written.startsWith('/') ? nameLink(written, findTitle) : written;
}

/** A place of a notice: a page, a category with its entries, or an entry by its address. */
function nameNoticePlace(
  place: string,
  ui: UiLanguage,
  state: ContentState,
  findTitle: NameFinder,
): string {
  const page = pageKeys.find((key) => key === place);
  if (page) return findTitle(pages[page].path) ?? place;
  const category = findListed(state, 'categories', place, ui);
  return category === undefined
    ? nameLink(place, findTitle)
    : changeWords[ui].wholeCategory(category);
}

/** The name of a day of the week, which files call by its English name. */
function nameDayOfWeek(day: string, ui: UiLanguage): string {
  const known = daysOfWeek.find((name) => name === day);
  return known ? formatDay(known, ui) : day;
}

/** Hours after a break, or those of some days of the week: “Friday 09:00–12:00, 14:00–18:00”. */
function describeHours(hours: unknown, ui: UiLanguage): string {
  const days = readList({ data: hours }, 'days').map((day) => nameDayOfWeek(String(day), ui));
  const spans = [hours, getAt(hours, ['and'])]
    .filter((span) => span !== undefined)
    .map((span) => `${getAt(span, ['opens'])}–${getAt(span, ['closes'])}`);
  return [days, spans]
    .filter((words) => words.length > 0)
    .map((words) => words.join(', '))
    .join(' ');
}

/** A link by the title of its page, with the address. */
export function nameLink(address: string, findTitle: NameFinder): string {
  const title = findTitle(address);
  return title === undefined ? address : `${title} (${address})`;
}

function formatNumber(written: string, ui: UiLanguage): string {
  const number = Number(written);
  return Number.isNaN(number) ? written : new Intl.NumberFormat(ui).format(number);
}

/** The name of an author or category by its identifier. */
function findListed(
  { files }: ContentState,
  list: 'authors' | 'categories',
  id: string,
  ui: UiLanguage,
): string | undefined {
  const items = getAt(findData(files, `${list}.yaml`), [list]);
  if (!Array.isArray(items)) return undefined;
  return pickWords(
    getAt(
      items.find((item) => getAt(item, ['id']) === id),
      ['name'],
    ),
    ui,
    findSiteVariables(files),
  );
}

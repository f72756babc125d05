import { daysOfWeek, formatDay } from '../../shared/days-of-week.ts';
import { type Language, parseLanguage } from '../../shared/languages.ts';
import { pages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { removeTextLinks } from '../../shared/text-links.ts';
import { formatMoment } from '../lib/format-moment.ts';
import { getAt } from '../lib/get-at.ts';
import { changes as en } from '../messages/en/changes.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { changes as tr } from '../messages/tr/changes.ts';
import type { ContentFile } from '../model/content-file.ts';
import { findData, readList } from '../model/content-index.ts';
import { fillVariables } from '../model/localize.ts';
import { findAddress } from '../model/page-address.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import { isGap } from '../model/walk-fields.ts';
import type { ContentState } from './compare-content.ts';

/** What `catalogue changes` says, in each language of the tool. No other command says it, so it loads apart. */
export const changeWords: Record<UiLanguage, typeof en> = { en, tr };

/** Puts values of one state of the content into words, in the language of the tool. */
export function createDescriber({ files }: ContentState, ui: UiLanguage) {
  const words = changeWords[ui];
  const factsOf = findSiteVariables(files);

  /** Fills in the facts of the site. The values of a label differ from page to page, so their names are shown. */
  const fill = (text: string, language: Language) =>
    fillVariables(text.replace(/\{\{(\w+)\}\}/g, '‹$1›'), language, factsOf);

  /** The words of a text in the language of the tool, else in Turkish; `undefined` if it has neither. */
  const pickWords = (text: unknown): string | undefined => {
    const own = typeof text === 'string' ? text : getAt(text, [ui]);
    const [found, language] = isGap(own) ? [getAt(text, ['tr']), 'tr' as const] : [own, ui];
    if (typeof found !== 'string' || isGap(found)) return undefined;
    return fill(removeTextLinks(found), language).replace(/\s+/g, ' ').trim();
  };

  const nameFile = ({ path, data }: ContentFile) =>
    path === pages.home.file ? words.homePage : pickWords(getAt(data, ['title']));

  const titles = new Map(files.map((file) => [findAddress(file), nameFile(file)]));

  /** A link by the title of its page, with the address. */
  const nameLink = (address: string): string => {
    const title = titles.get(address);
    return title === undefined ? address : `${title} (${address})`;
  };

  /** The name of an author or category by its identifier. */
  const findListed = (list: 'authors' | 'categories', id: string): string | undefined => {
    const items = readList({ data: findData(files, `${list}.yaml`) }, list);
    return pickWords(
      getAt(
        items.find((item) => getAt(item, ['id']) === id),
        ['name'],
      ),
    );
  };

  const { format } = new Intl.NumberFormat(ui);
  const namePrice = (written: string) =>
    words.price(written.replace(/^[\d.]+$/, (amount) => format(Number(amount))));
  const nameLanguage = (code: string) => {
    const language = parseLanguage(code);
    return language && words.languageName(language);
  };
  const nameDay = (name: string) => {
    const day = daysOfWeek.find((known) => known === name);
    return day && formatDay(day, ui);
  };

  /** A page, a category or an entry. */
  const namePlace = (place: string): string =>
    titles.get(String(getAt(pages, [place, 'path']))) ??
    findListed('categories', place) ??
    nameLink(place);

  /** How values of fields are named, by the identifiers of the fields. */
  const names: readonly (readonly [RegExp, (written: string) => string | undefined])[] = [
    [/\.price$|^priceHint\.from$/, namePrice],
    [/^post\.readTime$/, words.minutes],
    [/^post\.relatedBlogs$/, (id) => nameLink(paths.post(Number(id)))],
    [/^post\.relatedEntries$|\.goesWith$|Step\.entry$/, (slug) => nameLink(paths.detail(slug))],
    [/^block\.type$/, (kind) => words.blocks[kind]],
    [/^notice\.on$/, namePlace],
    [/\.author$/, (id) => findListed('authors', id)],
    [/\.category$/, (id) => findListed('categories', id)],
    [/\.days$/, nameDay],
    [/\.(?:languages|leadsIn|onlyIn)$/, nameLanguage],
  ];

  /** A value without languages as people read it. */
  const describeValue = (value: unknown, field: string): string => {
    if (Array.isArray(value)) return value.map((item) => describeValue(item, field)).join(', ');
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    const written = String(value);
    const name = names.find(([pattern]) => pattern.test(field))?.[1](written);
    if (name !== undefined) return name;
    if (moment.safeParse(value).success) return formatMoment(written, ui);
    return written.startsWith('/') ? nameLink(written) : written;
  };

  return { fill, pickWords, nameFile, titles, nameLink, describeValue };
}

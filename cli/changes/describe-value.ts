import { daysOfWeek, formatDay } from '../../shared/days-of-week.ts';
import { type Language, parseLanguage } from '../../shared/languages.ts';
import { pageKeys, pages } from '../../shared/pages.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { removeTextLinks } from '../../shared/text-links.ts';
import { formatMoment } from '../lib/format-moment.ts';
import { getAt } from '../lib/get-at.ts';
import { changes as en } from '../messages/en/changes.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { changes as tr } from '../messages/tr/changes.ts';
import { findData, readList } from '../model/content-index.ts';
import { fillVariables } from '../model/localize.ts';
import { findAddress } from '../model/page-address.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import type { ContentState } from './load-states.ts';

/** What `catalogue changes` says, in each language of the tool. No other command says it, so it loads apart. */
export const changeWords: Record<UiLanguage, typeof en> = { en, tr };

/** Puts values of one state of the content into words, in the language of the tool. */
export type Describer = ReturnType<typeof createDescriber>;

export function createDescriber({ files }: ContentState, ui: UiLanguage) {
  const words = changeWords[ui];
  const factsOf = findSiteVariables(files);

  /** Fills in the facts of the site. The values of a label differ from page to page, so their names are shown. */
  const fill = (text: string, language: Language) =>
    fillVariables(text.replace(/\{\{(\w+)\}\}/g, '‹$1›'), language, factsOf);

  /** The words of a text in the language of the tool, else in Turkish; `undefined` if it has neither. */
  const pickWords = (text: unknown): string | undefined => {
    const choices = [
      [text, ui],
      [getAt(text, [ui]), ui],
      [getAt(text, ['tr']), 'tr'],
    ] as const;
    for (const [found, language] of choices) {
      if (typeof found !== 'string' || found.trim() === '') continue;
      return fill(removeTextLinks(found), language).replace(/\s+/g, ' ').trim();
    }
    return undefined;
  };

  const titles = new Map(
    files.map((file) => {
      const title = file.path === pages.home.file ? words.homePage : undefined;
      return [findAddress(file), title ?? pickWords(getAt(file.data, ['title']))] as const;
    }),
  );

  /** The title of a page by its address. */
  const findTitle = (address: string) => titles.get(address);

  /** A link by the title of its page, with the address. */
  const nameLink = (address: string): string => {
    const title = findTitle(address);
    return title === undefined ? address : `${title} (${address})`;
  };

  /** The name of an author or category by its identifier. */
  const findListed = (list: 'authors' | 'categories', id: string): string | undefined =>
    pickWords(
      getAt(
        readList({ data: findData(files, `${list}.yaml`) }, list).find(
          (item) => getAt(item, ['id']) === id,
        ),
        ['name'],
      ),
    );

  const nameDay = (name: string): string => {
    const day = daysOfWeek.find((known) => known === name);
    return day ? formatDay(day, ui) : name;
  };

  /** A page, a category with its entries, or an entry by its address. */
  const namePlace = (place: string): string => {
    const page = pageKeys.find((key) => key === place);
    if (page) return findTitle(pages[page].path) ?? place;
    const category = findListed('categories', place);
    return category === undefined ? nameLink(place) : words.wholeCategory(category);
  };

  /** A value without languages as people read it. */
  const describeValue = (value: unknown, fieldId: string): string => {
    if (Array.isArray(value) && value.length > 0)
      return value.map((item) => describeValue(item, fieldId)).join(', ');
    if (value === undefined || value === null || Array.isArray(value)) return words.none;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    const written = String(value);
    const [, field = ''] = fieldId.split('.');
    if (/^(?:package|detail|service)\.price$|^priceHint\.from$/.test(fieldId)) {
      const amount = Number(written);
      return words.price(Number.isNaN(amount) ? written : new Intl.NumberFormat(ui).format(amount));
    }
    if (fieldId === 'post.readTime') return words.minutes(written);
    if (fieldId === 'block.type') return words.blocks[written] ?? written;
    if (fieldId === 'notice.kind') return words.noticeKinds[written] ?? written;
    if (fieldId === 'notice.on') return namePlace(written);
    if (field === 'author') return findListed('authors', written) ?? written;
    if (field === 'category') return findListed('categories', written) ?? written;
    if (field === 'days') return nameDay(written);
    if (field === 'relatedBlogs') return nameLink(`/blog/${written}`);
    if (/^(?:post\.relatedEntries|detail\.goesWith|samplePlanStep\.entry)$/.test(fieldId))
      return nameLink(`/detay/${written}`);
    const language = field === 'languages' ? parseLanguage(value) : undefined;
    if (language) return words.languageName(language);
    if (moment.safeParse(value).success) return formatMoment(written, ui);
    return written.startsWith('/') ? nameLink(written) : written;
  };

  return { fill, pickWords, findTitle, nameLink, describeValue };
}

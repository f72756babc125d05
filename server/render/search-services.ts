import {
  defaultServiceQuery,
  filterServices,
  findNearServices,
  findTopic,
  formatResultUrl,
  isNamed,
  listPossibleResults,
  type SearchedPage,
  type ServiceQuery,
  searchPages,
} from '../../shared/filter-services.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { isFallback, type LocalText, toPlainText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import type { Bundle, Question } from '../../shared/schemas/bundle.ts';
import { createSearchable, type Searchable, tokenizeQuery } from '../../shared/search-text.ts';
import { findTeaser } from './find-teaser.ts';
import { isCar, isOccasion, type PlanEntry } from './plan-entries.ts';
import { remember } from './remember.ts';

/** The bundle of the page’s language, and those of all languages. */
interface Searched {
  bundle: Bundle;
  bundles: Record<Language, Bundle>;
}

/**
 * The services and the further pages that the services list shows for a query. If its words find nothing in titles and
 * keywords, these are the pages that contain them. If no page does, these are the results of the language that finds the
 * most, shown in the language of the page. If no language has any, these are the results without the words that nothing
 * contains, or without one of the words. If there are none, there are the nearest services instead.
 *
 * @returns `foundBy` is the other language, or `parts` if words were left out; `topic` is what the message asks about
 */
export function searchServices(searched: Searched, query: ServiceQuery) {
  const results = findResults(searched, query);
  const { found, foundPages } = results;
  return {
    ...results,
    isNamed: isNamed(foundPages, query.text),
    topic: findTopic(found, foundPages, query.text),
  };
}

function findResults({ bundle, bundles }: Searched, query: ServiceQuery) {
  const own = { ...searchBundle(bundle, query), foundBy: undefined, near: [] };
  if (countResults(own) > 0) return own;
  const foundPages = searchPages(listPagesWithTexts(bundle), query.text);
  if (foundPages.length > 0) return { ...own, foundPages };
  const services = filterServices(bundle.services, defaultServiceQuery);
  const empty = { ...own, near: findNearServices(services, query) };
  if (query.text === '') return empty;
  const [best] = languages
    .filter((language) => language !== bundle.language)
    .map((language) => ({ ...searchBundle(bundles[language], query), foundBy: language }))
    .toSorted((one, other) => countResults(other) - countResults(one));
  if (!best || countResults(best) === 0) {
    const parts = listParts(bundle, query.text)
      .map((text) => searchBundle(bundle, { ...query, text }))
      .find((results) => countResults(results) > 0);
    return parts ? { ...parts, foundBy: 'parts' as const, near: [] } : empty;
  }
  const possible = listSearchResults(bundle);
  return {
    found: bundle.services.filter(({ id }) => best.found.some((service) => service.id === id)),
    foundPages: best.foundPages.flatMap((found) =>
      possible.filter((result) => formatResultUrl(result) === formatResultUrl(found)),
    ),
    foundBy: best.foundBy,
    near: [],
  };
}

/**
 * Shorter texts that may find what a whole text does not: its words that find something alone, then all but one of these.
 * Words of one or two letters begin too many words to say anything.
 */
function listParts(bundle: Bundle, text: string): string[] {
  const words = tokenizeQuery(text).filter(
    (word) =>
      word.length > 2 &&
      countResults(searchBundle(bundle, { ...defaultServiceQuery, text: word })) > 0,
  );
  const shorter = words.map((_word, index) => words.toSpliced(index, 1));
  return [words, ...shorter].map((part) => part.join(' ')).filter(Boolean);
}

function searchBundle(bundle: Bundle, query: ServiceQuery) {
  return {
    found: filterServices(bundle.services, query),
    foundPages: searchPages(listSearchedPages(bundle), query.text),
  };
}

function countResults({ found, foundPages }: ReturnType<typeof searchBundle>): number {
  return found.length + foundPages.length;
}

/** The `id` of the opening hours on the contact page, between the address and the ways to write. */
export const hoursId = 'hours';

/** The pages that a search finds in addition to services, in the order of the site. */
export const listSearchedPages = remember(
  ({ experiences, cars, posts, pages }): readonly SearchedPage[] => [
    ...[...experiences, ...cars].map(describeEntry),
    ...posts.map((post) => ({
      ...describePage(post, paths.post(post.id)),
      category: experiences.find(
        (entry) => isOccasion(entry) && post.relatedEntries.includes(entry.slug),
      )?.category,
    })),
    { ...describePage(pages.contact, paths.contact()), fragment: `#${hoursId}` },
  ],
);

/** The possible results of a search, in the order of the site. */
export const listSearchResults = remember((bundle) =>
  listPossibleResults(listSearchedPages(bundle)),
);

/**
 * The searched pages with the words of their texts. Pages do not have these words in their data, since few searches need
 * them, so only the server searches them.
 */
const listPagesWithTexts = remember(({ experiences, cars, posts }): readonly SearchedPage[] => {
  const addTexts = (page: SearchedPage, texts: readonly LocalText[]) => {
    const own = texts.filter((text) => !isFallback(text)).map(toPlainText);
    const { searchKeywords } = createSearchable([], own);
    return { ...page, questions: [], searchKeywords: page.searchKeywords + searchKeywords };
  };
  return [
    ...[...experiences, ...cars].map((entry) =>
      addTexts(describeEntry(entry), [entry.about, ...entry.amenities]),
    ),
    ...posts.map((post) => {
      const blocks = post.content.map((block) =>
        block.type === 'image' ? block.caption : block.content,
      );
      return addTexts(describePage(post, paths.post(post.id)), [...post.tags, ...blocks]);
    }),
  ];
});

type Described = Parameters<typeof findTeaser>[0] & {
  title: LocalText;
  faq?: readonly Question[] | undefined;
} & Searchable;

function describeEntry(entry: PlanEntry): SearchedPage {
  const path = paths.detail(entry.slug);
  const category = isCar(entry) ? 'transport' : entry.category;
  const thumbnail = entry.images[0]?.avif?.split(' ')[0];
  return { ...describePage(entry, path), topic: path, thumbnail, category };
}

function describePage(item: Described, url: string): SearchedPage {
  const { title, searchText, searchKeywords, faq = [] } = item;
  const questions = faq.map(({ q, searchText, searchKeywords }) => ({
    title: q,
    searchText,
    searchKeywords,
  }));
  return { url, title, teaser: findTeaser(item), searchText, searchKeywords, questions };
}

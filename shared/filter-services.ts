import { isFallback, type LocalText } from './local-text.ts';
import { matchesAll, type Searchable, tokenizeQuery } from './search-text.ts';

const allCategories = 'all';

/** The bounds of the price filter in USD, inclusive. */
export const priceBounds = { min: 0, max: 1000 } as const;

export interface ServiceQuery {
  text: string;
  category: string;
  minPrice: number;
  maxPrice: number;
}

export const defaultServiceQuery: ServiceQuery = {
  text: '',
  category: allCategories,
  minPrice: priceBounds.min,
  maxPrice: priceBounds.max,
};

/** A searchable service; a search covers the title, the description, the category’s name and the keywords. */
export interface FilterableService extends Searchable {
  category: string;
  /** In USD; omitted if the price filter is off, so that prices are not part of the page. */
  price?: number;
}

/** The services that match a query: its text, its category and its price range, all at once. */
export function filterServices<Service extends FilterableService>(
  services: readonly Service[],
  query: ServiceQuery,
): Service[] {
  const words = tokenizeQuery(query.text);
  // A query of signs alone matches nothing.
  if (words.length === 0 && query.text.trim() !== '') return [];
  return services.filter((service) => {
    const { category, price } = service;
    const hasCategory = query.category === allCategories || query.category === category;
    const hasPrice = price === undefined || (price >= query.minPrice && price <= query.maxPrice);
    return hasCategory && hasPrice && matchesAll(service, words);
  });
}

const maxNearServices = 3;

/**
 * The services that are nearest to a query without results: those with most letters of its words, from their
 * beginnings, and then those of its category.
 */
export function findNearServices<Service extends FilterableService>(
  services: readonly Service[],
  { text, category }: ServiceQuery,
): Service[] {
  const words = tokenizeQuery(text);
  return services
    .map((service) => ({
      service,
      letters: words.reduce((sum, word) => sum + countMatchedLetters(service, word), 0),
      hasCategory: Number(service.category === category),
    }))
    .toSorted((one, other) => other.letters - one.letters || other.hasCategory - one.hasCategory)
    .slice(0, maxNearServices)
    .map(({ service }) => service);
}

/** Returns how many letters of a word are found, from its beginning; fewer than three say nothing. */
function countMatchedLetters(service: Searchable, word: string): number {
  for (let length = word.length; length > 2; length -= 1) {
    if (matchesAll(service, [word.slice(0, length)])) return length;
  }
  return 0;
}

/** A page that a search finds in addition to services, with the questions on it. The search covers title and keywords. */
export interface SearchedPage extends Searchable {
  url: string;
  /** Where on the page its answer is, with its number sign; omitted for its beginning. */
  fragment?: string;
  title: LocalText;
  /** Shown under the title; the search does not cover it. */
  teaser: LocalText;
  /** The search covers question, answer and keywords. */
  questions: ({ title: LocalText } & Searchable)[];
  /** The path of the page if it is of an experience or a car. */
  topic?: string | undefined;
  /** The URL of a small picture of the experience or car. */
  thumbnail?: string | undefined;
  /** The category of the experience or car, or the one that a post is about. */
  category?: string | undefined;
}

/** A page that a search may find, or a question on it. */
export interface PossibleResult
  extends Searchable,
    Pick<SearchedPage, 'topic' | 'thumbnail' | 'category'> {
  title: LocalText;
  /** The URL of the page. */
  url: string;
  /** Where on the page the answer is, with its number sign; empty for its beginning. */
  fragment: string;
  /** The teaser of a page. */
  teaser?: LocalText;
  /** The page of a question. */
  page?: SearchedPage;
  /** The questions on a page. */
  questions?: SearchedPage['questions'];
}

/** The `id` of the answer to a question on its page. */
export const formatAnswerId = (index: number) => `answer-${index + 1}`;

/** The URL of a result; the result of a question leads to its answer. */
export const formatResultUrl = ({ url, fragment }: Pick<PossibleResult, 'url' | 'fragment'>) =>
  url + fragment;

/** All pages and questions that a search may find: each page before its questions. */
export function listPossibleResults(pages: readonly SearchedPage[]): PossibleResult[] {
  return pages.flatMap((page) => [
    { fragment: '', ...page },
    ...page.questions.map((question, index) => ({
      ...question,
      url: page.url,
      fragment: `#${formatAnswerId(index)}`,
      page,
    })),
  ]);
}

/** The most pages that are shown; visitors with more results refine the query rather than read on. */
export const maxFoundPages = 6;

/**
 * The pages and questions that match a text. Pages whose title matches come first, then other experiences and cars, then
 * questions whose title matches, then other questions, then other pages that are found by keywords, then questions that
 * need words of their page, and then their pages. Those that are not written in the reader’s language come last.
 */
export function searchPages(pages: readonly SearchedPage[], text: string): PossibleResult[] {
  const words = tokenizeQuery(text);
  if (words.length === 0) return [];
  const rankMatch = (result: PossibleResult) => {
    if (matchesTitle(result, words)) return result.page ? 2 : 0;
    if (!matchesAll(result, words)) return result.page ? 5 : 6;
    if (result.page) return 3;
    return result.topic === undefined ? 4 : 1;
  };
  const rank = (result: PossibleResult) => (isFallback(result.title) ? 7 : 0) + rankMatch(result);
  return listPossibleResults(pages)
    .filter((result) => isFound(result, words))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, maxFoundPages);
}

/** Whether the first result is an experience or a car whose title has all words: then the pages come before the services. */
export function isNamed([first]: readonly PossibleResult[], text: string): boolean {
  return first?.thumbnail !== undefined && matchesTitle(first, tokenizeQuery(text));
}

const matchesTitle = (result: Searchable, words: readonly string[]): boolean =>
  matchesAll({ ...result, searchKeywords: '' }, words);

/**
 * What a search is about, of which its message asks: the topic of the only entry whose title has all words, if no other
 * entry of its category has them. If there is none, that of the only entry with all words if it comes first and no service
 * of another category is found. Else the category that all services have, or without services all pages. `undefined` if
 * that is not one.
 */
export function findTopic(
  services: readonly { category: string }[],
  results: readonly PossibleResult[],
  text: string,
): string | undefined {
  const words = tokenizeQuery(text);
  const pages = results.map((result) => result.page ?? result);
  const entries = results.filter(({ topic }) => topic !== undefined);
  const matching = entries.filter((each) => matchesAll(each, words));
  const titled = matching.filter((entry) => matchesTitle(entry, words));
  const [lead] = [...titled, ...matching];
  const others = (titled.length > 0 ? titled : matching).concat(
    matching.filter(({ category }) => category === lead?.category),
  );
  const isFirst = lead?.topic === pages[0]?.topic;
  const isOfKind = services.every(({ category }) => category === lead?.category);
  const isOnly = others.every((other) => other === lead);
  if (lead && isOnly && (titled.length > 0 || (isFirst && isOfKind))) return lead.topic;
  const found: readonly { category?: string | undefined }[] =
    services.length > 0 ? services : pages;
  const categories = new Set(found.map(({ category }) => category));
  return categories.size === 1 ? [...categories][0] : undefined;
}

/** Whether all words are found. A page is also found if an answer on it needs its words. */
function isFound(
  { page, questions = [], ...own }: PossibleResult,
  words: readonly string[],
): boolean {
  if (page) return isAnswer(own, page, words);
  const isNeeded = (question: Searchable) =>
    !matchesAll(question, words) && isAnswer(question, own, words);
  return matchesAll(own, words) || questions.some(isNeeded);
}

/**
 * Whether an answer and its page contain all words, and the answer at least one that is longer than a letter: one letter
 * begins some word of most questions.
 */
function isAnswer(question: Searchable, page: Searchable, words: readonly string[]): boolean {
  const own = words.filter((word) => matchesAll(question, [word]));
  const foreign = words.filter((word) => !own.includes(word));
  return own.some((word) => word.length > 1) && matchesAll(page, foreign);
}

/** The `id` of the search on its page. URLs of results lead to it, past the picture at the top of the page. */
export const searchId = 'search';

/** The URL parameters of a query; defaults are omitted. */
export function writeServiceQuery(query: ServiceQuery): Record<string, string | undefined> {
  const say = (value: string | number, usual: string | number) =>
    value === usual ? undefined : String(value);
  return {
    q: say(query.text.trim(), defaultServiceQuery.text),
    category: say(query.category, defaultServiceQuery.category),
    min: say(query.minPrice, defaultServiceQuery.minPrice),
    max: say(query.maxPrice, defaultServiceQuery.maxPrice),
  };
}

import { ArrowRight, MessageCircle } from 'lucide-react';
import {
  type FocusEvent,
  Fragment,
  type MouseEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createChatLink, fillWords } from '../../shared/chat-link.ts';
import { findCardBoxes } from '../../shared/components/card-boxes.ts';
import { ContentIcon } from '../../shared/components/content-icon.tsx';
import { EmptyMessage } from '../../shared/components/empty-message.tsx';
import { OwnPlan } from '../../shared/components/plan-button.tsx';
import { SearchField } from '../../shared/components/search-field.tsx';
import { type CardProps, ServiceCard } from '../../shared/components/service-card.tsx';
import { Text, TextIn } from '../../shared/components/text.tsx';
import {
  defaultServiceQuery,
  type FilterableService,
  filterServices,
  findNearServices,
  formatResultUrl,
  isNamed,
  listPossibleResults,
  type PossibleResult,
  type SearchedPage,
  type ServiceQuery,
  searchId,
  searchPages,
  writeServiceQuery,
} from '../../shared/filter-services.ts';
import type { IconName } from '../../shared/icon-names.ts';
import type { LocalText } from '../../shared/local-text.ts';
import { withQuery } from '../../shared/paths.ts';
import { PriceFilter, type PriceFilterLabels } from './price-filter.tsx';
import { useOwnPlan } from './use-own-plan.ts';
import { formatQuery, useQueryInUrl } from './use-query-in-url.ts';
import { type Results, useServerResults } from './use-server-results.ts';
import { useViewTransition } from './use-view-transition.ts';

export interface FilterCategory {
  id: string;
  name: LocalText;
  icon: IconName;
}

export interface FilterService extends FilterableService {
  id: number;
  card: CardProps;
}

/** With the results of the query. */
export interface ServiceFilterProps extends Results {
  /** The numbers of the services that are shown if there are no results. */
  near: number[];
  services: FilterService[];
  /** The pages, with their questions, that a search finds in addition to services. */
  pages: SearchedPage[];
  categories: FilterCategory[];
  query: ServiceQuery;
  /** The list’s own URL without any filter. */
  url: string;
  /** Repeated in the form if the page’s URL carries it. */
  explicitLanguage?: string;
  /**
   * The WhatsApp number, and the messages of the list and, with `{{words}}`, of a search that finds something or nothing,
   * until the server says what the search is about.
   */
  chat: { number: string; list: string; found: string; search: string };
  labels: {
    search: LocalText;
    placeholder: string;
    submit: string;
    categories: LocalText;
    results: string;
    reset: LocalText;
    notFound: LocalText;
    /** The heading of the services that are shown instead. */
    near: LocalText;
    chat: LocalText;
    newWindow: LocalText;
    /** The sentence for each possible number of results, from 0. */
    counts: LocalText[];
    /** The heading of the found pages and questions, and the text for each number of them, from 1. */
    pages: LocalText;
    pageCounts: LocalText[];
    price?: PriceFilterLabels;
  };
}

/** Rendered once, so that typing renders only added and removed cards. */
const Card = memo(ServiceCard);

/** Search and filters of the services list: a GET form that updates at once if scripts run. */
export function ServiceFilter(props: ServiceFilterProps) {
  const { services, pages, categories, url, explicitLanguage, chat, labels } = props;
  const [query, setQuery] = useState(props.query);
  const searchField = useRef<HTMLInputElement>(null);
  useQueryInUrl(query, props.query);

  useLayoutEffect(() => {
    // Keeps text that was typed before the script had loaded.
    const typed = searchField.current?.value ?? props.query.text;
    if (typed !== props.query.text) setQuery((current) => ({ ...current, text: typed }));
  }, [props.query.text]);

  const own = query === props.query ? props : search(services, pages, query);
  const isSearch = own !== props && query.text !== '';
  const answer = useServerResults(isSearch ? withQuery(url, writeServiceQuery(query)) : undefined);
  const { found, foundPages, isNamed, notice, chatLink: ownLink }: Results = answer ?? own;
  const near = own.near.flatMap((number) => services.filter(({ id }) => id === number));
  const keys = [...found, ...foundPages, isNamed && 'named'].filter(Boolean).join(' ');
  const shownKeys = useViewTransition(keys, query.text).split(' ');
  const shown = services.filter(({ id }) => shownKeys.includes(String(id)));
  const results = listPossibleResults(pages);
  const shownPages = shownKeys.flatMap((key) =>
    results.filter((result) => formatResultUrl(result) === key),
  );
  const isEmpty = shown.length === 0 && shownPages.length === 0;
  const words = query.text.trim();
  const searched = fillWords(isEmpty ? chat.search : chat.found, words);
  const message = words === '' ? chat.list : searched;
  const chatLink = ownLink ?? createChatLink(chat.number, message);
  useChatLinks(chatLink);
  // Enter in the field clicks the button too.
  const showResults = (event: MouseEvent<HTMLButtonElement>) => {
    // The keyboard of a phone goes with the focus of the field. With another, one may correct the words.
    if (matchMedia('(pointer: coarse)').matches) searchField.current?.blur();
    event.currentTarget.form?.scrollIntoView();
  };
  const reset = (event: MouseEvent) => {
    event.preventDefault();
    // The link is hidden now; the first chip is the one that is chosen.
    const chip = event.currentTarget.parentElement?.querySelector<HTMLElement>('.chip');
    chip?.focus({ preventScroll: true });
    if (chip) show(chip);
    setQuery(defaultServiceQuery);
  };
  const isNameShown = shownKeys.includes('named');
  const pagesFound = shownPages.length > 0 && (
    <FoundPages title={labels.pages} pages={shownPages} />
  );
  return (
    <OwnPlan value={useOwnPlan()}>
      <search id={searchId}>
        <form
          className="filter"
          action={`${url}#${searchId}`}
          method="get"
          onSubmit={(event) => event.preventDefault()}
        >
          {explicitLanguage !== undefined && (
            <input type="hidden" name="lng" value={explicitLanguage} />
          )}
          <SearchField
            labels={labels}
            field={{
              ref: searchField,
              value: query.text,
              onChange: ({ target }) => setQuery({ ...query, text: target.value }),
            }}
            button={{ name: 'category', value: query.category, onClick: showResults }}
          />
          {labels.price && <PriceFilter query={query} labels={labels.price} onChange={setQuery} />}
          <fieldset className="filter__categories" onFocus={showFocus}>
            <legend className="visually-hidden">
              <Text value={labels.categories} />
            </legend>
            {categories.map(({ id, name, icon }) => (
              <Fragment key={id}>
                {' '}
                <button
                  className="chip"
                  type="submit"
                  name="category"
                  value={id}
                  aria-pressed={id === query.category}
                  onClick={({ currentTarget }) => {
                    show(currentTarget);
                    setQuery({ ...query, category: id });
                  }}
                >
                  <ContentIcon name={icon} size={18} />
                  <Text value={name} />
                </button>
              </Fragment>
            ))}
          </fieldset>
          {isEmpty && (
            <EmptyMessage text={<Text value={labels.notFound} />}>
              <a className="button" href={chatLink} target="_blank" rel="noopener">
                <MessageCircle className="icon" size={20} strokeWidth={1.6} aria-hidden />
                <Text value={labels.chat} />
                <span className="visually-hidden">
                  {' '}
                  (<Text value={labels.newWindow} />)
                </span>
              </a>
            </EmptyMessage>
          )}
          <a
            className="filter__reset text-link"
            href={url}
            hidden={formatQuery(query) === ''}
            onClick={reset}
          >
            <Text value={labels.reset} />
          </a>
        </form>
      </search>
      <div role="status">
        <p className={isEmpty ? 'visually-hidden' : 'filter__count'}>
          {/* A browser that translates the page replaces texts; these go with their element when the count changes. */}
          <span key={`${found.length} ${foundPages.length}`}>
            {(found.length > 0 || foundPages.length === 0) && (
              <span>
                <Text value={labels.counts[found.length] ?? ''} />
              </span>
            )}
            {found.length > 0 && foundPages.length > 0 && ' '}
            {foundPages.length > 0 && (
              <span>
                <Text value={labels.pageCounts[foundPages.length - 1] ?? ''} />
              </span>
            )}
          </span>
        </p>
        {notice !== undefined && !isEmpty && (
          <p className="filter__foreign">
            <Text value={notice} />
          </p>
        )}
      </div>
      {isNameShown && pagesFound}
      {shown.length > 0 && (
        <ul
          className="card-grid"
          aria-label={labels.results}
          data-filtered={query !== props.query || undefined}
        >
          {shown.map(({ id, card }, index) => (
            <li key={id}>
              <Card {...card} boxes={findCardBoxes({ index, count: shown.length })} />
            </li>
          ))}
        </ul>
      )}
      {isEmpty && <NearServices title={labels.near} services={near} />}
      {!isNameShown && pagesFound}
    </OwnPlan>
  );
}

function search(services: FilterService[], pages: SearchedPage[], query: ServiceQuery) {
  const found = filterServices(services, query);
  const results = searchPages(pages, query.text);
  return {
    near: findNearServices(services, query).map(({ id }) => id),
    found: found.map(({ id }) => id),
    foundPages: results.map(formatResultUrl),
    isNamed: isNamed(results, query.text),
  };
}

/** Shows a chip as a whole: browsers scroll to none whose half is in view. */
function show(chip: Element): void {
  chip.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Does not move a chip on the way of a pointer that is to click it. */
function showFocus({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) show(target);
}

/**
 * Gives all WhatsApp links of the page the same URL, as the server does. If the island is replaced by the server’s
 * markup, the URL of that markup is restored.
 */
function useChatLinks(href: string): void {
  const first = useRef(href);
  useEffect(() => () => changeLinks(first.current), []);
  useEffect(() => changeLinks(href), [href]);
}

function changeLinks(href: string): void {
  const { origin } = new URL(href);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${origin}"]`)) {
    link.href = href;
  }
}

/** What visitors may want whose search finds nothing. */
function NearServices({ title, services }: { title: LocalText; services: FilterService[] }) {
  if (services.length === 0) return null;
  return (
    <section className="near-services" aria-labelledby="near-services">
      <h2 id="near-services" className="section__title">
        <Text value={title} />
      </h2>
      <ul className="card-grid">
        {services.map(({ id, card }) => (
          <li key={id}>
            <Card {...card} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The found pages and questions: results of the search that are not services. */
function FoundPages({ title, pages }: { title: LocalText; pages: PossibleResult[] }) {
  return (
    <section className="found-pages" aria-labelledby="found-pages">
      <h2 id="found-pages" className="found-pages__title">
        <Text value={title} />
      </h2>
      <ul>
        {pages.map((result) => (
          <li key={formatResultUrl(result)}>
            <a className="found-pages__link" href={formatResultUrl(result)}>
              {result.thumbnail && <img src={result.thumbnail} alt="" loading="lazy" />}
              <span>
                <bdi>
                  <Text value={result.title} />
                </bdi>{' '}
                <TextIn as="span" value={result.page?.title ?? result.teaser ?? ''} />
              </span>
              <ArrowRight
                className="icon icon--directional"
                size={18}
                strokeWidth={1.6}
                aria-hidden
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

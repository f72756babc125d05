import { Fragment } from 'react';
import { findCarBoxes } from '../../../shared/components/card-boxes.ts';
import { EmptyMessage } from '../../../shared/components/empty-message.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { toPlainText } from '../../../shared/local-text.ts';
import { pages } from '../../../shared/pages.ts';
import { paginate } from '../../../shared/paginate.ts';
import { paths, withQuery } from '../../../shared/paths.ts';
import { bodyLabels, type CarFilter, filterCars, listChoices } from '../filter-cars.ts';
import { formatPrice } from '../format.ts';
import { NextStep } from '../layout/contact-ways.tsx';
import { PageTop } from '../layout/page-hero.tsx';
import { Pagination } from '../layout/pagination.tsx';
import { type Loaded, type LoaderContext, usePage } from '../page-context.tsx';
import { putLeadersFirst } from '../put-leaders-first.ts';
import { describeList } from '../seo/structured-data.ts';
import { EntryCard } from './entry-card.tsx';

const { perPage } = pages.cars.lists;

export function loadCars({ bundle, query }: LoaderContext) {
  const { cars, pageNumber } = query;
  return {
    heading: bundle.pages.cars,
    filter: cars,
    cars: paginate(
      filterCars(putLeadersFirst(bundle.cars, bundle.language), cars),
      perPage,
      pageNumber,
    ),
  };
}

export function CarsPage({ heading, filter, cars }: Loaded<typeof loadCars>) {
  const page = usePage();
  const { bundle, language, label } = page;
  const { prices } = bundle.site.features;
  const entries = cars.items.map(({ title, url, slug }) => ({
    title,
    path: url ?? paths.detail(slug),
  }));
  return (
    <>
      <PageTop
        heading={heading}
        pageNumber={isFiltered(filter) ? 1 : cars.number}
        things={describeList(page, heading.title, entries, (cars.number - 1) * perPage)}
      />
      <div className="section" id={listId}>
        {cars.items.length === 0 ? (
          <EmptyMessage text={<Text value={label('services_page.service_not_found')} />} />
        ) : (
          <>
            <CarFilters filter={filter} canCompare={cars.items.length > 1} />
            <ul className={describeGrid(cars.items.length)}>
              {cars.items.map((car, index) => (
                <li key={car.slug}>
                  <EntryCard
                    entry={car}
                    boxes={findCarBoxes({ index, count: cars.items.length })}
                    price={prices ? formatPrice(car.price, language) : undefined}
                  />
                </li>
              ))}
            </ul>
            {cars.count > 1 && (
              <Pagination path={buildPath(filter)} number={cars.number} count={cars.count} />
            )}
          </>
        )}
      </div>
      <NextStep />
    </>
  );
}

const listId = 'cars';

const buildPath = (filter: CarFilter) => withQuery(paths.cars(), { ...filter });

const isFiltered = (filter: CarFilter) => buildPath(filter) !== paths.cars();

/**
 * The filters, as links to the list that each leads to, and what the plan does with cars. A chosen filter leads to the list
 * without it.
 */
function CarFilters({ filter, canCompare }: { filter: CarFilter; canCompare: boolean }) {
  const { bundle, t, label, link } = usePage();
  const { body, seats } = filter;
  const choices = listChoices(bundle.cars, filter);
  const chips = [
    { isChosen: !isFiltered(filter), text: label('cars_page.all'), leadsTo: {} },
    ...choices.bodies.map((one) => ({
      isChosen: one === body,
      text: label(bodyLabels[one]),
      leadsTo: { seats, body: one === body ? undefined : one },
    })),
    ...choices.seats.map((one) => ({
      isChosen: one === seats,
      text: label('cars_page.seats', { count: one }),
      leadsTo: { body, seats: one === seats ? undefined : one },
    })),
  ];
  return (
    <>
      {chips.length > 1 && (
        <nav className="chips" aria-label={t('cars_page.filters')}>
          {chips.map(({ isChosen, text, leadsTo }) => (
            <Fragment key={toPlainText(text)}>
              <a
                className="chip"
                href={`${link(buildPath(leadsTo))}#${listId}`}
                aria-current={isChosen || undefined}
              >
                <Text value={text} />
              </a>{' '}
            </Fragment>
          ))}
        </nav>
      )}
      <div className="compare-line">
        {canCompare && (
          <p>
            <Text value={label('cars_page.compare')} />{' '}
            <a className="line-link" href={link(paths.plan())} rel="nofollow" data-plan-link>
              <Text value={label('cars_page.compare_link')} />
            </a>
          </p>
        )}
        <TextIn as="p" value={label('detail_page.car_pictures')} />
      </div>
    </>
  );
}

/** The classes of the grid: styles cannot count its cards while some are still on their way. */
function describeGrid(count: number): string {
  const odd = count % 2 === 1 && 'card-grid--odd';
  const twoOver = count % 3 === 2 && 'card-grid--two-over';
  return ['card-grid', 'card-grid--cars', odd, twoOver].filter(Boolean).join(' ');
}

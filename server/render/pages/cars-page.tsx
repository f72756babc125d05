import { findCarBoxes } from '../../../shared/components/card-boxes.ts';
import { EmptyMessage } from '../../../shared/components/empty-message.tsx';
import { Text } from '../../../shared/components/text.tsx';
import { pages } from '../../../shared/pages.ts';
import { paginate } from '../../../shared/paginate.ts';
import { paths } from '../../../shared/paths.ts';
import { formatPrice } from '../format.ts';
import { NextStep } from '../layout/contact-ways.tsx';
import { PageTop } from '../layout/page-hero.tsx';
import { Pagination } from '../layout/pagination.tsx';
import type { Loaded, LoaderContext } from '../loader.ts';
import { usePage } from '../page-context.tsx';
import { describeList } from '../seo/structured-data.ts';
import { EntryCard } from './entry-card.tsx';

const { perPage } = pages.cars.lists;

export function loadCars({ bundle, query }: LoaderContext) {
  return { heading: bundle.pages.cars, cars: paginate(bundle.cars, perPage, query.pageNumber) };
}

export function CarsPage({ heading, cars }: Loaded<typeof loadCars>) {
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
        pageNumber={cars.number}
        things={describeList(page, heading.title, entries, (cars.number - 1) * perPage)}
      />
      <div className="section">
        {cars.items.length === 0 ? (
          <EmptyMessage text={<Text value={label('services_page.service_not_found')} />} />
        ) : (
          <>
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
              <Pagination path={paths.cars()} number={cars.number} count={cars.count} />
            )}
          </>
        )}
      </div>
      <NextStep />
    </>
  );
}

/** The classes of the grid: styles cannot count its cards while some are still on their way. */
function describeGrid(count: number): string {
  const odd = count % 2 === 1 && 'card-grid--odd';
  const twoOver = count % 3 === 2 && 'card-grid--two-over';
  return ['card-grid', 'card-grid--cars', odd, twoOver].filter(Boolean).join(' ');
}

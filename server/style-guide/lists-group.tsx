import { defaultServiceQuery, type ServiceQuery } from '../../shared/filter-services.ts';
import { carsPerPage, paginate } from '../../shared/paginate.ts';
import { paths } from '../../shared/paths.ts';
import { Pagination } from '../layout/pagination.tsx';
import type { PageContext } from '../page-context.tsx';
import { CarsPage } from '../pages/cars-page.tsx';
import { ServicesPage } from '../pages/services-page.tsx';
import { focus, hover } from './force-states.ts';
import { LoadedPage } from './render-specimen.tsx';
import { Group, Specimen } from './specimen.tsx';

/** The services page with a query; at most so many services. */
function showServices(query: Partial<ServiceQuery> = {}, most = 3) {
  return ({ bundle }: PageContext) => (
    <LoadedPage
      Page={ServicesPage}
      data={{
        heading: bundle.pages.services,
        services: bundle.services.slice(0, most),
        query: { ...defaultServiceQuery, ...query },
      }}
    />
  );
}

/** The cars page with so many cars on each page. */
function showCars(most: number, perPage = carsPerPage) {
  return ({ bundle }: PageContext) => (
    <LoadedPage
      Page={CarsPage}
      data={{
        heading: bundle.pages.cars,
        cars: paginate(bundle.cars.slice(0, most), perPage, '2'),
      }}
    />
  );
}

/** Number of the page shown and count of pages. */
const pageCounts = [
  [1, 3],
  [2, 3],
  [3, 3],
  [1, 1],
  [5, 9],
] as const;

export function ListsGroup() {
  return (
    <Group
      id="lists"
      title="Lists"
      text="Search, filters, results, pages. Without scripts the filter is a form with one button for each category."
    >
      <Specimen label="Services" note="The Turkish one is live" isWide live={['tr']}>
        {showServices({}, 7)}
      </Specimen>
      <Specimen
        label="Services, a category chosen"
        note="The next chip is pointed at, the one after focused; so are search, reset and button"
        isWide
        surface="list"
        force={[
          hover('class="chip"', 4),
          focus('class="chip"', 5),
          focus('class="filter__field"'),
          hover('class="filter__submit"'),
          focus('class="filter__reset'),
        ]}
      >
        {showServices({ category: 'visa' })}
      </Specimen>
      <Specimen
        label="Services, something searched for, prices on"
        isWide
        surface="list"
        change={({ site }) => {
          site.features.prices = true;
          site.features.priceFilter = true;
        }}
      >
        {showServices({ text: 'a', minPrice: 50, maxPrice: 900 })}
      </Specimen>
      <Specimen label="Services, nothing found" isWide surface="list">
        {showServices({ text: '…' })}
      </Specimen>
      <Specimen label="Cars, one, on its only page" isWide surface="list">
        {showCars(1)}
      </Specimen>
      <Specimen label="Cars, several pages" isWide surface="list">
        {showCars(7, 3)}
      </Specimen>
      <Specimen label="Cars, none" isWide surface="list">
        {showCars(0)}
      </Specimen>
      {pageCounts.map(([number, count]) => (
        <Specimen key={`${number} ${count}`} label={`Pages, ${number} of ${count}`}>
          {() => <Pagination path={paths.cars()} number={number} count={count} />}
        </Specimen>
      ))}
      <Specimen
        label="Pages, pointed at and focused"
        force={[
          hover('class="pagination__page"', 3),
          focus('class="pagination__page"', 4),
          hover('rel="next"'),
          focus('rel="prev"'),
        ]}
      >
        {() => <Pagination path={paths.cars()} number={2} count={4} />}
      </Specimen>
    </Group>
  );
}

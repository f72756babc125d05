import { ServiceFilter } from '../../../client/islands/service-filter.tsx';
import {
  defaultServiceQuery,
  filterServices,
  maxFoundPages,
} from '../../../shared/filter-services.ts';
import { paths } from '../../../shared/paths.ts';
import { composeMessage, describeTopic } from '../chat-message.ts';
import { formatLanguage, formatPrice } from '../format.ts';
import { Island } from '../island.tsx';
import { NextStep, useChatLink } from '../layout/contact-ways.tsx';
import { PageTop } from '../layout/page-hero.tsx';
import { describeCardButton } from '../layout/plan-links.tsx';
import { type Loaded, type LoaderContext, usePage } from '../page-context.tsx';
import { listSearchedPages, searchServices } from '../search-services.ts';
import { describeList } from '../seo/structured-data.ts';

export function loadServices(context: LoaderContext) {
  const { bundle, query } = context;
  const { services } = query;
  const results = searchServices(context, services);
  return {
    heading: bundle.pages.services,
    services: filterServices(bundle.services, defaultServiceQuery),
    pages: listSearchedPages(bundle),
    query: { ...services, text: query.shownText ?? services.text },
    ...results,
    topic: describeTopic(bundle, results.topic),
  };
}

export function ServicesPage({
  heading,
  services,
  pages,
  query,
  found,
  foundPages,
  isNamed,
  foundBy,
  near,
}: Loaded<typeof loadServices>) {
  const page = usePage();
  const { bundle, language, explicitLanguage, t, label, link } = page;
  const { features } = bundle.site;
  const categories = new Map(bundle.categories.map((category) => [category.id, category]));
  const entries = found.map(({ title, url }) => ({ title, path: url }));
  return (
    <>
      <PageTop
        heading={heading}
        height={query.text === '' ? 'low' : 'lowest'}
        things={describeList(page, heading.title, entries)}
      />
      <Island
        name="service-filter"
        component={ServiceFilter}
        className="section service-list"
        props={{
          query,
          found: found.map(({ id }) => id),
          near: near.map(({ id }) => id),
          foundPages: foundPages.map(({ url, fragment }) => link(url) + fragment),
          isNamed,
          chatLink: useChatLink(),
          notice:
            foundBy === 'parts'
              ? label('services_page.found_parts')
              : foundBy &&
                label('services_page.found_in', { language: formatLanguage(foundBy, language) }),
          url: link(paths.services()),
          explicitLanguage,
          categories: bundle.categories,
          pages: pages.map((each) => ({
            ...each,
            url: link(each.url),
            // Only the server asks what a search is about.
            topic: undefined,
            category: undefined,
          })),
          chat: {
            number: bundle.site.chat.number,
            list: composeMessage(page, { kind: 'services' }),
            found: composeMessage(page, { kind: 'services', hasWords: true }),
            search: composeMessage(page, { kind: 'search' }),
          },
          services: services.map((service) => ({
            id: service.id,
            category: service.category,
            price: features.priceFilter ? service.price : undefined,
            searchText: service.searchText,
            searchKeywords: service.searchKeywords,
            card: {
              href: link(service.url),
              title: service.title,
              description: service.description,
              image: service.image,
              action: label('site.view_details'),
              category: categories.get(service.category),
              plan: describeCardButton(page, service),
              price: features.prices ? formatPrice(service.price, language) : undefined,
            },
          })),
          labels: {
            search: label('services_page.search'),
            placeholder: t('services_page.search_placeholder'),
            submit: t('services_page.submit'),
            categories: label('services_page.categories'),
            results: t('services_page.results'),
            reset: label('services_page.reset'),
            notFound: label('services_page.service_not_found'),
            near: label('detail_page.related'),
            chat: label('site.chat'),
            newWindow: label('site.new_window'),
            counts: Array.from({ length: services.length + 1 }, (_, count) =>
              label('services_page.result_count', { count }),
            ),
            pages: label('services_page.pages'),
            pageCounts: Array.from({ length: maxFoundPages }, (_, index) =>
              label('services_page.page_count', { count: index + 1 }),
            ),
            price: features.priceFilter
              ? {
                  min: t('services_page.min_price'),
                  max: t('services_page.max_price'),
                  range: t('services_page.price_range', { min: '{{min}}', max: '{{max}}' }),
                }
              : undefined,
          },
        }}
      />
      <NextStep />
    </>
  );
}

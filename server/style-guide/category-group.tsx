import type { ServicePage } from '../../shared/schemas/bundle.ts';
import type { PageContext } from '../page-context.tsx';
import { CategoryPage } from '../pages/category-page.tsx';
import { focus, hover } from './force-states.ts';
import { LoadedPage } from './render-specimen.tsx';
import { Group, Specimen } from './specimen.tsx';
import { fallBack, longTitle } from './vary-texts.ts';

function showCategory(vary: (page: ServicePage) => Partial<ServicePage> = () => ({})) {
  return ({ bundle: { servicePages } }: PageContext) => {
    const page = servicePages.find(({ name }) => name === 'su') ?? servicePages[0];
    return page && <LoadedPage Page={CategoryPage} data={{ ...page, ...vary(page) }} />;
  };
}

export function CategoryGroup() {
  return (
    <Group
      id="category"
      title="Category"
      text="Packages beside the panel, and the wall of pictures. The hero is shown above, under Heroes."
    >
      <Specimen
        label="Category"
        note="The first link and picture are pointed at, the second focused"
        isWide
        surface="list"
        force={[
          hover('class="text-link"', 1),
          focus('class="text-link"', 2),
          hover('gallery-wall__item', 1),
          focus('gallery-wall__item', 2),
        ]}
      >
        {showCategory()}
      </Specimen>
      <Specimen
        label="Category, prices on, one package with a long title, three pictures"
        isWide
        surface="list"
        change={({ site, servicePages, language }) => {
          site.features.prices = true;
          for (const { pricing } of servicePages) {
            const [first] = pricing;
            if (first) first.title = longTitle[language];
          }
        }}
        force={[hover('gallery-wall__item')]}
      >
        {showCategory(({ pricing, gallery }) => ({
          pricing: pricing.slice(0, 1),
          gallery: gallery.slice(0, 3),
        }))}
      </Specimen>
      <Specimen
        label="Category, a package in a fallback language, one picture"
        isWide
        surface="list"
        languages={['ar']}
        force={[hover('gallery-wall__item')]}
      >
        {showCategory(({ pricing, gallery }) => ({
          pricing: pricing.slice(0, 1).map((item) => ({
            ...item,
            title: fallBack('Jet ski kiralama'),
            duration: fallBack('30 dakika'),
            features: [
              fallBack('Can yeleği'),
              fallBack('Rehber ve kısa eğitim'),
              fallBack('Otelden alma'),
            ],
          })),
          gallery: gallery
            .slice(0, 1)
            .map((item) => ({ ...item, title: fallBack('Denizde ikindi') })),
        }))}
      </Specimen>
    </Group>
  );
}

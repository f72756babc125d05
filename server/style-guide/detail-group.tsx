import type { Car, Experience } from '../../shared/schemas/bundle.ts';
import type { PageContext } from '../page-context.tsx';
import { DetailPage } from '../pages/detail-page.tsx';
import { focus, hover } from './force-states.ts';
import { LoadedPage } from './render-specimen.tsx';
import { Group, Specimen } from './specimen.tsx';
import { fallBack, longTitle } from './vary-texts.ts';

type Entry = Experience | Car;

function showDetail(
  isCar: boolean,
  vary: (entry: Entry, page: PageContext) => Partial<Entry> = () => ({}),
) {
  return (page: PageContext) => {
    const { cars, experiences, pages } = page.bundle;
    const entry = isCar ? cars[0] : experiences[0];
    const { title } = isCar ? pages.cars : pages.services;
    return (
      entry && (
        <LoadedPage
          Page={DetailPage}
          data={{ entry: { ...entry, ...vary(entry, page) }, parent: { title, path: '/' }, isCar }}
        />
      )
    );
  };
}

export function DetailGroup() {
  return (
    <Group
      id="detail"
      title="Detail"
      text="Breadcrumb, title, gallery, text, what is included. The gallery’s controls are at the physical left in every language."
    >
      <Specimen
        label="Car"
        note="The Arabic gallery is live; in the others a link, a button and two thumbnails are pointed at or focused"
        isWide
        live={['ar']}
        force={[
          hover('href="/araclar', 1),
          focus('class="round-button"', 2),
          hover('gallery__thumbnail', 2),
          focus('gallery__thumbnail', 3),
        ]}
      >
        {showDetail(true)}
      </Specimen>
      <Specimen
        label="Experience, long title, contact card and prices on"
        isWide
        change={({ site }) => {
          site.features.prices = true;
          site.features.detailContact = true;
        }}
      >
        {showDetail(false, ({ images }, { language }) => ({
          title: longTitle[language],
          images: images.slice(0, 2),
        }))}
      </Specimen>
      <Specimen label="Experience, in a fallback language, one picture" isWide languages={['ar']}>
        {showDetail(false, ({ images, amenities }) => ({
          title: fallBack('Abu Dabi turu'),
          images: images.slice(0, 1),
          about: fallBack(
            'Sabah otelinizden alır, Şeyh Zayid Camii’ne götürürüz.\n\nÖğleden sonra Louvre Abu Dabi’yi gezeriz; akşam dönüş.',
          ),
          amenities: amenities
            .slice(0, 1)
            .map(fallBack)
            .concat(fallBack('Otelden alma ve bırakma')),
        }))}
      </Specimen>
      <Specimen label="Gallery, pictures on their way" isWide surface="loading" languages={['tr']}>
        {showDetail(true)}
      </Specimen>
    </Group>
  );
}

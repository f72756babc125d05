import { expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { paths } from '../../../shared/paths.ts';
import { openSite } from './open-site.ts';
import { listAttributes, listTexts, plain, site } from './shared-site.ts';

const list = paths.cars();
const open = (search = '') => plain.open(list + search);
type Document = Awaited<ReturnType<typeof open>>;

const listCars = ($: Document) =>
  listAttributes($, '.card-grid--cars .card__link', 'href').map((href) =>
    href.replace(/^.*\/|\?.*/g, ''),
  );
const listChosen = ($: Document) => listTexts($, '.chips [aria-current="true"]');

const all = site.bundles.tr.cars;
const slugsOf = (cars: typeof all) => cars.map(({ slug }) => slug);
const suvs = all.filter(({ facts }) => facts.body === 'suv');

it('the list of cars is filtered by body and by the fewest seats, by links that a chosen one takes back', async () => {
  const $ = await open();
  expect(listChosen($)).toEqual(['Tüm araçlar']);
  expect(listAttributes($, '.chips a', 'href')).toEqual([
    '/araclar#cars',
    '/araclar?body=suv#cars',
    '/araclar?body=coupe#cars',
    '/araclar?body=convertible#cars',
    '/araclar?seats=5#cars',
    '/araclar?seats=7#cars',
  ]);
  expect($('.section#cars .chips')).toHaveLength(1);
  const seven = await open('?seats=7');
  expect(listCars(seven)).toEqual(['yedi-koltuk']);
  expect(listChosen(seven)).toEqual(['En az 7 koltuk']);
  const both = await open('?body=suv&seats=7');
  expect(listCars(both)).toEqual(['yedi-koltuk']);
  expect(listChosen(both)).toEqual(['SUV', 'En az 7 koltuk']);
  expect(listAttributes(both, '.chips [aria-current]', 'href')).toEqual([
    '/araclar?seats=7#cars',
    '/araclar?body=suv#cars',
  ]);
  expect(listCars(await open('?body=suv'))).toEqual(slugsOf(suvs));
});

it('a filter that would find nothing with the other one, or leave out nothing, is left out, and counts as absent in an address', async () => {
  expect(listTexts(await open('?body=convertible'), '.chips a')).toEqual([
    'Tüm araçlar',
    'SUV',
    'Kupe',
    'Üstü açık',
  ]);
  expect(listTexts(await open('?seats=7'), '.chips a')).toEqual([
    'Tüm araçlar',
    'En az 5 koltuk',
    'En az 7 koltuk',
  ]);
  expect(listChosen(await open('?body=coupe&seats=7'))).toEqual(['Kupe']);
  for (const search of [
    '?seats=2',
    '?seats=6',
    '?seats=5.0',
    '?seats=&body=',
    '?body=SUV',
    '?body=van',
  ])
    expect(listCars(await open(search)), search).toEqual(slugsOf(all));
});

it('a filtered list is no page of its own for search engines, and keeps its language', async () => {
  for (const language of languages) {
    const plainUrl = (await open(`?lng=${language}`))('link[rel="canonical"]').attr('href');
    const $ = await open(`?body=suv&lng=${language}`);
    expect($('link[rel="canonical"]').attr('href')).toBe(plainUrl);
    for (const href of listAttributes($, '.chips a', 'href')) expect(href).toMatch(/lng=\w+#cars$/);
  }
});

it('the pages of a filtered list stay filtered', async () => {
  const { open } = await openSite({
    change: (bundle) => {
      bundle.cars = [0, 1, 2].flatMap((copy) =>
        bundle.cars.map((car) => ({ ...car, slug: `${car.slug}-${copy}` })),
      );
    },
  });
  const $ = await open('/araclar?body=suv&page=2');
  expect(listCars($)).toHaveLength(3 * suvs.length - 12);
  expect($('link[rel="canonical"]').attr('href')).toMatch(/\/araclar$/);
  expect(listAttributes($, '.pagination__page', 'href')).toEqual([
    '/araclar?body=suv',
    '/araclar?body=suv&page=2',
  ]);
});

it('cars of one kind alone have no filters', async () => {
  const { open } = await openSite({
    change: (bundle) => {
      bundle.cars = bundle.cars.filter(({ slug }) => slug === 'yesil-ustu-acik');
    },
  });
  const $ = await open(list);
  expect($('.chips')).toHaveLength(0);
  expect(listCars($)).toEqual(['yesil-ustu-acik']);
});

it('the list says what + leads to, with a link to the plan', async () => {
  for (const language of languages) {
    const $ = await open(`?lng=${language}`);
    expect($('.compare-line').text()).toContain('+');
    expect($('.compare-line a[data-plan-link]').attr('href')).toBe(`/planim?lng=${language}`);
  }
});

import { expect, it } from 'vitest';
import { listPictureRows, readName } from '../../../../cli/checks/check-scenes.ts';
import type { ContentFile } from '../../../../cli/model/content-file.ts';
import { findAddress } from '../../../../cli/model/page-address.ts';
import type { SourceName } from '../../../../cli/model/sources.ts';

/** Describes the rows of some files: the page, and the names of its pictures in order. */
function describeRows(...files: [path: string, source: SourceName, data: object][]): string[] {
  const content = files.map(
    ([path, source, data]): ContentFile => ({
      ...{ path, source, data },
      hash: '',
      references: [],
      issues: [],
    }),
  );
  return listPictureRows(content).map(
    ({ file, spots }) => `${findAddress(file)} ${spots.map(readName).join(' ')}`,
  );
}

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ image: `${prefix}${index + 1}` }));

it('lists slides, and the first slide with the cards below it in each language', () => {
  const tiles = { items: [{ background: 'tile' }] };
  const items = [...named('card', 2), { image: 'own', onlyIn: ['ar'] }];
  const home = { hero: named('slide', 2), featured: { items }, tiles };
  expect(describeRows(['home.yaml', 'homePage', home])).toEqual([
    '/ slide1 slide2',
    '/ slide1 card1 card2 tile',
    '/ slide1 card1 card2 tile',
    '/ slide1 card1 card2 own tile',
  ]);
});

it('lists what packages of a category lead to between its top and its gallery', () => {
  const url = (path: string) => ({ url: path });
  const pricing = [url('/detay/jet'), url('/araclar'), url('/iletisim')];
  const rows = describeRows(
    ['experiences/jet.yaml', 'experiences', { slug: 'jet', images: ['jet1', 'jet2'] }],
    ['pages/cars.yaml', 'carsPage', { heroImage: 'cars' }],
    [
      'category-pages/su.yaml',
      'categoryPages',
      { name: 'su', heroImage: 'sea', pricing, gallery: named('wall', 2) },
    ],
  );
  expect(rows).toEqual(['/servis/su sea jet1 cars /iletisim wall1 wall2', '/detay/jet jet1 jet2']);
});

it('lists cars and posts in the order and on the pages of their lists', () => {
  const cars = Array.from({ length: 13 }, (_, index): [string, SourceName, object] => [
    `cars/${index}.yaml`,
    'cars',
    { slug: `c${index}`, order: 13 - index, images: [`car${index}`] },
  ]);
  const rows = describeRows(
    ['pages/cars.yaml', 'carsPage', { heroImage: 'top' }],
    ...cars,
    ['pages/blog.yaml', 'blogPage', { heroImage: 'unseen' }],
    ['posts/1.yaml', 'posts', { id: 1, date: '2026-01-01', image: 'old' }],
    ['posts/2.yaml', 'posts', { id: 2, date: '2026-02-01', image: 'draft', draft: true }],
    ['posts/3.yaml', 'posts', { id: 3, date: '2026-03-01', image: 'new' }],
  );
  expect(rows.filter((row) => !row.startsWith('/detay'))).toEqual([
    '/araclar top car12 car11 car10 car9 car8 car7 car6 car5 car4 car3 car2 car1',
    '/araclar top car0',
    '/bloglar new old',
  ]);
});

it('lists services and the pictures of the story below the top of their pages', () => {
  const rows = describeRows(
    ['pages/services.yaml', 'servicesPage', { heroImage: 'dunes' }],
    ['services.yaml', 'services', { services: named('service', 2) }],
    ['pages/about.yaml', 'aboutPage', { heroImage: 'coast', story: { images: ['a', 'b'] } }],
  );
  expect(rows).toEqual(['/hizmetler dunes service1 service2', '/hakkimizda coast a b']);
});

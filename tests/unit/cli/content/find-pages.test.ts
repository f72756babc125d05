import { describe, expect, it } from 'vitest';
import { createPageFinder, findAddress } from '../../../../cli/content/find-pages.ts';

const files = [
  { path: 'home.yaml', data: {} },
  { path: 'pages/services.yaml', data: { heroImage: 'dunes' } },
  { path: 'pages/cars.yaml', data: { heroImage: 'road' } },
  { path: 'pages/blog.yaml', data: {} },
  { path: 'pages/contact.yaml', data: {} },
  { path: 'category-pages/col.yaml', data: { name: 'col', gallery: [{ image: 'dunes' }] } },
  { path: 'experiences/one.yaml', data: { slug: 'col-turu', images: ['dunes', 'camel'] } },
  { path: 'experiences/two.yaml', data: { slug: 'later', draft: true, images: ['night'] } },
  { path: 'cars/g63.yaml', data: { slug: 'g63' } },
  { path: 'posts/01.yaml', data: { id: 1, author: 'ayse' } },
  { path: 'services.yaml', data: { services: [{ image: 'pass' }] } },
  {
    path: 'authors.yaml',
    data: { authors: [{ id: 'ayse', image: 'portrait' }, { id: 'ali' }] },
  },
  { path: 'pictures.yaml', data: { pictures: {} } },
];

const findPages = createPageFinder(files);

describe('the pages that show a field', () => {
  it.each([
    ['a page', 'home.yaml', ['hero', 0, 'title'], ['/']],
    ['an experience, by its slug', 'experiences/one.yaml', ['title'], ['/detay/col-turu']],
    ['a post, by its number', 'posts/01.yaml', ['content', 2], ['/blog/1']],
    ['a category page', 'category-pages/col.yaml', ['title'], ['/servis/col']],
    ['a service', 'services.yaml', ['services', 3, 'title'], ['/hizmetler']],
    ['a filter button', 'categories.yaml', ['categories', 0, 'name'], ['/hizmetler']],
    ['a label of one page', 'labels.yaml', ['contact_page', 'call'], ['/iletisim']],
    ['a label of all posts', 'labels.yaml', ['blog_detail', 'back'], ['/blog/1']],
    [
      'a label of all detail pages',
      'labels.yaml',
      ['facts', 'seats'],
      ['/detay/col-turu', '/detay/g63'],
    ],
    [
      'a picture of several pages',
      'pictures.yaml',
      ['pictures', 'dunes', 'alt'],
      ['/hizmetler', '/servis/col', '/detay/col-turu'],
    ],
    ['a picture of a service', 'pictures.yaml', ['pictures', 'pass', 'alt'], ['/hizmetler']],
    ['the portrait of an author', 'pictures.yaml', ['pictures', 'portrait'], ['/blog/1']],
    ['an author', 'authors.yaml', ['authors', 0, 'name'], ['/blog/1']],
  ])('of %s', (_what, file, field, addresses) => {
    expect(findPages(file, field)).toEqual({ kind: 'pages', addresses });
  });

  it.each([
    ['the menu', 'navigation.yaml', ['header', 0, 'label']],
    ['the company', 'site.yaml', ['phone']],
    ['a label of the header', 'labels.yaml', ['header', 'menu']],
  ])('are all for %s', (_what, file, field) => {
    expect(findPages(file, field)).toEqual({ kind: 'every page' });
  });

  it.each([
    ['a draft', 'experiences/two.yaml', ['title']],
    ['a former address', 'cars/g63.yaml', ['aliases', 0]],
    ['words for the search', 'cars/g63.yaml', ['keywords', 'tr', 0]],
    ['an author without posts', 'authors.yaml', ['authors', 1, 'name']],
    ['a picture of a draft', 'pictures.yaml', ['pictures', 'night', 'alt']],
    ['a picture that nothing uses', 'pictures.yaml', ['pictures', 'none', 'alt']],
    ['a list of exceptions', 'exceptions.yaml', [0, 'reason']],
    ['a file that is gone', 'cars/gone.yaml', ['title']],
  ])('are none for %s', (_what, file, field) => {
    expect(findPages(file, field)).toEqual({ kind: 'no page' });
  });
});

describe('the address of a file', () => {
  it('is unknown without a readable name', () => {
    expect(findAddress({ path: 'cars/g63.yaml' })).toBeUndefined();
    expect(findAddress({ path: 'cars/g63.yaml', data: { slug: null } })).toBeUndefined();
    expect(findAddress({ path: 'services.yaml', data: {} })).toBeUndefined();
  });
});

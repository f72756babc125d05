import { describe, expect, it } from 'vitest';
import { createPageFinder } from '../../../../cli/model/find-pages.ts';
import { findAddress } from '../../../../cli/model/page-address.ts';

const files = [
  { path: 'home.yaml', data: {} },
  { path: 'pages/services.yaml', data: { heroImage: 'dunes' } },
  { path: 'pages/cars.yaml', data: { heroImage: 'road' } },
  { path: 'pages/blog.yaml', data: {} },
  { path: 'pages/contact.yaml', data: {} },
  { path: 'pages/plan.yaml', data: {} },
  { path: 'pages/sample-plan.yaml', data: { price: {} } },
  {
    path: 'category-pages/col.yaml',
    data: { name: 'col', category: 'desert', gallery: [{ image: 'dunes' }] },
  },
  {
    path: 'experiences/one.yaml',
    data: { slug: 'col-turu', category: 'desert', images: ['dunes', 'camel'], message: {} },
  },
  { path: 'experiences/two.yaml', data: { slug: 'later', draft: true, images: ['night'] } },
  { path: 'cars/g63.yaml', data: { slug: 'g63', price: 450, changes: {} } },
  { path: 'posts/01.yaml', data: { id: 1, author: 'ayse' } },
  { path: 'services.yaml', data: { services: [{ image: 'pass' }] } },
  {
    path: 'authors.yaml',
    data: { authors: [{ id: 'ayse', image: 'portrait' }, { id: 'ali' }] },
  },
  { path: 'pictures.yaml', data: { pictures: {} } },
  {
    path: 'notices.yaml',
    data: [
      {},
      { on: ['desert', 'cars'] },
      { on: ['/detay/g63', '/blog/1'] },
      { on: ['/detay/later'] },
    ],
  },
];

const findPages = createPageFinder(files);

/** The pages that show a field, such as `labels.yaml facts.seats`. */
function find(place: string) {
  const [file = '', path = ''] = place.split(' ');
  return findPages(
    file,
    path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  );
}

const details = '/detay/col-turu /detay/g63';

describe('the pages that show a field', () => {
  it.each([
    ['a page', 'home.yaml hero.0.title', '/'],
    ['an experience, by its slug', 'experiences/one.yaml title', '/detay/col-turu'],
    ['a post, by its number', 'posts/01.yaml content.2', '/blog/1'],
    ['a category page', 'category-pages/col.yaml title', '/servis/col'],
    ['a service', 'services.yaml services.3.title', '/hizmetler'],
    ['a label of one page', 'labels.yaml contact_page.palm', '/iletisim'],
    ['a label of all posts', 'labels.yaml blog_detail.back', '/blog/1'],
    ['a label of all detail pages', 'labels.yaml facts.seats', details],
    ['a label of the plan', 'labels.yaml plan.dates', '/planim'],
    ['the button that adds to the plan', 'labels.yaml plan.add', details],
    ['what the button says once it is pressed', 'labels.yaml plan.added', details],
    [
      'what the plan says of a removal, on its page and to the button',
      'labels.yaml plan.removed',
      `/planim ${details}`,
    ],
    [
      'what a full plan says, on its page and to the button',
      'labels.yaml plan.full',
      `/planim ${details}`,
    ],
    ['the label of posts in Turkish alone', 'labels.yaml only_turkish.posts', '/bloglar'],
    ['a label of the gallery', 'labels.yaml photo_dialog.close', details],
    ['a term that no entry replaces', 'site.yaml terms.payment.tr', `/ornek-plan ${details}`],
    ['a term that an entry replaces', 'site.yaml terms.changes', '/ornek-plan /detay/col-turu'],
    ['the term of the price, which is no amount', 'site.yaml terms.price', details],
    [
      'a picture of several pages',
      'pictures.yaml pictures.dunes.alt',
      '/hizmetler /servis/col /detay/col-turu',
    ],
    ['a picture of a service', 'pictures.yaml pictures.pass.alt', '/hizmetler'],
    ['the portrait of an author', 'pictures.yaml pictures.portrait', '/blog/1'],
    ['an author', 'authors.yaml authors.0.name', '/blog/1'],
    [
      'a notice of a page and a category with its entries',
      'notices.yaml 1.text',
      '/araclar /servis/col /detay/col-turu',
    ],
    ['the message of a car', 'messages.yaml car.begin', '/detay/g63'],
    ['the lines of an experience', 'messages.yaml experience.lines.0', '/detay/col-turu'],
    ['the band of a category', 'messages.yaml category.closing.title', '/servis/col'],
    ['the message of a search', 'messages.yaml search.begin', '/hizmetler'],
    ['the message of the posts', 'messages.yaml posts.begin', '/bloglar'],
    ['the message of the sample', 'messages.yaml samplePlan.begin', '/ornek-plan'],
    ['a notice of entries', 'notices.yaml 2.text', '/detay/g63 /blog/1'],
  ])('of %s', (_what, place, addresses) => {
    expect(find(place)).toEqual({ kind: 'pages', addresses: addresses.split(' ') });
  });

  it.each([
    ['the menu', 'navigation.yaml header.0.label'],
    ['the company', 'site.yaml phone'],
    ['a category, which the menu of phones lists', 'categories.yaml categories.0.name'],
    ['a label of the header', 'labels.yaml header.menu'],
    ['a label with the name of a hidden field', 'labels.yaml header.languages'],
    ['the link to the plan', 'labels.yaml plan.name'],
    ['a notice without places', 'notices.yaml 0.text'],
  ])('are all for %s', (_what, place) => {
    expect(find(place)).toEqual({ kind: 'every page' });
  });

  it.each([
    ['a draft', 'experiences/two.yaml title'],
    ['a former address', 'cars/g63.yaml aliases.0'],
    ['words for the search', 'cars/g63.yaml keywords.tr.0'],
    ['an author without posts', 'authors.yaml authors.1.name'],
    ['a picture of a draft', 'pictures.yaml pictures.night.alt'],
    ['a picture that nothing uses', 'pictures.yaml pictures.none.alt'],
    ['a sentence that the messages of entries replace', 'messages.yaml experience.begin'],
    ['the message of a kind without entries', 'messages.yaml visa.lines.0'],
    ['a notice of a draft', 'notices.yaml 3.text'],
    ['a file that is gone', 'cars/gone.yaml title'],
  ])('are none for %s', (_what, place) => {
    expect(find(place)).toEqual({ kind: 'no page' });
  });
});

describe('the address of a file', () => {
  it('is unknown without a readable name', () => {
    expect(findAddress({ path: 'cars/g63.yaml' })).toBeUndefined();
    expect(findAddress({ path: 'cars/g63.yaml', data: { slug: null } })).toBeUndefined();
    expect(findAddress({ path: 'services.yaml', data: {} })).toBeUndefined();
  });
});

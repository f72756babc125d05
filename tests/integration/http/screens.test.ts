import { describe, expect, it } from 'vitest';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { vary } from '../../vary.ts';
import { openSite } from './open-site.ts';
import { listAttributes, listTexts, plain, site } from './shared-site.ts';

const { open } = plain;

const menu = ['/', '/hizmetler', '/araclar', '/bloglar', '/hakkimizda', '/iletisim'];

describe('the frame of every page', () => {
  it('has navigation, footer and chat button, in every language', async () => {
    const known: Partial<Record<Language, string>> = {
      tr: 'Ana Sayfa',
      en: 'Home',
      ar: 'الرئيسية',
    };
    for (const language of languages) {
      const $ = await open(`/detay/kumul-jipi?lng=${language}`);
      const paths = listAttributes($, '.site-nav a', 'href').map((href) => href.split('?')[0]);
      expect(paths).toEqual(menu);
      const home = known[language] ?? site.labels[language]['site']?.['home'];
      expect(listTexts($, '.site-nav a')[0]).toBe(home);
      expect($('.footer nav')).toHaveLength(3);
      expect($('.footer a[href^="tel:+"]')).toHaveLength(1);
      expect($('.footer bdi[dir="ltr"]').text()).toContain('@');
      expect($('.footer__legal a')).toHaveLength(2);
      expect($('.chat-button[href^="https://wa.me/"]')).toHaveLength(1);
    }
  });

  it('has the year of Dubai in its footer', async () => {
    const newYear = findBeginning('2027-01-01');
    const years = [newYear - 1, newYear].map(async (at) => {
      const $ = await (await openSite({ at })).open('/');
      return /\d{4}/.exec($('.footer__legal').text())?.[0];
    });
    expect(await Promise.all(years)).toEqual(['2026', '2027']);
  });

  it.each([
    ['/hizmetler', 'page', '/hizmetler'],
    ['/detay/kumul-jipi', 'true', '/araclar'],
    ['/detay/kum-aksami', 'true', '/hizmetler'],
    ['/blog/1', 'true', '/bloglar'],
  ])('marks at %s the current page in the navigation as “%s”', async (address, mark, href) => {
    const $ = await open(address);
    expect(listAttributes($, `.site-nav [aria-current="${mark}"]`, 'href')).toEqual([href]);
  });

  it('leads in the menu of phones to each category of services and the plan, with name and icon', async () => {
    for (const language of languages) {
      const $ = await open(`/servis/ozel?lng=${language}`);
      const { categories, categoryPages } = site.bundles[language];
      const found = categories.slice(1).map(({ id, name }) => {
        const page = categoryPages.find(({ category }) => category === id);
        return [toPlainText(name), `/servis/${page?.name}?lng=${language}`];
      });
      expect(found).toHaveLength(6);
      const links = $('.mobile-menu__services a').toArray();
      const listed = links.map((link) => [$(link).text(), $(link).attr('href')]);
      expect(listed.slice(0, found.length)).toEqual(found);
      // The visitor’s plan, and pages that only the footer leads to.
      const { header, footer } = site.bundles[language].navigation;
      const others = footer.quickLinks.items.map(({ href }) => `${href}?lng=${language}`);
      const main = header.map(({ href }) => `${href}?lng=${language}`);
      expect(listed.slice(found.length).map(([, href]) => href)).toEqual([
        `/planim?lng=${language}`,
        ...others.filter((href) => !main.includes(href)),
      ]);
      for (const link of links) expect($(link).find('svg[aria-hidden]')).toHaveLength(1);
      expect(listAttributes($, '.mobile-menu__services [aria-current="page"]', 'href')).toEqual([
        `/servis/ozel?lng=${language}`,
      ]);
    }
  });
});

describe('the home page', () => {
  it('has every part that the specification names, besides its lists', async () => {
    const $ = await open('/');
    const { hero, tiles, testimonials } = site.bundles.tr.home;
    expect($('.hero__slide a[href="/hizmetler"]')).toHaveLength(hero.length);
    expect($('.hero__slide a[href="/iletisim"]')).toHaveLength(hero.length);
    expect($('.tile')).toHaveLength(tiles.items.length);
    expect($('.tile .icon').length).toBeGreaterThanOrEqual(tiles.items.length);
    expect($('.testimonial__stars .icon')).toHaveLength(5 * testimonials.items.length);
    expect($('.closing a').attr('href')).toBe('/iletisim');
  });
});

describe('the services list', () => {
  const cards = ($: Awaited<ReturnType<typeof open>>) =>
    $('.service-list > .card-grid .card').length;

  it('shows all seven services and eight buttons to choose a category by', async () => {
    const $ = await open('/hizmetler');
    expect(cards($)).toBe(7);
    expect($('.chip')).toHaveLength(7);
    expect($('.chip[aria-pressed="true"]').attr('value')).toBe('all');
    expect($('[role="status"]').text()).toContain('7');
  });

  it.each([
    ['q=vize', 1],
    ['category=transport', 2],
    ['category=transport&q=lüks araç', 1],
    ['category=yok', 7],
    ['q=&category=all', 7],
    ['q=zzz', 0],
    ['min=900', 7],
  ])('filters on the server by %s', async (query, count) => {
    expect(cards(await open(`/hizmetler?${query}`))).toBe(count);
  });

  it.each([
    ['tr', 'Aramanıza uygun hizmet bulunamadı.'],
    ['en', 'No service found matching your search.'],
    ['ar', 'لم نعثر على خدمة تطابق بحثكم.'],
  ])('says in %s that nothing matches', async (language, sentence) => {
    const $ = await open(`/hizmetler?q=zzz&lng=${language}`);
    expect($('.empty__text').text()).toBe(sentence);
  });

  it('keeps the language in the form', async () => {
    expect((await open('/hizmetler?lng=ar'))('form input[name="lng"]').attr('value')).toBe('ar');
    expect((await open('/hizmetler'))('form input[name="lng"]')).toHaveLength(0);
  });
});

describe('a category page', () => {
  it.each(['vize', 'ulasim', 'su', 'col', 'ozel', 'sehir'])(
    '%s has all its parts',
    async (name) => {
      const $ = await open(`/servis/${name}`);
      const page = site.bundles.tr.categoryPages.find((candidate) => candidate.name === name);
      expect($('.package')).toHaveLength(page?.pricing.length ?? -1);
      expect(listAttributes($, '.package .card__link', 'href')).toEqual(
        page?.pricing.map(({ url }) => url),
      );
      expect($('.gallery-wall__item')).toHaveLength(page?.gallery.length ?? -1);
      expect($('.side-panel__features > li')).toHaveLength(page?.features.length ?? -1);
    },
  );
});

it('shows beside a package the picture of what it leads to, else that of the category', async () => {
  const { experiences, pages, categoryPages } = site.bundles.tr;
  const picturesOf = async (name: string) =>
    listAttributes(await open(`/servis/${name}`), '.package .picture__image', 'src');
  const findFirst = (wanted: string) =>
    experiences.find(({ slug }) => slug === wanted)?.images[0]?.src;
  expect(await picturesOf('ulasim')).toEqual([findFirst('karsilama'), pages.cars.heroImage.src]);
  const changed = await openSite({
    change: ({ categoryPages: [page] }) => {
      if (page?.pricing[0]) page.pricing[0].url = '/blog/1';
    },
  });
  const [page] = categoryPages;
  const $ = await changed.open(`/servis/${page?.name}`);
  expect(listAttributes($, '.package .picture__image', 'src')[0]).toBe(page?.heroImage.src);
});

it('leads from a picture of a gallery to the page of what it shows, if that is known', async () => {
  const $ = await open('/servis/col?lng=ar');
  const links = $('.gallery-wall__item').map((_, item) => $(item).children('a').attr('href') ?? '');
  expect(links.toArray()).toEqual([
    '/detay/kervan?lng=ar',
    '/detay/kum-aksami?lng=ar',
    '',
    '/detay/kum-aksami?lng=ar',
  ]);
});

describe('a detail page', () => {
  it('has breadcrumb, slider with thumbnails, about and amenities', async () => {
    const { experiences, cars } = site.bundles.tr;
    const withQuestions = experiences.filter(({ faq }) => faq?.length);
    const few = [...withQuestions, ...experiences.slice(0, 3), ...cars.slice(0, 2)];
    for (const entry of vary([...few, ...experiences, ...cars], few.length)) {
      const $ = await open(`/detay/${entry.slug}`);
      const crumbs = listAttributes($, '.breadcrumb a', 'href');
      expect(crumbs[0]).toBe('/');
      expect(crumbs[1]).toMatch(/^\/(araclar|servis\/\w+)$/);
      // Each is a link to its own file.
      expect(listAttributes($, '.gallery__photo > a', 'href')).toEqual(
        entry.images.map(({ src }) => src),
      );
      expect($('.gallery__thumbnail')).toHaveLength(entry.images.length);
      expect($('.detail__amenities li')).toHaveLength(entry.amenities.length);
      expect($('.detail__about p').length).toBeGreaterThanOrEqual(2);
      expect($('.detail > .faq .faq__item')).toHaveLength(entry.faq?.length ?? 0);
      expect($('.detail__contact')).toHaveLength(0);
    }
  });
});

describe('the lists of cars and posts', () => {
  it('shows 11 cars on one page, and so no pagination', async () => {
    const $ = await open('/araclar');
    expect($('.card')).toHaveLength(11);
    expect($('.pagination')).toHaveLength(0);
    const hrefs = listAttributes($, '.card__link', 'href');
    expect(hrefs).toEqual(site.bundles.tr.cars.map(({ slug }) => `/detay/${slug}`));
  });

  it('shows six posts a page', async () => {
    const first = await open('/bloglar');
    expect(first('.card')).toHaveLength(6);
    expect(first('.pagination__step[aria-disabled="true"]').text()).toBe('Önceki');
    expect(first('.pagination__step[rel="next"]').attr('href')).toBe('/bloglar?page=2');
    const second = await open('/bloglar?page=2');
    expect(second('.card')).toHaveLength(site.bundles.tr.posts.length - 6);
    expect(second('.pagination__step[rel="prev"]').attr('href')).toBe('/bloglar');
    expect(second('.pagination__step[aria-disabled="true"]').text()).toBe('Sonraki');
    expect(second('.pagination__page[aria-current="page"]').text()).toBe('2');
  });

  it('says that there is nothing, and leaves out the pages of an empty blog', async () => {
    const empty = await openSite({
      change: (bundle) => {
        bundle.cars = [];
        bundle.posts = [];
      },
    });
    const cars = await empty.open('/araclar');
    expect(cars('.empty__text').text()).toBe('Aramanıza uygun hizmet bulunamadı.');
    expect((await empty.open('/bloglar'))('.pagination')).toHaveLength(0);
  });
});

describe('a post', () => {
  it('shows all its parts, blocks and tags, and the way back', async () => {
    for (const post of site.bundles.tr.posts) {
      const $ = await open(`/blog/${post.id}`);
      expect($('.post__featured .picture__image')).toHaveLength(1);
      expect($('.post__author .picture__image')).toHaveLength(1);
      expect($('time').attr('datetime')).toBe(post.date);
      expect($('.post-facts').text()).toContain(`${post.readTime} dakikalık okuma`);
      const count = (type: string) => post.content.filter((block) => block.type === type).length;
      expect($('.post__heading')).toHaveLength(count('heading'));
      expect($('.post__quote')).toHaveLength(count('quote'));
      expect($('.post__figure')).toHaveLength(count('image'));
      expect($('.tag')).toHaveLength(post.tags.length);
      expect($('.post__back').attr('href')).toBe('/bloglar');
      expect($('.related')).toHaveLength(0);
    }
  });
});

describe('the contact page', () => {
  it('has a hero, WhatsApp first, items, social profile, map and questions, and no form', async () => {
    const $ = await open('/iletisim');
    expect($('.page-hero img')).not.toHaveLength(0);
    expect($('main a').first().attr('href')).toMatch(/^https:\/\/wa\.me\//);
    expect($('main a').first().text()).toContain('WhatsApp');
    expect($('.office a[href^="tel:"]')).toHaveLength(1);
    expect($('.office a[href^="mailto:"]')).toHaveLength(1);
    expect($(`.office a[href="${site.bundles.tr.site.social.url}"]`)).toHaveLength(1);
    expect($('.map iframe')).toHaveLength(1);
    expect($('.map iframe[src]')).toHaveLength(0);
    expect($('form')).toHaveLength(0);
    expect($('.office__items').text()).toContain('09.00–17.00');
  });
});

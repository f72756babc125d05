import { describe, expect, it } from 'vitest';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { vary } from '../../vary.ts';
import { openSite } from './open-site.ts';
import { listAttributes, listTexts, plain, site } from './shared-site.ts';

/** The items of a list, repeated or cut to a length; each title of a copy is another. */
const resize = <T extends object>(items: readonly T[], length: number): T[] =>
  Array.from({ length }, (_, index) => ({
    ...items[index % items.length],
    ...(index >= items.length && { id: 100 + index, title: `Kopya ${index}`, q: `Kaç ${index}?` }),
  })) as T[];

/** Opens the fixture site with all lists at one of their ends. */
const openAt = (end: 'fewest' | 'most') =>
  openSite({
    change: ({ home, pages, categoryPages }: Bundle) => {
      const at = (fewest: number, most: number) => (end === 'fewest' ? fewest : most);
      home.hero = resize(home.hero, at(1, 5));
      home.featured.items = resize(home.featured.items, at(3, 9));
      home.whyUs.items = resize(home.whyUs.items, at(3, 6));
      home.testimonials.items = resize(home.testimonials.items, at(0, 6));
      pages.about.story.images = resize(pages.about.story.images, at(1, 4));
      pages.contact.items = resize(pages.contact.items, at(2, 6));
      pages.contact.faq = resize(pages.contact.faq, at(0, 12));
      for (const page of categoryPages) page.features = resize(page.features, at(2, 6));
    },
  });

/** The parts of pages, with their fewest and most items. */
const parts = {
  '/': {
    '.hero__slide': { fewest: 1, most: 5 },
    '.hero__stop': { fewest: 0, most: 5 },
    '.featured__item': { fewest: 3, most: 9 },
    '.why-us .icon-rows__row': { fewest: 3, most: 6 },
    '.testimonial': { fewest: 0, most: 6 },
  },
  '/hakkimizda': { '.story__pictures .picture': { fewest: 1, most: 4 } },
  '/iletisim': { '.office__item': { fewest: 2, most: 6 }, '.faq__item': { fewest: 0, most: 12 } },
  '/servis/col': { '.side-panel__features > li': { fewest: 2, most: 6 } },
};

it.each(['fewest', 'most'] as const)('lists with the %s items show them all', async (end) => {
  const { open } = await openAt(end);
  for (const language of vary(languages)) {
    for (const [path, selectors] of Object.entries(parts)) {
      const $ = await open(`${path}?lng=${language}`);
      for (const [selector, lengths] of Object.entries(selectors))
        expect($(selector), `${language} ${selector}`).toHaveLength(lengths[end]);
    }
  }
});

it('an empty list has no heading and no section', async () => {
  const { open } = await openAt('fewest');
  for (const language of vary(languages)) {
    const { home, pages } = site.bundles[language];
    const [first, contact] = [
      await open(`/?lng=${language}`),
      await open(`/iletisim?lng=${language}`),
    ];
    expect(first('.testimonials')).toHaveLength(0);
    expect(contact('.faq')).toHaveLength(0);
    expect(listTexts(first, 'main h2')).not.toContain(home.testimonials.title);
    expect(listTexts(contact, 'main h2')).not.toContain(pages.contact.faqTitle);
  }
});

it.each([
  ['/', 'featured'],
  ['/servis/col', 'packages'],
])('%s has no section “%s” until the first of its entries is published', async (path, name) => {
  const day = '2027-03-01';
  const change = ({ experiences, home: { featured } }: Bundle) => {
    for (const entry of experiences) entry.publish = day;
    featured.items = featured.items.filter(({ url }) =>
      experiences.some(({ slug }) => url === paths.detail(slug)),
    );
  };
  const countAt = async (at: number) =>
    (await (await openSite({ at, change })).open(path))(`section.${name} > :first-child`).length;
  expect(await countAt(findBeginning(day) - 1)).toBe(0);
  expect(await countAt(findBeginning(day))).toBe(1);
});

it('a single slide is no slideshow: no control, no role, no script', async () => {
  const $ = await (await openAt('fewest')).open('/');
  expect($('.hero button')).toHaveLength(0);
  expect($('.hero[aria-roledescription], .hero[aria-label], .hero [role="group"]')).toHaveLength(0);
  expect($('[data-slideshow]')).toHaveLength(0);
  expect($('.hero h1')).toHaveLength(1);
  expect($('.hero__sun')).toHaveLength(1);
});

describe('the questions of an entry', () => {
  it('stand between its checklist and related entries, under the heading of their label', async () => {
    for (const language of languages) {
      const $ = await plain.open(`/detay/kum-aksami?lng=${language}`);
      const own = site.bundles[language].experiences.find(({ slug }) => slug === 'kum-aksami');
      expect(own?.faq).toHaveLength(3);
      expect(listTexts($, '.faq summary')).toEqual(own?.faq?.map(({ q }) => toPlainText(q)));
      expect(listTexts($, '.faq details p')).toEqual(own?.faq?.map(({ a }) => toPlainText(a)));
      expect($('.faq > h2').text()).toBe(site.labels[language]['detail_page']?.['questions']);
      const sections = listAttributes($, '.detail > section', 'class').map((names) =>
        ['detail__amenities', 'faq', 'onward'].find((name) => names.split(' ').includes(name)),
      );
      expect(sections.slice(1, 4)).toEqual(['detail__amenities', 'faq', 'onward']);
      expect($('script[type="application/ld+json"]').text()).not.toContain('FAQPage');
    }
  });

  it('leave no heading where there are none', async () => {
    const { open } = await openSite({
      change: ({ experiences }) => {
        for (const entry of experiences) entry.faq = [];
      },
    });
    for (const path of ['/detay/kum-aksami', '/detay/guverte'])
      expect((await open(path))('.faq')).toHaveLength(0);
  });

  it.each([
    ['tr', 'mercimek', true],
    ['tr', 'hırka', true],
    ['en', 'lentils', true],
    ['en', 'cardigan', true],
    ['ar', 'العدس', true],
    ['ar', 'سترة', true],
    // Part of a word of an answer: “sebze”, “lentils”.
    ['tr', 'ebze', false],
    ['en', 'entils', false],
  ])('are found in %s by “%s”: %s', async (language, word, isFound) => {
    const $ = await plain.open(`/hizmetler?q=${encodeURIComponent(word)}&lng=${language}`);
    const found = listAttributes($, '.found-pages a', 'href');
    const answers = found.filter((href) => href.startsWith(`/detay/kum-aksami?lng=${language}#`));
    expect(answers.length > 0).toBe(isFound);
    if (isFound) expect($('.empty')).toHaveLength(0);
    for (const answer of answers) {
      const page = await plain.open(answer.split('#')[0] ?? '');
      expect(
        page(`details #${answer.split('#')[1]}`)
          .text()
          .toLowerCase(),
      ).toContain(word);
    }
  });

  it('are found by their keywords, which no page contains as written', async () => {
    const $ = await plain.open('/hizmetler?q=NURSERY&lng=en');
    const answer = '/detay/kum-aksami?lng=en#answer-3';
    expect(listAttributes($, '.found-pages a', 'href')).toEqual([answer]);
    expect($('.found-pages a').text()).toContain('Can I come while pregnant?');
    const page = await plain.open(answer.split('#')[0] ?? '');
    expect(page.html()).not.toMatch(/nursery/i);
  });
});

describe('the order of a list', () => {
  it('begins with the car, the post and the testimonial that lead in a language', async () => {
    const { open } = await openSite({
      change: ({ cars, posts, home }) => {
        for (const item of [cars.at(-1), posts.at(-1), home.testimonials.items.at(-1)]) {
          Object.assign(item ?? {}, { leadsIn: ['ar', 'en'] });
        }
      },
    });
    for (const language of languages) {
      const { cars, posts, home } = site.bundles[language];
      const end = language === 'tr' ? 0 : -1;
      const readFirst = async (path: string, selector: string) =>
        listTexts(await open(`${path}?lng=${language}`), selector)[0];
      expect(await readFirst('/araclar', '.card__title a'), language).toBe(cars.at(end)?.title);
      const title = toPlainText(posts.at(end)?.title ?? '');
      expect(await readFirst('/bloglar', '.card__title a'), language).toBe(title);
      const text = toPlainText(home.testimonials.items.at(end)?.text ?? '');
      expect(await readFirst('/', '.testimonial__text'), language).toContain(text);
    }
  });
});

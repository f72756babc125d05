import { describe, expect, it } from 'vitest';
import { formatTime } from '../../../shared/format-time.ts';
import { languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import { vary } from '../../vary.ts';
import { openSite } from './open-site.ts';
import { listAttributes, listTexts, plain, site } from './shared-site.ts';

const amount = /[$€₺]|\d\s*(?:USD|AED|dolar|dirhe?m|dollar|دولار|درهم)/i;

describe('the terms of an entry', () => {
  it('are four lines on a detail page, in every language and without an amount, with a link to the sample', async () => {
    for (const language of languages) {
      const { experiences, cars, site: facts } = site.bundles[language];
      const all = [...experiences, ...cars];
      const few = all.filter(({ changes, payment }, index) => changes ?? payment ?? index === 0);
      expect(few.length).toBeGreaterThan(1);
      for (const { slug, notIncluded, changes, payment } of vary([...few, ...all], few.length)) {
        const $ = await plain.open(`${paths.detail(slug)}?lng=${language}`);
        expect(listTexts($, '.terms dt')).toEqual(
          ['not_included', 'changes', 'payment', 'price'].map(
            (key) => site.labels[language]['terms']?.[key],
          ),
        );
        expect(listTexts($, '.terms dd')).toEqual(
          [
            notIncluded,
            changes ?? facts.terms.changes,
            payment ?? facts.terms.payment,
            facts.terms.price,
          ].map(toPlainText),
        );
        expect($('.terms').text()).not.toMatch(amount);
        expect(listAttributes($, '.terms a', 'href')).toEqual([`/ornek-plan?lng=${language}`]);
      }
    }
  });
});

describe('the related entries of a detail page', () => {
  const listCards = async (slug: string, opened = plain) =>
    listAttributes(await opened.open(paths.detail(slug)), '.onward .card__link', 'href');

  it('are those that the entry goes with, in their order, and then others', async () => {
    expect(await listCards('giris-izni')).toEqual(
      ['karsilama', 'kum-aksami', 'dort-teker'].map(paths.detail),
    );
    expect((await listCards('gumus-jip')).slice(0, 2)).toEqual(
      ['bronz-jip', 'guverte'].map(paths.detail),
    );
  });

  it('leave out what is not published yet, as do the steps of the sample', async () => {
    const early = await openSite({
      change: ({ experiences }) => {
        for (const entry of experiences)
          if (entry.slug === 'karsilama') entry.publish = '2126-12-01';
      },
    });
    expect((await listCards('giris-izni', early)).slice(0, 2)).toEqual(
      ['kum-aksami', 'dort-teker'].map(paths.detail),
    );
    const $ = await early.open('/ornek-plan');
    expect(listAttributes($, '.sample-plan h3 a', 'href')).toEqual(
      ['eski-carsi', 'kum-aksami', 'guverte'].map(paths.detail),
    );
    expect($('.sample-plan .picture')).toHaveLength(3);
    expect($('.sample-plan h3')).toHaveLength(6);
  });
});

describe('the sample plan', () => {
  it('has each step at its time, with a link to its entry and a picture of its own', async () => {
    for (const language of languages) {
      const { days, ...sample } = site.bundles[language].pages.samplePlan;
      const steps = days.flatMap((day) => day.steps);
      const $ = await plain.open(`/ornek-plan?lng=${language}`);
      expect(listTexts($, '.sample-plan h2')).toEqual(days.map((day) => toPlainText(day.title)));
      expect(listTexts($, '.sample-plan .plan__hour')).toEqual(
        steps.map(({ time }) => formatTime(time, language)),
      );
      expect(listAttributes($, '.sample-plan h3 a', 'href')).toEqual(
        steps.flatMap(({ entry }) => (entry ? [`${paths.detail(entry)}?lng=${language}`] : [])),
      );
      const pictures = listAttributes($, '.sample-plan .picture__image', 'src');
      expect(pictures).toHaveLength(5);
      // An entry that comes again shows its next picture.
      expect(pictures.at(-1)).not.toBe(pictures[0]);
      expect(listTexts($, '.terms dd').slice(0, 2)).toEqual(
        [sample.included, sample.notIncluded].map(toPlainText),
      );
      expect(listTexts($, '.terms dd').at(-1)).toContain('971');
      expect($('.sample-plan').text()).not.toMatch(amount);
      expect(listAttributes($, '.next-step a', 'href')[0]).toMatch(/^https:\/\/wa\.me\//);
    }
  });

  it('is for search engines, and lists its entries for them once', async () => {
    const $ = await plain.open('/ornek-plan');
    expect($('meta[name="robots"]')).toHaveLength(0);
    expect((await plain.get('/sitemap.xml')).text).toContain('/ornek-plan</loc>');
    expect($('script[type="application/ld+json"]').text()).toContain('"numberOfItems":4');
  });

  it('is linked from the plan, empty or not', async () => {
    for (const address of ['/planim', '/planim?e=kum-aksami']) {
      const $ = await plain.open(address);
      expect(listAttributes($, '.plan a.sample-link', 'href')).toEqual(['/ornek-plan']);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { buildPlanPath, paths, withLanguage } from '../../../shared/paths.ts';
import { maxPlanEntries } from '../../../shared/plan.ts';
import { openSite } from './open-site.ts';
import { listAttributes, listTexts, type parsePage, plain, site } from './shared-site.ts';

type Document = ReturnType<typeof parsePage>;

const { experiences, cars, pages } = site.bundles.tr;
const all = [...experiences, ...cars].map(({ slug }) => slug);
const four = ['kum-aksami', 'kumul-jipi', 'giris-izni', 'beyaz-jip'];

const openPlan = (slugs: readonly string[], language = 'tr', opened = plain) => {
  const path = buildPlanPath(slugs);
  return opened.open(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
};

/** The plan behind a link, and the row at which it ends. */
function readPlan(href: string) {
  const { searchParams, hash } = new URL(href, 'http://localhost');
  return [searchParams.get('e') ?? '', hash];
}

/** The plans behind the links of a row, by the words of the links. */
function readChanges($: Document, slug: string) {
  return Object.fromEntries(
    $(`.plan__row:has(#plan-${slug}) a[data-plan-change]`)
      .toArray()
      .map((link) => [$(link).text(), readPlan($(link).attr('href') ?? '')]),
  );
}

describe('an entry of a plan', () => {
  it('has a row with its picture, its facts and a link to its page, in the visitor’s order', async () => {
    for (const language of languages) {
      const $ = await openPlan(four, language);
      const found = four.flatMap((slug) => {
        const { experiences, cars } = site.bundles[language];
        return [...experiences, ...cars].filter((entry) => entry.slug === slug);
      });
      expect(listTexts($, '.plan__row h2')).toEqual(found.map(({ title }) => toPlainText(title)));
      expect(listAttributes($, '.plan__row h2 a', 'href')).toEqual(
        four.map((slug) => `${paths.detail(slug)}?lng=${language}`),
      );
      expect($('.plan__row > .picture .picture__image')).toHaveLength(4);
      for (const { slug, facts } of found) {
        const shown = $(`.plan__row:has(#plan-${slug}) dd`).text();
        for (const [name, fact] of Object.entries(facts)) {
          // A body is shown by its label.
          if (name === 'body') continue;
          expect(shown).toContain(typeof fact === 'number' ? String(fact) : toPlainText(fact));
        }
      }
      expect($('[data-plan]').attr('data-plan')).toBe(four.join());
      // Without scripts, it is where the links to the own plan lead.
      const own = withLanguage(buildPlanPath(four), language);
      expect(listAttributes($, '.plan-link', 'href')).toEqual([own, own]);
      expect($('main').text()).not.toMatch(/[$€₺]|USD|AED|\{\{/);
    }
  });

  it('moves and leaves by links that name it, and that lead to themselves, or to the nearest if they are gone', async () => {
    const $ = await openPlan(['kum-aksami', 'kumul-jipi', 'giris-izni']);
    expect(readChanges($, 'kum-aksami')).toEqual({
      'Arkaya al: Akşam Çöl Safarisi': ['kumul-jipi,kum-aksami,giris-izni', '#later-kum-aksami'],
      'Çıkar: Akşam Çöl Safarisi': ['kumul-jipi,giris-izni', '#remove-kumul-jipi'],
    });
    expect(readChanges($, 'kumul-jipi')).toEqual({
      'Öne al: Mercedes Kumul': ['kumul-jipi,kum-aksami,giris-izni', '#later-kumul-jipi'],
      'Arkaya al: Mercedes Kumul': ['kum-aksami,giris-izni,kumul-jipi', '#earlier-kumul-jipi'],
      'Çıkar: Mercedes Kumul': ['kum-aksami,giris-izni', '#remove-giris-izni'],
    });
    expect(readChanges($, 'giris-izni')).toEqual({
      'Öne al: BAE Vizesi': ['kum-aksami,giris-izni,kumul-jipi', '#earlier-giris-izni'],
      'Çıkar: BAE Vizesi': ['kum-aksami,kumul-jipi', '#remove-kumul-jipi'],
    });
    const ids = new Set(listAttributes($, '.plan__row [id]', 'id'));
    const ends = listAttributes($, '.plan__row [data-plan-change]', 'href').map(
      (href) => readPlan(href)[1]?.slice(1) ?? '',
    );
    expect(ends.filter((end) => !ids.has(end))).toEqual([]);
    const alone = await openPlan(['giris-izni']);
    expect(readChanges(alone, 'giris-izni')).toEqual({ 'Çıkar: BAE Vizesi': ['', '#empty-plan'] });
  });

  it('keeps the language of a title that has fallen back', async () => {
    const fallback = { lang: 'tr', text: 'Gece pazarı' } as const;
    const changed = await openSite({
      change: ({ experiences }, language) => {
        const [first] = experiences.filter(({ slug }) => slug === 'kum-aksami');
        if (first && language === 'ar') first.title = fallback;
      },
    });
    const marked = 'span[lang="tr"][dir="ltr"]';
    const $ = await openPlan(four, 'ar', changed);
    expect($(`#plan-kum-aksami ${marked}`).text()).toBe(fallback.text);
    expect($(`.plan__row:has(#plan-kum-aksami) [data-plan-change] ${marked}`)).toHaveLength(2);
    const other = await openPlan(['giris-izni'], 'ar', changed);
    expect(other(`.found-pages__link ${marked}`).text()).toBe(fallback.text);
  });
});

it('a filled plan is sent right after its list and its comparison, before what can be added', async () => {
  const listSections = ($: Document) =>
    $('[data-plan] > .section')
      .toArray()
      .map((section) => $(section).attr('class')?.split(' ').at(-1));
  expect(listSections(await openPlan(four))).toEqual([
    'plan',
    'comparison',
    'next-step',
    'plan__more',
  ]);
  expect(listSections(await openPlan([]))).toEqual(['plan', 'plan__more', 'next-step']);
});

it('a filled plan says what its buttons do: send it on WhatsApp everywhere, and with scripts share and print it', async () => {
  const words: Record<string, string[]> = {
    tr: ['Planımı WhatsApp’tan gönder', 'Paylaş', 'Yazdır'],
    en: ['Send my plan on WhatsApp', 'Share', 'Print'],
    ar: ['أرسلوا خطتي عبر واتساب', 'مشاركة', 'طباعة'],
  };
  for (const language of languages) {
    const [send = '', ...tools] = words[language] ?? [];
    const $ = await openPlan(four, language);
    const links = $('a[href*="wa.me"]').toArray();
    for (const link of links) {
      // The bar of phones has room for a part of the words, so it has a name.
      const name = $(link).attr('aria-label');
      expect(name ?? $(link).text()).toContain(send);
      if (name) expect(send).toContain($(link).text());
    }
    expect(listTexts($, '[data-plan-share][hidden], [data-plan-print][hidden]')).toEqual(tools);
    expect($('[data-plan-share]').attr('data-plan-share')).toBe($('.plan__address bdi').text());
    const empty = await openPlan([], language);
    expect(empty('a[href*="wa.me"]').text()).not.toContain(send);
    expect(empty('[data-plan-share], [data-plan-print]')).toHaveLength(0);
  }
});

it('the page of a surprise says above its plan button what keeps it, and no other page', async () => {
  for (const language of languages) {
    const { surpriseHint } = site.bundles[language].pages.plan;
    const $ = await plain.open(`/detay/sahilde-soz?lng=${language}`);
    expect($('.plan__secret:has(a) + .plan-button')).toHaveLength(1);
    expect($('.plan__secret').text()).toBe(toPlainText(surpriseHint));
    expect((await plain.open('/detay/kum-aksami'))('.plan__secret')).toHaveLength(0);
  }
  const changed = await openSite({
    change: ({ experiences }) => {
      for (const experience of experiences) delete experience.surprise;
    },
  });
  expect((await changed.open('/detay/sahilde-soz'))('.plan__secret')).toHaveLength(0);
});

it('a plan with a special day says what keeps a surprise, with a link to a page or to the answer that it names', async () => {
  const plan = ['guverte', 'sahilde-soz'];
  for (const language of languages) {
    const { pages, experiences } = site.bundles[language];
    const $ = await openPlan(plan, language);
    expect($('.plan__secret').text()).toBe(toPlainText(pages.plan.surpriseText));
    const [link] = listAttributes($, '.plan__secret a', 'href');
    expect(link).toBe(`/detay/sahilde-soz?lng=${language}`);
    expect((await openPlan(four, language))('.plan__secret')).toHaveLength(0);
    const asked = experiences.find(({ slug }) => slug === 'kum-aksami')?.faq?.[1]?.q ?? '';
    const changed = await openSite({
      change: (bundle) => {
        bundle.pages.plan.surpriseText = `[${toPlainText(asked)}](/detay/kum-aksami)`;
      },
    });
    const [answer] = listAttributes(
      await openPlan(plan, language, changed),
      '.plan__secret a',
      'href',
    );
    expect(answer).toBe(`/detay/kum-aksami?lng=${language}#answer-2`);
  }
});

describe('what can be added', () => {
  it('is each entry that is not in the plan, once, and comes last in it', async () => {
    for (const plan of [[], ['giris-izni'], four]) {
      const $ = await openPlan(plan);
      const links = listAttributes($, '.plan__groups [data-plan-change]', 'href').map(readPlan);
      const missing = all.filter((slug) => !plan.includes(slug));
      expect(links.map(String).toSorted()).toEqual(
        missing.map((slug) => `${[...plan, slug].join()},#plan-${slug}`).toSorted(),
      );
    }
  });

  it('stands under its category, and no category is empty', async () => {
    const $ = await openPlan(['giris-izni']);
    const groups = listTexts($, '.plan__groups h3');
    expect(groups.at(-1)).toBe(pages.plan.carsTitle);
    expect(groups).not.toContain('Vize');
    for (const group of $('.plan__groups > section').toArray()) {
      expect($(group).find('li').length).toBeGreaterThan(0);
    }
  });

  it('is nothing in a full plan, which says so', async () => {
    const $ = await openPlan(all.slice(0, maxPlanEntries));
    expect($('.plan__row')).toHaveLength(maxPlanEntries);
    expect($('.plan__groups')).toHaveLength(0);
    expect($('.plan__more h2').text()).toBe(pages.plan.moreTitle);
    expect($('.plan__more').text()).toContain(`en çok ${maxPlanEntries}`);
    expect((await openPlan(all.slice(1, maxPlanEntries)))('.plan__groups')).toHaveLength(1);
  });
});

it('an empty plan says what it is for, leads to services and cars, and sends the greeting', async () => {
  for (const language of languages) {
    const $ = await openPlan([], language);
    const { plan } = site.bundles[language].pages;
    expect($('.empty h2').text()).toBe(plan.emptyTitle);
    expect($('.empty').text()).toContain(plan.emptyText);
    expect(listAttributes($, '.empty a', 'href')).toEqual([
      `${paths.services()}?lng=${language}`,
      `${paths.cars()}?lng=${language}`,
    ]);
    expect($('.plan__more h2').text()).toBe(plan.startTitle);
    expect($('.plan__row, .plan__address, [data-plan-keep]')).toHaveLength(0);
    expect($('[data-plan]').attr('data-plan')).toBe('');
    const messages = listAttributes($, 'a[href*="wa.me"]', 'href');
    expect(new Set(messages).size).toBe(1);
    expect(new URL(messages[0] ?? '').searchParams.get('text')).toBeTruthy();
  }
});

describe('the comparison of cars', () => {
  const readTable = ($: Document) =>
    $('.comparison tr')
      .toArray()
      .map((row) => Array.from($(row).children(), (cell) => $(cell).text()));

  it('is there from two cars on, with a column for each and a row for each fact that differs', async () => {
    expect((await openPlan(['kumul-jipi', 'kum-aksami']))('table')).toHaveLength(0);
    const $ = await openPlan(['kumul-jipi', 'kum-aksami', 'yedi-koltuk', 'sari-ustu-acik'], 'ar');
    const rows = readTable($);
    expect(rows[0]).toEqual([
      '',
      'Mercedes Kumul',
      'Cadillac Kervansaray',
      'Ferrari Meltem Spider',
    ]);
    expect(rows.map(([head]) => head)).toEqual([
      '',
      'المحرك',
      'الهيكل',
      'اللون',
      'السقف',
      'المقاعد',
      'السائق',
      'الأمتعة',
    ]);
    expect(rows[2]).toEqual(['الهيكل', 'دفع رباعي', 'دفع رباعي', 'مكشوفة']);
    expect($('.comparison__same').text()).toBe(
      'متطابق في جميعها · المستندات: رخص تركيا والخليج ومعظم أوروبا · التسليم: إلى فندقكم أو إلى المطار',
    );
    expect(listAttributes($, '.plan__bar a', 'href')).toEqual(['#comparison']);
    expect($('h2#comparison')).toHaveLength(1);
    expect($('thead th[scope="col"] bdi[dir="ltr"]')).toHaveLength(3);
    expect($('tbody th[scope="row"]')).toHaveLength(7);
    expect(listAttributes($, 'thead a', 'href')[1]).toBe(`${paths.detail('yedi-koltuk')}?lng=ar`);
    // The region has the name, and the table in it does not say it again.
    expect(
      $('[tabindex="0"][aria-labelledby="comparison"] > table:not([aria-labelledby])'),
    ).toHaveLength(1);
  });

  it('says in words that a fact is missing, and leaves out what no car has', async () => {
    const changed = await openSite({
      change: ({ cars }) => {
        for (const { slug, facts } of cars) {
          delete facts.delivery;
          if (slug === 'kumul-jipi') delete facts.documents;
        }
      },
    });
    const $ = await openPlan(['kumul-jipi', 'beyaz-jip'], 'tr', changed);
    const rows = readTable($);
    expect(rows.map(([head]) => head)).toEqual(['', 'Motor', 'Belge']);
    expect(rows.at(-1)).toEqual(['Belge', '– belirtilmemiş', 'Türk ehliyeti yeter']);
    expect($('td [aria-hidden]').text()).toBe('–');
  });

  it('of cars that are the same in all facts has no table', async () => {
    const $ = await openPlan(
      ['kirmizi-kupe', 'mavi-ustu-acik'],
      'tr',
      await openSite({
        change: ({ cars }) => {
          for (const { facts } of cars) facts.body = 'coupe';
        },
      }),
    );
    expect($('.comparison table, .comparison [tabindex]')).toHaveLength(0);
    expect($('.comparison__same').text()).toContain('Gövde');
  });
});

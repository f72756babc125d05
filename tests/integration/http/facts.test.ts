import { describe, expect, it } from 'vitest';
import { formatHours } from '../../../shared/format-time.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import { vary } from '../../vary.ts';
import { listAttributes, plain, site } from './shared-site.ts';

/** Returns the text of some elements of a page, with a space between the parts of each. */
async function readAll(path: string, language: Language, selector: string): Promise<string[]> {
  const $ = await plain.open(`${path}?lng=${language}`);
  return $(selector)
    .toArray()
    .map((element) => {
      const parts = $(element).children('dt, dd').toArray();
      return (parts.length > 0 ? parts : [element]).map((part) => $(part).text()).join(' ');
    });
}

const row = '.detail__opening > .page-title ~ .at-a-glance > div';

const g63: [Language, string[]][] = [
  ['tr', ['Motor 585 beygir', 'Gövde SUV', 'Koltuk 5', 'Sürücü 21 yaş ve üzeri']],
  ['en', ['Engine 577 hp', 'Body SUV', 'Seats 5', 'Driver 21 or over']],
  ['ar', ['المحرك 585 حصانًا', 'الهيكل دفع رباعي', 'المقاعد 5', 'السائق من 21 عامًا فأكثر']],
];

describe('the facts of an entry', () => {
  it('stand under its title, all of them and in every language, without an amount of money', async () => {
    for (const language of languages) {
      const { experiences, cars } = site.bundles[language];
      const kinds = Map.groupBy([...experiences, ...cars], ({ facts }) =>
        Object.keys(facts).join(),
      );
      for (const entry of [...kinds.values()].flatMap((entries) => vary(entries))) {
        const shown = await readAll(paths.detail(entry.slug), language, row);
        const facts = Object.entries(entry.facts);
        expect(shown).toHaveLength('category' in entry ? facts.length + 1 : facts.length);
        for (const [name, fact] of facts) {
          const words = typeof fact === 'number' ? String(fact) : toPlainText(fact);
          // A body is shown by its label.
          if (name !== 'body') expect(shown.join('\n')).toContain(words);
        }
        expect(shown.join()).not.toMatch(/[$€₺]|USD|AED|dolar|dirhe?m|dollar|دولار|درهم/i);
      }
    }
  });

  it.each(g63)('read right in %s', async (language, facts) => {
    expect((await readAll('/detay/kumul-jipi', language, row)).slice(0, 4)).toEqual(facts);
    const times = formatHours([{ opens: '14:00', closes: '15:30' }], language);
    expect((await readAll('/detay/kum-aksami', language, row))[1]).toContain(times);
  });

  it.each(g63)(
    'stand in %s on the card of a car: its seats and who may drive',
    async (language, facts) => {
      const cards = await readAll('/araclar', language, '.card .at-a-glance > div');
      expect(cards).toHaveLength(2 * site.bundles.tr.cars.length);
      const place = site.bundles.tr.cars.findIndex(({ slug }) => slug === 'kumul-jipi');
      expect(cards.slice(2 * place, 2 * place + 2)).toEqual(facts.slice(2));
      for (const path of ['/detay/kumul-jipi', '/blog/4'])
        expect(await readAll(path, language, '.onward .card .at-a-glance > div')).toHaveLength(6);
      expect(await readAll('/detay/kum-aksami', language, '.card .at-a-glance')).toEqual([]);
    },
  );
});

describe('a post and what it describes', () => {
  const { posts, experiences, cars } = site.bundles.tr;
  const readPaths = async (path: string, selector: string) =>
    listAttributes(await plain.open(path), selector, 'href');

  it('ends with the cards of the first three entries', async () => {
    for (const { id, relatedEntries } of posts) {
      expect(await readPaths(paths.post(id), '.post > .onward .card__link')).toEqual(
        relatedEntries.slice(0, 3).map(paths.detail),
      );
    }
  });

  it('is what the page of each entry says to read before one goes', async () => {
    for (const { slug } of [...experiences, ...cars]) {
      const own = posts.filter(({ relatedEntries }) => relatedEntries.includes(slug));
      expect(await readPaths(paths.detail(slug), '.read-before a')).toEqual(
        own.map(({ id }) => paths.post(id)),
      );
    }
    const known: Partial<Record<Language, string>> = {
      tr: 'Gitmeden önce okuyun',
      en: 'Read before you go',
      ar: 'اقرؤوا قبل الذهاب',
    };
    for (const language of languages) {
      const [said] = await readAll('/detay/kum-aksami', language, '.read-before');
      const words = known[language] ?? site.labels[language]['detail_page']?.['read_before'];
      const post = site.bundles[language].posts.find(({ relatedEntries }) =>
        relatedEntries.includes('kum-aksami'),
      );
      expect(said).toBe(`${words} ${toPlainText(post?.title ?? '')}`);
    }
  });
});

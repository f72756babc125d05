import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { buildPlanPath, withQuery } from '../../../shared/paths.ts';
import { maxPlanEntries } from '../../../shared/plan.ts';
import { openSite } from './open-site.ts';
import { listAttributes, plain, site } from './shared-site.ts';

const { origin } = site.bundles.tr.site;
const all = [...site.bundles.tr.cars, ...site.bundles.tr.experiences].map(({ slug }) => slug);

/** The lines of the message of a plan, which every WhatsApp link of its page sends. */
async function readMessage(slugs: readonly string[], language: Language, opened = plain) {
  const $ = await opened.open(withQuery(buildPlanPath(slugs), { lng: language }));
  // In the menu, in the closing band, and in the bar.
  const links = listAttributes($, 'a[href*="wa.me"]', 'href');
  expect(links).toEqual(Array(3).fill(links[0]));
  const url = new URL(links[0] ?? '');
  return url.searchParams.get('text')?.split('\n') ?? [];
}

const plan = ['kum-aksami', 'kumul-jipi'];

/** What is planned with them is sent without a link, since WhatsApp shows a picture of what that leads to. */
const surprises = ['sahilde-soz', 'iki-kisilik'];

const messages: Record<string, string[]> = {
  tr: [
    'Merhaba, Dubai planım şöyle:',
    '1. Akşam Çöl Safarisi',
    '2. Mercedes Kumul',
    '',
    'Geliş–dönüş:',
    'Kişi sayısı (çocuk varsa yaşları):',
    'Otel:',
    'Aracın teslim yeri:',
    'Sürücünün yaşı:',
    '',
    `${origin}/planim?e=kum-aksami,kumul-jipi`,
  ],
  en: [
    'Hello, here is my plan for Dubai:',
    '1. Evening Desert Safari',
    '2. Mercedes Kumul',
    '',
    'Arrival and departure:',
    'Number of people (children’s ages, if any):',
    'Hotel:',
    'Deliver the car to:',
    'Driver’s age:',
    '',
    `${origin}/planim?e=kum-aksami,kumul-jipi&lng=en`,
  ],
  ar: [
    'مرحبًا، هذه خطتي لزيارة دبي:',
    // Each line begins at the same side, and a Latin title keeps its own order.
    '\u200F1. سفاري الصحراء المسائية',
    '\u200F2. \u2066Mercedes Kumul\u2069',
    '',
    'الوصول والمغادرة:',
    'عدد الأشخاص (وأعمار الأطفال إن وُجدوا):',
    'الفندق:',
    'مكان تسليم السيارة:',
    'عمر السائق:',
    '',
    `${origin}/planim?e=kum-aksami,kumul-jipi&lng=ar`,
  ],
};

const isForTwo = ({ slug }: { slug: string }) => slug === 'iki-kisilik';

describe('the message of a plan', () => {
  it.each(Object.entries(messages))(
    'has entries, lines to fill in and the plan’s URL in %s',
    async (language, lines) => {
      expect(await readMessage(plan, language as Language)).toEqual(lines);
    },
  );

  it('asks what its only kind asks, and else what each kind adds to days, people and hotel', async () => {
    const readLines = async (...slugs: string[]) => {
      const lines = (await readMessage(slugs, 'tr')).slice(slugs.length + 2);
      return lines.at(-2) === '' ? lines.slice(0, -2) : lines;
    };
    const base = messages['tr']?.slice(4, 7) ?? [];
    expect(await readLines('kum-aksami', 'guverte')).toEqual(base);
    expect(await readLines('kum-aksami', 'giris-izni')).toEqual([...base, 'Uyruk:']);
    const [dates = '', , hotel = ''] = base;
    // Two people, and first what is a surprise.
    expect(await readLines('karsilama', 'sahilde-soz', 'guverte')).toEqual([
      'Düşündüğünüz tarih:',
      'Sevdiği çiçek ve şarkı:',
      'Size ne zaman, nereden yazalım:',
      dates,
      hotel,
      'Uçuş numarası:',
      'Bavul sayısı:',
    ]);
    // It asks for other things than its kind.
    const { messageLines = [] } = site.bundles.tr.experiences.find(isForTwo) ?? {};
    expect(messageLines).toEqual(['Geliş–dönüş:', 'Otel:']);
    expect(await readLines('iki-kisilik')).toEqual(messageLines);
    expect(await readLines('iki-kisilik', 'guverte')).toEqual([dates, hotel]);
    const { occasion, car } = site.bundles.tr.messages;
    expect(await readLines('iki-kisilik', 'sahilde-soz')).toEqual([
      ...messageLines,
      ...occasion.lines,
    ]);
    expect(await readLines('sahilde-soz')).toEqual(occasion.lines);
    expect(await readLines('kumul-jipi', 'sari-ustu-acik')).toEqual(car.lines);
  });

  it('begins with that of its first entry that has one, unless that entry asks for other things than its kind', async () => {
    for (const language of languages) {
      const { planBegin = '' } = site.bundles[language].messages.occasion;
      const [usual] = messages[language] ?? [];
      const readBegin = async (...slugs: string[]) => (await readMessage(slugs, language))[0];
      expect(toPlainText(planBegin)).not.toBe('');
      expect(await readBegin('sahilde-soz')).toBe(planBegin);
      expect(await readBegin('kumul-jipi', 'iki-kisilik', 'sahilde-soz')).toBe(planBegin);
      expect(await readBegin('kumul-jipi', 'iki-kisilik')).toBe(usual);
    }
  });

  it('of cars alone is about a choice, and tells cars of one name apart by their colour', async () => {
    expect((await readMessage(['kumul-jipi', 'sari-ustu-acik'], 'tr')).slice(0, 3)).toEqual([
      'Merhaba, şu araçlar arasında seçim yapıyorum:',
      '1. Mercedes Kumul',
      '2. Ferrari Meltem Spider (Sarı)',
    ]);
    const [, line] = await readMessage(['sari-ustu-acik'], 'ar');
    expect(line).toBe('\u200F1. \u2066Ferrari Meltem Spider\u2069 (صفراء)');
  });

  it('names each of 1 to 12 entries, in the order of the plan', async () => {
    for (const count of [1, 2, 7, maxPlanEntries]) {
      for (const language of languages) {
        const { experiences, cars } = site.bundles[language];
        const slugs = all.slice(-count).toReversed();
        const titles = slugs.map((slug) =>
          [...experiences, ...cars].flatMap((entry) =>
            entry.slug === slug ? [toPlainText(entry.title)] : [],
          ),
        );
        const lines = await readMessage(slugs, language);
        expect(lines[count + 1]).toBe('');
        for (const [index, [title]] of titles.entries()) {
          expect(lines[index + 1]).toContain(`${index + 1}. `);
          expect(lines[index + 1]).toContain(title);
        }
        const isTold = !slugs.some((slug) => surprises.includes(slug));
        expect(lines.at(-1)?.includes(`?e=${slugs.join()}`)).toBe(isTold);
      }
    }
  });

  it('keeps every character of a title', async () => {
    // The last one is an Arabic title that begins with a Latin word.
    const titles = [
      'Deniz & kum + güneş',
      'No. #1 “gece” \'turu\' "x"',
      '🐪 100% <b>?=/',
      'VIP مع مرشد',
    ];
    const changed = await openSite({
      change: ({ experiences }) => {
        for (const [index, entry] of experiences.entries()) entry.title = titles[index] ?? 'Tur';
      },
    });
    const slugs = changed.site.bundles.tr.experiences.slice(0, 4).map(({ slug }) => slug);
    for (const language of languages) {
      const lines = await readMessage(slugs, language, changed);
      const mark = language === 'ar' ? '\u200F' : '';
      expect(lines.slice(1, 5)).toEqual(
        titles.map((title, index) => `${mark}${index + 1}. ${title}`),
      );
    }
  });

  it('isolates a title that has fallen back in a right-to-left message', async () => {
    const changed = await openSite({
      change: ({ experiences, language }) => {
        if (language === 'ar')
          for (const entry of experiences) entry.title = { lang: 'tr', text: '4x4' };
      },
    });
    const [, line] = await readMessage(['kum-aksami'], 'ar', changed);
    expect(line).toBe('\u200F1. \u20664x4\u2069');
  });
});

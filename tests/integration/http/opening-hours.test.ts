import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { daysOfWeek } from '../../../shared/days-of-week.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { openSite } from './open-site.ts';
import { readVocabulary } from './schema-vocabulary.ts';
import { listTexts, plain } from './shared-site.ts';

const names = { tr: 'Ramazan', en: 'Ramadan', ar: 'رمضان' };
const feast = { tr: 'Kurban Bayramı', en: 'Eid al-Adha', ar: 'عيد الأضحى' };

function addSpecialHours({ site: { hours } }: Bundle, language: Language): void {
  hours.special = [
    {
      name: names[language],
      from: '2027-02-08',
      until: '2027-03-09',
      opens: '09:00',
      closes: '15:00',
    },
    { name: feast[language], from: '2027-05-26', until: '2027-05-29', closed: true },
    {
      name: names[language],
      from: '2027-12-30',
      until: '2028-01-02',
      opens: '10:00',
      closes: '14:30',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    },
  ];
}

/** The paragraphs of the contact item with the opening hours. */
const listHours = ($: CheerioAPI) =>
  listTexts($, '.office__item:has(.opening__week) > p').filter((line) => line !== '');

const sites = new Map<string, ReturnType<typeof openSite>>();

/** Opens a page at an instant. */
async function openAt(at: string, path: string, language: Language = 'tr') {
  const site = sites.get(at) ?? openSite({ at: Date.parse(at), change: addSpecialHours });
  sites.set(at, site);
  return (await site).open(`${path}?lng=${language}`);
}

describe('the contact page', () => {
  it('names the days and hours of opening, and the closed days', async () => {
    const lines = await Promise.all(
      languages.map(async (language) => listHours(await plain.open(`/iletisim?lng=${language}`))),
    );
    expect(lines).toEqual([
      ['Pazartesi–Cumartesi 09.00–17.00, Dubai saatiyle', 'Pazar kapalı'],
      ['Monday–Saturday 09:00–17:00, Dubai time', 'Sunday closed'],
      ['من الاثنين إلى السبت، من 09:00 إلى 17:00 بتوقيت دبي', 'العطلة: الأحد'],
    ]);
  });

  it('names no closed day if there is none', async () => {
    const { open } = await openSite({
      change: ({ site }) => {
        site.hours.days = [...daysOfWeek];
      },
    });
    expect(listHours(await open('/iletisim?lng=en'))).toEqual([
      'every day 09:00–17:00, Dubai time',
    ]);
  });

  it.each([
    [
      '2027-01-20T00:00:00Z',
      'Ramazan, 8 Şubat–9 Mart: 09.00–15.00',
      'Ramadan, 8 February–9 March: 09:00–15:00',
      'رمضان، من 8 فبراير إلى 9 مارس: من 09:00 إلى 15:00',
    ],
    [
      '2027-05-20T00:00:00Z',
      'Kurban Bayramı, 26–29 Mayıs: kapalı',
      'Eid al-Adha, 26–29 May: closed',
      'عيد الأضحى، من 26 إلى 29 مايو: مغلق',
    ],
    [
      '2027-12-20T00:00:00Z',
      'Ramazan, 30 Aralık 2027–2 Ocak 2028: Pazartesi–Perşembe 10.00–14.30',
      'Ramadan, 30 December 2027–2 January 2028: Monday–Thursday 10:00–14:30',
      'رمضان، من 30 ديسمبر 2027 إلى 2 يناير 2028: من الاثنين إلى الخميس، من 10:00 إلى 14:30',
    ],
  ])('writes them as the language does, at %s', async (at, ...lines) => {
    const found = languages.map(async (language) =>
      listHours(await openAt(at, '/iletisim', language)).at(-1),
    );
    expect(await Promise.all(found)).toEqual(lines);
  });
});

describe('the band that closes a page', () => {
  it('shows special hours only while they hold', async () => {
    const listLines = async (at: string) =>
      listTexts(await openAt(at, '/araclar', 'en'), '.next-step__hours > p:not(.opening)');
    const week = 'Office open Monday–Saturday, 09:00–17:00, Dubai time. WhatsApp at any hour.';
    expect(await listLines('2027-02-07T19:59:59Z')).toEqual([week]);
    const ramadan = 'Ramadan, 8 February–9 March: 09:00–15:00';
    expect(await listLines('2027-02-07T20:00:00Z')).toEqual([week, ramadan]);
    expect(await listLines('2027-03-09T20:00:00Z')).toEqual([week]);
  });
});

describe('the line on whether the office is open', () => {
  it('has its data on the contact page and in the closing band, and nowhere else', async () => {
    const count = async (path: string) => (await plain.open(path))('[data-opening]').length;
    expect(await count('/iletisim')).toBe(1);
    expect(await count('/araclar')).toBe(1);
    expect(await count('/')).toBe(0);
    expect(await count('/gizlilik-politikasi')).toBe(0);
  });

  it('prepares the sentences of the week and of the special hours that are to be seen', async () => {
    const readData = async (at: string, language: Language) => {
      const $ = await openAt(at, '/iletisim', language);
      return JSON.parse($('[data-opening]').attr('data-opening') ?? '');
    };
    const data = await readData('2027-02-01T00:00:00Z', 'tr');
    expect(data.days).toEqual([
      'pazartesi',
      'salı',
      'çarşamba',
      'perşembe',
      'cuma',
      'cumartesi',
      'pazar',
    ]);
    expect(data.week).toMatchObject([
      {
        days: [0, 1, 2, 3, 4, 5],
        opens: 540,
        closes: 1020,
        openNow: 'Ofis şu an açık, 17.00’ye kadar.',
      },
    ]);
    expect(data.special).toHaveLength(1);
    expect(data.special[0]).toMatchObject({
      from: 20_857,
      until: 20_886,
      spans: [
        {
          days: [0, 1, 2, 3, 4, 5],
          closes: 900,
          openNow: 'Ofis şu an açık, 15.00’e kadar.',
        },
      ],
    });
    expect((await readData('2027-05-20T00:00:00Z', 'ar')).special[0].spans).toEqual([]);
    const january = (await readData('2027-12-20T00:00:00Z', 'en')).special[0];
    expect(january.spans[0].days).toEqual([0, 1, 2, 3]);
  });

  it('is left out in a language that lacks one of its sentences', async () => {
    const { open } = await openSite({
      change: (bundle, language) => {
        if (language === 'ar') bundle.fallbackLabels.push('opening.opens_on');
      },
    });
    expect((await open('/iletisim?lng=ar'))('[data-opening]')).toHaveLength(0);
    expect((await open('/iletisim?lng=en'))('[data-opening]')).toHaveLength(1);
  });
});

describe('the hours in structured data', () => {
  const list = (...days: string[]) => days.map((day) => `https://schema.org/${day}`);
  const type = { '@type': 'OpeningHoursSpecification' };
  const closed = { ...type, opens: '00:00', closes: '00:00' };

  it('are the regular ones, and the special ones while the contact page shows them', async () => {
    const valid = { validFrom: '2027-12-30', validThrough: '2028-01-02' };
    const workdays = list('Monday', 'Tuesday', 'Wednesday', 'Thursday');
    const others = list('Friday', 'Saturday', 'Sunday');
    const agency = findAgency(await openAt('2027-12-20T00:00:00Z', '/iletisim', 'ar'));
    expect(agency.openingHoursSpecification).toMatchObject([{ opens: '09:00', closes: '17:00' }]);
    expect(agency.specialOpeningHoursSpecification).toEqual([
      { ...type, ...valid, dayOfWeek: workdays, opens: '10:00', closes: '14:30' },
      { ...closed, ...valid, dayOfWeek: others },
    ]);
    expect(readVocabulary().get('TravelAgency')).toContain('specialOpeningHoursSpecification');
    const $ = await openAt('2027-07-01T00:00:00Z', '/iletisim');
    expect(findAgency($)).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('say that a closed day opens and closes at midnight', async () => {
    const $ = await openAt('2027-05-20T00:00:00Z', '/iletisim');
    expect(findAgency($).specialOpeningHoursSpecification).toEqual([
      {
        ...closed,
        validFrom: '2027-05-26',
        validThrough: '2027-05-29',
        dayOfWeek: list(...daysOfWeek),
      },
    ]);
  });

  it('are on the contact page alone, and only if it shows them', async () => {
    const home = await openAt('2027-05-20T00:00:00Z', '/');
    expect(JSON.stringify(findAgency(home))).not.toContain('OpeningHours');
    const { open } = await openSite({
      change: ({ pages }) => {
        for (const item of pages.contact.items) item.lines = ['x'];
      },
    });
    const $ = await open('/iletisim');
    expect(JSON.stringify(findAgency($))).not.toContain('OpeningHours');
    expect($('.opening__week')).toHaveLength(0);
  });
});

/** A week with a break and a night, and a Ramadan with a Friday of its own; some days are open as a whole. */
function writeNights({ site: { hours } }: Bundle, language: Language): void {
  hours.to = '13:00';
  hours.and = { opens: '16:00', closes: '02:00' };
  hours.days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  hours.except = [
    { days: ['Friday'], opens: '14:00', closes: '24:00' },
    { days: ['Saturday'], opens: '00:00', closes: '24:00' },
  ];
  hours.special = [
    {
      name: names[language],
      from: '2027-02-08',
      until: '2027-03-09',
      opens: '10:00',
      closes: '15:00',
      and: { opens: '20:00', closes: '01:30' },
      except: [{ days: ['Friday'], opens: '20:00', closes: '24:00' }],
    },
  ];
}

describe('hours past midnight, with a break and with days of their own', async () => {
  const during = await openSite({ at: Date.parse('2027-02-20T08:00Z'), change: writeNights });
  const openPage = (path: string, language: Language) => during.open(`${path}?lng=${language}`);

  it('are on the contact page as the language writes them', async () => {
    const lines = languages.map(async (language) =>
      listHours(await openPage('/iletisim', language)),
    );
    expect(await Promise.all(lines)).toEqual([
      [
        'Pazartesi–Perşembe 09.00–13.00 ve 16.00–02.00, Dubai saatiyle',
        'Cuma 14.00–24.00, Dubai saatiyle',
        'Cumartesi 00.00–24.00, Dubai saatiyle',
        'Pazar kapalı',
        'Ramazan, 8 Şubat–9 Mart: Pazartesi–Perşembe ve Cumartesi 10.00–15.00 ve 20.00–01.30',
        'Ramazan, 8 Şubat–9 Mart: Cuma 20.00–24.00',
      ],
      [
        'Monday–Thursday 09:00–13:00 and 16:00–02:00, Dubai time',
        'Friday 14:00–24:00, Dubai time',
        'Saturday 00:00–24:00, Dubai time',
        'Sunday closed',
        'Ramadan, 8 February–9 March: Monday–Thursday and Saturday 10:00–15:00 and 20:00–01:30',
        'Ramadan, 8 February–9 March: Friday 20:00–24:00',
      ],
      [
        'من الاثنين إلى الخميس، من 09:00 إلى 13:00 ومن 16:00 إلى 02:00 بتوقيت دبي',
        'الجمعة، من 14:00 إلى 24:00 بتوقيت دبي',
        'السبت، من 00:00 إلى 24:00 بتوقيت دبي',
        'العطلة: الأحد',
        'رمضان، من 8 فبراير إلى 9 مارس: من الاثنين إلى الخميس والسبت، من 10:00 إلى 15:00 ومن 20:00 إلى 01:30',
        'رمضان، من 8 فبراير إلى 9 مارس: الجمعة، من 20:00 إلى 24:00',
      ],
    ]);
  });

  it('are in the band that closes a page', async () => {
    const $ = await openPage('/araclar', 'en');
    const lines = listTexts($, '.next-step__hours > p:not(.opening)');
    expect(lines).toEqual([
      'Office open Monday–Thursday, 09:00–13:00 and 16:00–02:00, Dubai time. WhatsApp at any hour.',
      'Friday 14:00–24:00, Dubai time',
      'Saturday 00:00–24:00, Dubai time',
      'Ramadan, 8 February–9 March: Monday–Thursday and Saturday 10:00–15:00 and 20:00–01:30',
      'Ramadan, 8 February–9 March: Friday 20:00–24:00',
    ]);
  });

  it.each([
    ['tr', 'Ofis şu an kapalı, Dubai saatiyle 20.00’de yeniden açılıyor; ', '01.30’a kadar.'],
    ['en', 'The office is closed now and opens again at 20:00, Dubai time; ', 'until 01:30.'],
    ['ar', 'المكتب مغلق الآن ويفتح مجددًا الساعة 20:00 بتوقيت دبي، ', 'حتى الساعة 01:30.'],
  ] as const)('are in the sentences on being open now, in %s', async (language, again, until) => {
    const $ = await openPage('/iletisim', language);
    const { week, special } = JSON.parse($('[data-opening]').attr('data-opening') ?? '');
    expect(special[0].spans[1].opensToday).toContain(again);
    expect(special[0].spans[1].openNow).toContain(until);
    expect([week, special[0].spans].map((spans) => spans.map(countSpan))).toEqual([
      ['0123 540–780', '0123 960–1560', '4 840–1440', '5 0–1440'],
      ['01235 600–900', '01235 1200–1530', '4 1200–1440'],
    ]);
  });

  it('are in the structured data, midnight as the beginning of the next day and a whole day as Google asks', async () => {
    const agency = findAgency(await openPage('/iletisim', 'tr'));
    const describeSpan = (span: Record<string, string>) =>
      `${String(span['dayOfWeek']).replaceAll('https://schema.org/', '')} ${span['opens']}–${span['closes']}`;
    expect(agency.openingHoursSpecification.map(describeSpan)).toEqual([
      'Monday,Tuesday,Wednesday,Thursday 09:00–13:00',
      'Monday,Tuesday,Wednesday,Thursday 16:00–02:00',
      'Friday 14:00–00:00',
      'Saturday 00:00–23:59',
    ]);
    expect(agency.specialOpeningHoursSpecification.map(describeSpan)).toEqual([
      'Monday,Tuesday,Wednesday,Thursday,Saturday 10:00–15:00',
      'Monday,Tuesday,Wednesday,Thursday,Saturday 20:00–01:30',
      'Friday 20:00–00:00',
      'Sunday 00:00–00:00',
    ]);
  });
});

const countSpan = ({ days, opens, closes }: { days: number[]; opens: number; closes: number }) =>
  `${days.join('')} ${opens}–${closes}`;

function findAgency($: CheerioAPI) {
  const graph = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
  return graph.find((each: { '@type': string }) => each['@type'] === 'TravelAgency');
}

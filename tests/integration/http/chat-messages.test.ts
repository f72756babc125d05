import { describe, expect, it } from 'vitest';
import { formatPageQuery, listPages } from '../../../server/render/page-url.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import type { MessageKind } from '../../../shared/message-kinds.ts';
import { paths, withLanguage, withQuery } from '../../../shared/paths.ts';
import { openSite } from './open-site.ts';
import { plain, site } from './shared-site.ts';

const { origin } = site.bundles.tr.site;

/** The messages of all WhatsApp links of a page; without a parser, since there are many pages. */
function listMessages(html: string): string[] {
  return Array.from(html.matchAll(/href="(https:\/\/wa\.me\/[^"]+)"/g), ([, href = '']) => {
    const url = new URL(href.replaceAll('&#x27;', "'"));
    return url.searchParams.get('text') ?? '';
  });
}

async function readMessage(url: string, language: Language, opened = plain): Promise<string> {
  const messages = listMessages((await opened.get(withLanguage(url, language))).text);
  expect(new Set(messages).size).toBe(1);
  return messages[0] ?? '';
}

const kindsOfPaths: [RegExp, MessageKind | undefined][] = [
  [/^\/(?:$|hakkimizda|iletisim|gizlilik|kullanim|planim)/, undefined],
  [/^\/ornek-plan/, 'samplePlan'],
  [/^\/hizmetler\?q=/, 'search'],
  [/^\/hizmetler/, 'services'],
  [/^\/araclar/, 'cars'],
  [/^\/bloglar/, 'posts'],
  [/^\/blog\//, 'post'],
  [/^\/(?:servis\/vize|detay\/giris-izni)$/, 'visa'],
  [/^\/(?:servis\/ozel|detay\/(?:sahilde-soz|iki-kisilik))$/, 'occasion'],
  [/^\/servis\//, 'category'],
  [/^\/detay\/karsilama$/, 'transfer'],
  [/^\/detay\/.*-(?:jip|jipi|kupe|acik|koltuk)$/, 'car'],
  [/^\/detay\//, 'experience'],
];

/** Posts that lead to a special day. */
const surprises = site.bundles.tr.posts
  .filter(({ relatedEntries }) => relatedEntries.some((slug) => /soz|kisilik/.test(slug)))
  .map(({ id }) => paths.post(id));

const hello: Record<string, RegExp> = { tr: /^Merhaba/, en: /^Hello/, ar: /^مرحبًا/ };

it('all WhatsApp links of a page send the message of its kind, in its language, with its canonical URL unless it is a surprise', async () => {
  const urls = listPages(site.bundles.tr).map(({ path, query }) => path + formatPageQuery(query));
  for (const url of [...urls, '/hizmetler?q=zzz']) {
    const kind = kindsOfPaths.find(([pattern]) => pattern.test(url))?.[1];
    for (const language of languages) {
      const { text } = await plain.get(withLanguage(url, language));
      const messages = listMessages(text);
      const [message = ''] = messages;
      expect(messages.length, url).toBeGreaterThan(1);
      expect(messages).toEqual(messages.map(() => message));
      expect(message).toMatch(hello[language] ?? '');
      const bundle = site.bundles[language];
      const { messages: kinds, site: facts, categoryPages, experiences, posts } = bundle;
      const own = [
        ...categoryPages.map(({ name, messageLines }) => ({
          path: paths.categoryPage(name),
          messageLines,
        })),
        ...experiences.map(({ slug, messageLines }) => ({
          path: paths.detail(slug),
          messageLines,
        })),
        ...posts.map(({ id, messageLines }) => ({ path: paths.post(id), messageLines })),
      ].find(({ path }) => path === url)?.messageLines;
      if (kind === undefined) {
        expect(message, url).toBe(toPlainText(facts.chat.greeting.text));
        continue;
      }
      const [begin, ...rest] = message.split('\n');
      const canonical = /<link rel="canonical" href="([^"]+)"/
        .exec(text)?.[1]
        ?.replaceAll('&amp;', '&');
      const isSurprise = kind === 'occasion' || surprises.includes(url);
      const link = isSurprise ? [] : ['', canonical];
      expect(rest, url).toEqual([...(own ?? kinds[kind].lines).map(toPlainText), ...link]);
      expect(begin).not.toMatch(/\{\{/);
    }
  }
});

describe('the message of a page', () => {
  it.each([
    [
      'tr',
      [
        'Merhaba, BAE Vizesi için yazıyorum.',
        'Uyruk:',
        'Seyahat tarihi:',
        'Kişi sayısı (çocuk varsa yaşları):',
        '',
        `${origin}/detay/giris-izni`,
      ],
    ],
    [
      'en',
      [
        'Hello, I’m writing about “UAE Visa”.',
        'Nationality:',
        'Date of travel:',
        'Number of people (children’s ages, if any):',
        '',
        `${origin}/detay/giris-izni?lng=en`,
      ],
    ],
    [
      'ar',
      [
        'مرحبًا، أكتب إليكم بخصوص «تأشيرة الإمارات».',
        'الجنسية:',
        'موعد السفر:',
        'عدد الأشخاص (وأعمار الأطفال إن وُجدوا):',
        '',
        `${origin}/detay/giris-izni?lng=ar`,
      ],
    ],
  ] as const)(
    'begins with its title, asks, and ends with its URL in %s',
    async (language, lines) => {
      expect((await readMessage('/detay/giris-izni', language)).split('\n')).toEqual(lines);
    },
  );

  it('begins with the message of the entry or category page, if that is in its language', async () => {
    for (const language of languages) {
      const own = site.bundles[language].categoryPages.find(({ name }) => name === 'su')?.message;
      expect(await readMessage('/servis/su', language)).toContain(`${own}\n`);
    }
    const { cars } = site.bundles.en;
    const own = cars.find(({ slug }) => slug === 'kumul-jipi')?.message;
    expect(await readMessage('/detay/kumul-jipi', 'en')).toContain(`${own}\nDates:`);
    const changed = await openSite({
      change: ({ cars, language }) => {
        for (const car of cars) {
          if (language === 'ar') car.message = { lang: 'tr', text: 'Merhaba, bir araç.' };
        }
      },
    });
    expect(await readMessage('/detay/kumul-jipi', 'ar', changed)).toMatch(/^مرحبًا/);
  });

  it('has the lines of the entry instead of those of its kind, if all are in its language', async () => {
    const readLines = async (opened = plain) =>
      (await readMessage('/detay/iki-kisilik', 'ar', opened)).split('\n').slice(1);
    expect(await readLines()).toEqual(['الوصول والمغادرة:', 'الفندق:']);
    const changed = await openSite({
      change: ({ experiences, language }) => {
        if (language !== 'ar') return;
        for (const entry of experiences)
          if (entry.messageLines) entry.messageLines[1] = { lang: 'tr', text: 'Otel:' };
      },
    });
    expect(await readLines(changed)).toEqual(site.bundles.ar.messages.occasion.lines);
  });

  it('isolates Latin names in a right-to-left message', async () => {
    expect(await readMessage('/detay/kumul-jipi', 'ar')).toContain(
      'سيارة \u2066Mercedes Kumul\u2069.',
    );
    expect(await readMessage('/detay/beyaz-jip', 'ar')).toContain(
      'سيارة \u2066Porsche Kıyı\u2069.',
    );
    expect(await readMessage('/detay/beyaz-jip', 'en')).toContain('the Porsche Kıyı.');
  });

  it('keeps every character of a title', async () => {
    const title = 'No. #1 & “kum” $& $1 {{title}} {{words}} 100% \'"<b>';
    const changed = await openSite({
      change: ({ posts }) => {
        for (const post of posts) post.title = title;
      },
    });
    for (const language of languages) {
      expect(await readMessage('/blog/1', language, changed)).toContain(title);
    }
  });
});

describe('a search that finds something', () => {
  const ask = (q: string, language: Language) =>
    readMessage(withQuery('/hizmetler', { q }), language);

  it('says in the last line what its visitor would like, before the URL of the list', async () => {
    const searches = { tr: 'fiyatları', en: 'price', ar: 'سعر' };
    for (const language of languages) {
      const words = searches[language];
      const { begin, lines } = site.bundles[language].messages.services;
      const asked = [begin, ...lines].map(toPlainText).join('\n');
      const url = origin + withLanguage('/hizmetler', language === 'tr' ? undefined : language);
      expect(await ask(words, language)).toBe(`${asked} \u2068${words}\u2069\n\n${url}`);
    }
  });

  it('sends what the page of its only entry sends, without its words', async () => {
    const searches = {
      tr: ['evlilik teklifi', 'balayı', 'yüzük', 'yat', 'kumul'],
      en: ['marriage proposal', 'honeymoon', 'engagement', 'yacht', 'kumul'],
      ar: ['عرض زواج', 'شهر العسل', 'خاتم', 'يخت', 'kumul'],
    } satisfies Record<Language, string[]>;
    const slugs = ['sahilde-soz', 'iki-kisilik', 'sahilde-soz', 'guverte', 'kumul-jipi'];
    for (const language of languages) {
      for (const [index, words] of searches[language].entries()) {
        const own = await readMessage(`/detay/${slugs[index]}`, language);
        expect(await ask(words, language), words).toBe(own);
      }
    }
  });

  it('sends what the page of its category sends, with its words before the URL', async () => {
    for (const [path, searches] of [
      ['/servis/ozel', { tr: 'romantik', en: 'romantic', ar: 'رومانسية' }],
      ['/servis/col', { tr: 'safari', en: 'safari', ar: 'سفاري' }],
    ] as const) {
      for (const language of languages) {
        const { lines } = site.bundles[language].messages.services;
        const words = `${toPlainText(lines.at(-1) ?? '')} \u2068${searches[language]}\u2069`;
        const [text, url] = (await readMessage(path, language)).split('\n\n');
        const expected = [`${text}\n${words}`, ...(url ? [url] : [])].join('\n\n');
        expect(await ask(searches[language], language), path).toBe(expected);
      }
    }
  });
});

describe('a search that finds nothing', () => {
  const words = [
    'zzz',
    'zzz & = # ? + %20 %22 %F3%B0%80%80',
    'zzz "><script>alert(1)</script>',
    'zzz \' " ` « » “ ”',
    'zzz {{words}} {{title}} {words} $& $1 $$',
    'زززز',
    `zzz ${'ğ'.repeat(96)}`,
    '🐪 zzz',
  ];
  it('sends its words, whatever they are', async () => {
    for (const language of languages) {
      const { begin } = site.bundles[language].messages.search;
      for (const text of words) {
        const [first] = (await readMessage(withQuery('/hizmetler', { q: text }), language)).split(
          '\n',
        );
        expect(first).toBe(toPlainText(begin).replace('{{words}}', () => `\u2068${text}\u2069`));
      }
    }
  });

  it.each([
    ['line breaks', 'zzz\r\nZzyz: zyzz\u2028\u2029\0\tzzx', 'zzz Zzyz: zyzz zzx'],
    ['marks of direction', '\u202ezzz\u2069\u2068\u200f zzy\u061c', 'zzz zzy'],
    ['half a character', 'zzz\ud83d', 'zzz\ufffd'],
    ['half a character that is cut', `${'z'.repeat(99)}🐪`, `${'z'.repeat(99)}\ufffd`],
  ])('sends no %s', async (_what, text, sent) => {
    for (const language of languages) {
      const message = await readMessage(`/hizmetler?${new URLSearchParams({ q: text })}`, language);
      expect(message).toContain(`\u2068${sent}\u2069`);
      expect(message.split('\n')).toHaveLength(site.bundles.tr.messages.search.lines.length + 3);
    }
  });

  it('says so under the filters, with the message and the reset, and shows the three nearest services', async () => {
    const $ = await plain.open('/hizmetler?category=desert&q=zzz');
    const [empty, reset] = $('.filter').children().toArray().slice(-2);
    expect($('.empty').is($(empty))).toBe(true);
    expect($('.empty a[href*="wa.me"]').attr('href')).toContain('zzz');
    expect($('.filter__reset').is($(reset))).toBe(true);
    const near = $('.near-services .card').toArray();
    expect(near).toHaveLength(3);
    const nearest = site.bundles.tr.services.find(({ category }) => category === 'desert');
    expect($(near[0]).find('.card__title').text()).toBe(nearest && toPlainText(nearest.title));
    for (const url of ['/hizmetler', '/hizmetler?q=vize', '/hizmetler?q=spider']) {
      expect((await plain.open(url))('.empty, .near-services')).toHaveLength(0);
    }
  });
});

describe('an error page', () => {
  it('sends the greeting, and no address', async () => {
    for (const url of ['/yok', '/detay/yok', '/%zz']) {
      for (const language of languages) {
        const greeting = site.bundles[language].site.chat.greeting.text;
        const { text } = await plain.get(withLanguage(url, language));
        expect(listMessages(text)).toEqual(Array(3).fill(greeting));
      }
    }
  });

  it('lets visitors search if nothing was found, in their language', async () => {
    for (const language of languages) {
      const $ = await plain.open(`/yok?lng=${language}`);
      const form = $('main form[action="/hizmetler#search"][method="get"]');
      expect(form.find('input[name="q"]')).toHaveLength(1);
      expect(form.find('input[name="lng"]').val()).toBe(language);
    }
    expect((await plain.open('/%zz'))('main form')).toHaveLength(0);
  });
});

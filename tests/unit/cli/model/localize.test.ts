import { describe, expect, it } from 'vitest';
import {
  createSiteVariables,
  fillWithPlaces,
  localizeText,
} from '../../../../cli/model/localize.ts';
import { localizeLabels } from '../../../../cli/model/localize-labels.ts';
import { sources } from '../../../../cli/model/sources.ts';

const text = (tr: string, en?: string, ar?: string) => ({ tr, en, ar });

const site = sources.site.schema.parse({
  brand: { title: text('Kuzey', 'North'), wordmark: text('K'), tagline: text('T') },
  origin: 'https://www.example.com',
  phone: '+971 1',
  email: 'a@example.com',
  chat: { number: '9711', greeting: { text: text('Merhaba {brand}') } },
  address: text('{brand}, Dubai {phone}', undefined, 'دبي {brand}'),
  hours: { from: '09:00', to: '17:00', days: ['Monday', 'Tuesday', 'Wednesday'], special: [] },
  map: { url: 'https://example.com/', embed: 'https://example.com/' },
  social: { name: 'x', url: 'https://example.com/' },
  features: { prices: false, priceFilter: false, detailContact: false, relatedPosts: false },
  imageHosts: [],
  terms: { changes: text('D'), payment: text('Ö'), price: text('F') },
});

const factsOf = createSiteVariables(site);

describe('the lines of a text', () => {
  const block = text('Bir\niki\n\nüç\n', 'One\u00a0two\n  three\n');

  it('are joined, since nothing collapses a line break in an attribute or a message', () => {
    expect(localizeText(block, 'tr')).toBe('Bir iki üç');
    expect(localizeText(block, 'ar')).toEqual({ lang: 'tr', text: 'Bir iki üç' });
    expect(localizeText(block, 'en')).toBe('One\u00a0two three');
    const forms = { one: 'bir\nkişi\n', other: '{{count}}\nkişi\n' };
    const group = { plain: text('Gün\nve ay\n'), count: { tr: forms } };
    const joined = { plain: 'Gün ve ay', count_one: 'bir kişi', count_other: '{{count}} kişi' };
    expect(localizeLabels({ group }, 'tr')).toEqual({ group: joined });
  });

  it('are joined in each paragraph of a text that pages show by paragraphs', () => {
    expect(localizeText(block, 'tr', factsOf, true)).toBe('Bir iki\n\nüç');
  });
});

describe('the placeholder of the brand', () => {
  it('gives the title in the language of the text, the Turkish one in a text that falls back', () => {
    const brand = text('Biz, {brand}', 'We, {brand}');
    expect(localizeText(brand, 'tr', factsOf)).toBe('Biz, Kuzey');
    expect(localizeText(brand, 'en', factsOf)).toBe('We, North');
    expect(localizeText(brand, 'ar', factsOf)).toEqual({ lang: 'tr', text: 'Biz, Kuzey' });
    expect(localizeText(text('x', 'x', 'نحن {brand}'), 'ar', factsOf)).toBe('نحن Kuzey');
  });

  it('is filled into the address, in the language in which it is written', () => {
    expect(factsOf('en')['address']).toBe('Kuzey, Dubai +971 1');
    expect(factsOf('ar')['address']).toBe('دبي Kuzey');
    expect(localizeText(text('{address}'), 'tr', factsOf)).toBe('Kuzey, Dubai +971 1');
  });

  it('is no part of a label’s placeholder', () => {
    expect(localizeText(text('{{brand}}'), 'tr', factsOf)).toBe('{{brand}}');
  });
});

describe('the placeholder of the days of opening', () => {
  it('names them in the language of the text', () => {
    const opening = text('{days}, {hours}', 'open {days}');
    expect(localizeText(opening, 'tr', factsOf)).toBe('Pazartesi–Çarşamba, 09.00–17.00');
    expect(localizeText(opening, 'en', factsOf)).toBe('open Monday–Wednesday');
    expect(factsOf('ar')['days']).toBe('من الاثنين إلى الأربعاء');
    expect(factsOf('ar')['hours']).toBe('من 09:00 إلى 17:00');
  });
});

describe('a filled text', () => {
  it('knows where its parts are written', () => {
    const written = 'a {brand} b {x} {brand}';
    const { text: filled, findWritten } = fillWithPlaces(written, 'en', factsOf);
    expect(filled).toBe('a North b {x} North');
    const find = (part: string, from = 0) => {
      const start = filled.indexOf(part, from);
      const place = findWritten(start, start + part.length);
      return written.slice(place.start, place.end);
    };
    expect(find('a')).toBe('a');
    expect(find('or')).toBe('{brand}');
    expect(find('th b')).toBe('{brand} b');
    expect(find('{x}')).toBe('{x}');
    expect(find(' N')).toBe(' {brand}');
    expect(find('North', 8)).toBe('{brand}');
    expect(find(filled)).toBe(written);
  });
});

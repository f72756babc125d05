import { describe, expect, it } from 'vitest';
import {
  createPhraseTest,
  createTermFinder,
  findInTexts,
  foldPhrase,
  foldTexts,
} from '../../../../cli/rules/find-terms.ts';
import type { Language } from '../../../../shared/languages.ts';

/** Lists what is found of phrases in a text, as it is written. */
function listFound(language: Language, phrases: readonly string[], text: string): string[] {
  const find = createTermFinder(
    language,
    phrases.map((phrase) => ({ text: phrase, value: phrase })),
  );
  const [found = []] = findInTexts(find, [text]);
  return found.map(({ start, end }) => text.slice(start, end));
}

/** A phrase with texts that contain a form of it, and texts that do not. */
type Row = [phrase: string, forms: string[], others: string[]];

const turkish: Row[] = [
  ['kumul', ['Kumullarda', 'KUMUL', 'kumulun', 'kumullarındaki', 'kumuldur'], ['kum', 'kumulat']],
  ['kitap', ['kitabı', 'kitaplar', 'kitabımızdan', 'kitap'], ['kita', 'kitapçık', 'kitabevi']],
  ['kanat', ['kanadı', 'kanatlı', 'kanadına'], ['kana', 'kanarya']],
  ['ağaç', ['ağacın', 'ağaçlar'], ['ağaççık', 'ağa']],
  ['renk', ['rengi', 'renkler', 'rengimiz'], ['rengde', 'renç']],
  ['köpek', ['köpeği', 'köpekle'], ['köpekbalığı']],
  ['şehir', ['şehri', 'şehirde', 'şehrimizin'], ['şehr', 'şehirciğim']],
  ['vize', ['vizesi', 'vizeniz', 'vizesiz', 'Vizeler', 'vizenizden'], ['vizon', 'vizeci']],
  ['yat', ['yatta', 'yatı', 'yatlarımız', 'YAT'], ['yatak', 'yatmak', 'yatırım', 'yatsı', 'hayat']],
  ['ATV', ['ATV’de', "ATV'yi", 'atv’ler'], ['ATVX']],
  [
    'rüzgâr kulesi',
    ['rüzgâr kuleleri', 'Rüzgar Kulesi', 'rüzgâr kulelerinden', 'rüzgâr\nkulesinin'],
    ['rüzgâr ve kule', 'rüzgâr, kulesi', 'kulesi'],
  ],
  [
    'çöl safarisi',
    ['çöl safarisine', 'Çöl Safarileri', 'çöl safarimiz', 'ÇÖL SAFARİSİ'],
    ['çöl', 'safari', 'çöl. Safarisi'],
  ],
  ['akşam yemeği', ['akşam yemeğine', 'akşam yemekleri', 'akşam yemeğimiz'], ['akşam yemez']],
  ['jet ski', ['jet skiyle', 'jet-ski', 'jet skiler'], ['jet', 'jet skiing']],
  ['Isı', ['ısı', 'ISI', 'ısıyı'], ['isi', 'İSİ']],
  ['iskele', ['İSKELE', 'İskelede'], ['ıskele']],
  ['at', ['atı', 'adı', 'atlar'], ['atama', 'adam']],
];

const english: Row[] = [
  ['dune', ['Dunes', 'dune’s', 'the dunes’ edge', 'DUNE'], ['dun', 'duned']],
  ['spice box', ['spice boxes', 'Spice Box'], ['spices in a box']],
  ['city', ['cities', 'city’s'], ['citizen', 'velocity']],
  ['wharf', ['wharves', 'wharfs'], ['wharfie']],
  ['yacht', ['yachts', 'yacht.'], ['yachting']],
  ['handyman', ['handymen', 'handyman’s'], ['handy men']],
  [
    'airport transfer',
    ['airport transfers', 'Airport-transfer', 'airport\ntransfer'],
    ['airport, transfer', 'airports'],
  ],
];

const arabic: Row[] = [
  [
    'يخت',
    ['اليخت', 'يختًا', 'باليخت', 'لليخت', 'ويخت', 'يختنا', 'يختان', 'وبيختكم', 'اليَخْت', 'يـخت'],
    ['مختلف', 'يختلف'],
  ],
  [
    'تأشيرة',
    ['التأشيرة', 'تأشيرتك', 'تأشيرات', 'بتأشيرتكم', 'تاشيرة', 'للتأشيرات', 'تأشيرتان'],
    ['تأشير', 'إشارة'],
  ],
  [
    'سفاري الصحراء',
    ['سفاري الصحراء', 'لسفاري الصحراء', 'وسفاري صحراء', 'سفاري\nالصحراء'],
    ['سفاري، الصحراء', 'الصحراء'],
  ],
  ['مرشد', ['مرشدين', 'المرشدون', 'كمرشد', 'مرشدكم', 'مُرشِدٌ'], ['رشيد', 'إرشاد']],
  ['الخور', ['خور', 'الخور', 'بالخور'], ['خورشيد']],
];

const tables: [Language, Row[]][] = [
  ['tr', turkish],
  ['en', english],
  ['ar', arabic],
];

describe.each(tables)('a term in %s', (language, rows) => {
  it.each(rows)('“%s” is found in its forms alone', (phrase, forms, others) => {
    const isIn = createPhraseTest(language, [phrase]);
    for (const text of [...forms, ...others]) {
      const isForm = forms.includes(text);
      const [folded = ''] = foldTexts(language, [text]);
      expect([text, isIn(folded)]).toEqual([text, isForm]);
      expect([text, listFound(language, [phrase], `«${text}»`).length]).toEqual([
        text,
        isForm ? 1 : 0,
      ]);
    }
  });
});

describe('the place of a term', () => {
  it('is the words as they are written, without the longer term’s parts', () => {
    const text = 'Havalimanı transferinden sonra transferler: iki TRANSFER’in ücreti.';
    expect(listFound('tr', ['transfer', 'havalimanı transferi'], text)).toEqual([
      'Havalimanı transferinden',
      'transferler',
      'TRANSFER',
    ]);
  });

  it('is right in a text whose spelling is shorter when it is compared', () => {
    const text = 'في المُرشِدِينَ مع يـخـتٍ';
    expect(listFound('ar', ['مرشد', 'يخت'], text)).toEqual(['المُرشِدِينَ', 'يـخـتٍ']);
    expect(listFound('tr', ['kumul'], 'go\u0308l, kumulda')).toEqual(['kumulda']);
  });

  it('is found for each of several texts', () => {
    const find = createTermFinder('en', [{ text: 'dune', value: 1 }]);
    const found = findInTexts(find, ['', 'a dune', 'none', 'dunes and a dune', 'du', 'ne']);
    expect(found.map((own) => own.map(({ start, end }) => [start, end]))).toEqual([
      ...[[], [[2, 6]], []],
      [
        [0, 5],
        [12, 16],
      ],
      ...[[], []],
    ]);
  });

  it('says whether the words are those of the phrase', () => {
    const find = createTermFinder('en', [{ text: 'desert trip', value: 1 }]);
    const isExact = (text: string) => find(text).map((found) => found.isExact);
    expect(isExact('Desert  TRIP, desert trips, desert trip’s')).toEqual([true, false, false]);
  });
});

it('knows phrases that differ in case, spaces and hyphens alone as the same', () => {
  expect(foldPhrase('tr', ' JET-SKİ ')).toBe(foldPhrase('tr', 'Jet  ski'));
  expect(foldPhrase('tr', 'ISI')).not.toBe(foldPhrase('tr', 'isi'));
});

it('finds nothing for a phrase without words', () => {
  expect(listFound('en', ['–', ''], 'a – b')).toEqual([]);
  expect(createPhraseTest('en', ['–', ''])('a – b')).toBe(false);
});

import { describe, expect, it } from 'vitest';
import {
  defaultServiceQuery,
  filterServices,
  findNearServices,
  findTopic,
  formatResultUrl,
  isNamed,
  type SearchedPage,
  type ServiceQuery,
  searchPages,
  writeServiceQuery,
} from '../../../shared/filter-services.ts';
import { createSearchable } from '../../../shared/search-text.ts';

const desert = {
  ...createSearchable(['Çöl deneyimleri', 'Kızıl kumullar'], ['safari']),
  category: 'desert',
  price: 200,
};

const isFound = (change: Partial<ServiceQuery>, price = desert.price) =>
  filterServices([{ ...desert, price }], { ...defaultServiceQuery, ...change }).length === 1;

describe('filterServices', () => {
  it('shows everything by default', () => {
    expect(isFound({})).toBe(true);
  });

  it.each([
    ['its own category', { category: 'desert' }, true],
    ['another category', { category: 'water' }, false],
    ['a word of its title', { text: 'COL' }, true],
    ['a word of its description', { text: 'kizil' }, true],
    ['words of all it is found by, in another order', { text: 'safari kum çöl' }, true],
    ['another word', { text: 'vize' }, false],
    ['no word at all', { text: ' ' }, true],
    ['signs alone', { text: '…' }, false],
    ['one of its words and another', { text: 'çöl vize' }, false],
    ['a price at the lower bound', { minPrice: 200 }, true],
    ['a price at the upper bound', { maxPrice: 200 }, true],
    ['a price below the range', { minPrice: 201 }, false],
    ['a price above the range', { maxPrice: 199 }, false],
    ['its category but another word', { category: 'desert', text: 'vize' }, false],
  ])('for %s', (_what, change, isShown) => {
    expect(isFound(change)).toBe(isShown);
  });

  it('leaves out a price outside 0 to 1000 by default', () => {
    expect([1001, 1000, 0].map((price) => isFound({}, price))).toEqual([false, true, true]);
  });
});

describe('writeServiceQuery', () => {
  it('takes spaces alone for no filter, and leaves out those around words', () => {
    const write = (text: string) => writeServiceQuery({ ...defaultServiceQuery, text }).q;
    expect(['', '   ', ' jet ski '].map(write)).toEqual([undefined, undefined, 'jet ski']);
  });
});

describe('findNearServices', () => {
  const create = (category: string, title: string) => ({
    ...createSearchable([title], []),
    category,
    title,
  });
  const all = [
    create('visa', 'Vize'),
    create('transport', 'Araç kiralama'),
    create('city', 'Balayı'),
    create('water', 'Tekne turu'),
  ];

  it.each([
    [
      'the first ones if the query says nothing',
      { text: 'zzz' },
      ['Vize', 'Araç kiralama', 'Balayı'],
    ],
    [
      'those of the chosen category first',
      { text: 'zzz', category: 'city' },
      ['Balayı', 'Vize', 'Araç kiralama'],
    ],
    [
      'one with a word of the query before these',
      { text: 'tekne zzz', category: 'city' },
      ['Tekne turu', 'Balayı', 'Vize'],
    ],
    [
      'those with the longest beginnings of its words first',
      { text: 'tekke balayımızda' },
      ['Balayı', 'Tekne turu', 'Vize'],
    ],
  ])('lists %s', (_what, change, titles) => {
    const near = findNearServices(all, { ...defaultServiceQuery, ...change });
    expect(near.map(({ title }) => title)).toEqual(titles);
  });
});

describe('searchPages', () => {
  const createPage = (title: string, keywords: string[] = []) => ({
    url: `/detay/${title}`,
    title,
    teaser: '',
    ...createSearchable([title], keywords),
    questions: [],
  });
  const createEntry = (title: string, keywords: string[]) => {
    const page = createPage(title, keywords);
    return { ...page, topic: page.url };
  };
  const find = (text: string) =>
    searchPages(
      [
        createPage('ATV', ['çöl']),
        createPage('Çöl turu'),
        ...'abcdefg'.split('').map((name) => createPage(`Araç ${name}`)),
      ],
      text,
    ).map(({ title }) => title);

  it('puts pages first whose title says it', () => {
    expect(find('col')).toEqual(['Çöl turu', 'ATV']);
  });

  const yacht = {
    ...createPage('Yat', ['tekne']),
    questions: [
      { title: 'Bebekle gelinir mi?', ...createSearchable(['Bebekle gelinir mi?'], ['çocuk']) },
      { title: 'Yemek var mı?', ...createSearchable(['Yemek var mı?'], ['balık']) },
    ],
  };

  it.each([
    ['bebek', ['/detay/Yat#answer-1']],
    ['çocuk', ['/detay/Yat#answer-1']],
    ['tekne balık', ['/detay/Yat#answer-2', '/detay/Yat']],
    ['tekne', ['/detay/Yat']],
    ['balık çocuk', []],
    ['yat', ['/detay/Yat']],
    ['yat bebekle', ['/detay/Yat#answer-1', '/detay/Yat']],
    ['yat b', []],
  ])(
    'finds questions by their own words, to which those of their page may be added: %s',
    (text, urls) => {
      expect(searchPages([yacht], text).map(formatResultUrl)).toEqual(urls);
    },
  );

  it('puts questions before pages that are found by keywords, and behind titles', () => {
    const pages = 'abcdefgh'.split('').map((name) => createPage(name, ['çocuk']));
    const found = searchPages([...pages, yacht, createPage('Çocukla Dubai')], 'çocuk');
    expect(found.map(formatResultUrl)).toEqual([
      '/detay/Çocukla Dubai',
      '/detay/Yat#answer-1',
      ...'abcd'.split('').map((name) => `/detay/${name}`),
    ]);
  });

  it('puts experiences and cars before questions, however they are found', () => {
    const found = searchPages(
      [createPage('a', ['bebek']), yacht, createEntry('b', ['bebek'])],
      'bebek',
    );
    expect(found.map(formatResultUrl)).toEqual(['/detay/b', '/detay/Yat#answer-1', '/detay/a']);
  });

  it('puts a page that has all words before its questions that have only some of them', () => {
    const page = { ...yacht, ...createSearchable(['Yat'], ['balık çeşitleri']) };
    const found = searchPages([page], 'balık çeşitleri');
    expect(found.map(formatResultUrl)).toEqual(['/detay/Yat', '/detay/Yat#answer-2']);
  });

  it('puts a page before a question whose title says it too', () => {
    const question = {
      title: 'Yatta yemek var mı?',
      ...createSearchable(['Yatta yemek var mı?'], []),
    };
    const found = searchPages([{ ...createPage('Teklif'), questions: [question] }, yacht], 'yat');
    expect(found.map(formatResultUrl)).toEqual(['/detay/Yat', '/detay/Teklif#answer-1']);
  });

  it('puts titles that fell back last', () => {
    const page = { ...createPage('Deniz'), title: { lang: 'tr', text: 'Deniz' } as const };
    const found = searchPages([page, createPage('Plaj', ['deniz'])], 'deniz');
    expect(found.map(({ url }) => url)).toEqual(['/detay/Plaj', '/detay/Deniz']);
  });

  it('finds six at most, and none before anything is typed', () => {
    expect(find('araç')).toHaveLength(6);
    expect([find(''), find(' – '), find('zzz')]).toEqual([[], [], []]);
  });
});

describe('isNamed', () => {
  const boat = {
    fragment: '',
    url: '/detay/yat',
    title: 'Yat',
    ...createSearchable(['Yat'], ['tekne']),
  };

  it.each<[string, { thumbnail?: string }, boolean, why: string]>([
    ['yat', { thumbnail: '/pictures/yat.avif' }, true, 'an entry whose title has all words'],
    ['tekne', { thumbnail: '/pictures/yat.avif' }, false, 'not by its keywords'],
    ['yat', {}, false, 'not a post or a question'],
  ])('says of %s and %j that it is %s: %s', (text, more, expected, _why) => {
    expect(isNamed([{ ...boat, ...more }, boat], text)).toBe(expected);
    expect(isNamed([], text)).toBe(false);
  });
});

describe('findTopic', () => {
  const create = (title: string, keywords: string[], about: Partial<SearchedPage>) => ({
    ...{ url: `/detay/${title}`, title, teaser: '', questions: [] },
    ...createSearchable([title], keywords),
    ...about,
  });
  const createEntry = (title: string, category: string, keywords: string[] = []) =>
    create(title, keywords, { topic: title, category });
  const pages: SearchedPage[] = [
    createEntry('Evlilik teklifi', 'occasions', ['yüzük', 'fotoğraf', 'sahil', 'akşam']),
    createEntry('Balayı', 'occasions', ['evlilik', 'fotoğraf', 'sahil']),
    createEntry('Çöl turu', 'desert', ['develer']),
    createEntry('Deve turu', 'desert', ['çölde']),
    createEntry('Şehir turu', 'tours'),
    create('Gün batımında teklif', ['yüzük', 'gün'], { category: 'occasions' }),
    create('Akşam gezmeleri', ['sahil'], {}),
    {
      ...createEntry('Yat', 'water'),
      questions: [
        { title: 'Söz kesilir mi?', ...createSearchable(['Söz kesilir mi?'], ['yüzük']) },
      ],
    },
  ];
  const services = [
    {
      ...createSearchable(['Özel günler'], ['evlilik teklifi', 'fotoğraf']),
      category: 'occasions',
    },
    { ...createSearchable(['Turlar'], ['tur', 'yüzük kutusu']), category: 'tours' },
  ];
  const find = (text: string) =>
    findTopic(
      filterServices(services, { ...defaultServiceQuery, text }),
      searchPages(pages, text),
      text,
    );

  it.each([
    ['evlilik teklifi', 'Evlilik teklifi', 'the only entry whose title says it'],
    ['teklif', 'Evlilik teklifi', 'also if the title of a post says it'],
    ['balayı', 'Balayı', 'also if no service is found'],
    ['deve', 'desert', 'the category if another entry of it says it too'],
    ['tur', 'tours', 'the category of the services if several titles say it'],
    ['fotoğraf', 'occasions', 'the category if several entries have the keyword'],
    ['gün batımı', 'occasions', 'the category of the pages if no service is found'],
    ['akşam', undefined, 'nothing if a page of no category comes first'],
    ['sahil', undefined, 'nothing if the pages are not of one category'],
    ['yüzük kutusu', 'tours', 'the category of the services if no entry has all words'],
    ['yüzük', 'tours', 'the category of a service that is of another one than the entry'],
    ['zzz', undefined, 'nothing if nothing is found'],
  ])('of “%s” is %s: %s', (text, topic, _why) => {
    expect(find(text)).toBe(topic);
  });
});

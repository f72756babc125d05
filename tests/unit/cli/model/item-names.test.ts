import { describe, expect, it } from 'vitest';
import { findNamed, nameItem, nameSteps } from '../../../../cli/model/item-names.ts';

describe('the name of an item', () => {
  it.each<[string, unknown, string | undefined]>([
    ['its id, also a number', { title: { tr: 'Yat' }, id: 7 }, '7'],
    ['its slug', { title: { tr: 'Yat' }, slug: 'yat' }, 'yat'],
    ['its link', { title: { tr: 'Yat' }, url: '/detay/yat' }, '/detay/yat'],
    ['its title before its first text', { badge: { tr: 'Yeni' }, title: { tr: 'Yat' } }, 'Yat'],
    ['its name', { initials: { tr: 'AK' }, name: { tr: 'Ayşe Kaya' } }, 'Ayşe Kaya'],
    ['its question', { a: { tr: 'Evet.' }, q: { tr: 'Vize gerekli mi?' } }, 'Vize gerekli mi?'],
    ['a title that is the same in every language', { title: 'BMW M4' }, 'BMW M4'],
    ['its first text', { type: 'heading', content: { tr: 'Takvim' } }, 'Takvim'],
    ['its first short text', { a: { tr: 'x'.repeat(101) }, b: { tr: 'Kum' } }, 'Kum'],
    ['itself if it is a text', { tr: 'Jet ski', en: 'Jet skiing' }, 'Jet ski'],
    ['itself if it is a word', 'desert-morning', 'desert-morning'],
    ['without line breaks and spaces around it', { tr: ' Jet\n  ski\u00a0turu\n' }, 'Jet ski turu'],
    ['none if it is long', { tr: 'x'.repeat(101) }, undefined],
    ['none if it is empty', { title: { tr: ' ' }, id: '' }, undefined],
    ['none if it has no texts', { icon: 'map', focus: [0.5, 0.5] }, undefined],
    ['none if it is a number', 3, undefined],
    ['none if there is no value', null, undefined],
  ])('is %s', (_, item, name) => {
    expect(nameItem(item)).toBe(name);
  });

  it.each([
    ['Dubai’de gece', "Dubai'de gece"],
    ['Kum, deniz…', 'Kum, deniz...'],
    ['“Evet” dedi', '"Evet" dedi'],
    ['Jet ski', 'Jet  ski'],
    ['★★★', '★★★'],
    ['\u00e7\u00f6l', 'c\u0327o\u0308l'],
  ])('%s is also %s, which --fix may have been', (name, other) => {
    expect(findNamed([{ tr: 'Yat' }, { tr: other }], name)).toEqual([1]);
  });

  it.each([
    ['Jet ski', 'jet ski'],
    ['1.5 saat', '15 saat'],
    ['★★★', '★★'],
    ['Çöl', 'Col'],
  ])('%s is not %s', (name, other) => {
    expect(findNamed([{ tr: other }], name)).toEqual([]);
  });
});

describe('a path with names', () => {
  it('keeps the position of items without a name, and of those that share one', () => {
    const text = { tr: 'x'.repeat(101) };
    const data = {
      list: [{ tr: 'Yat' }, { tr: 'Yat' }, text, { title: 'Kum', lines: ['a', 'b'] }],
    };
    expect(nameSteps(data, ['list', 0, 'en'])).toEqual(['list', 0, 'en']);
    expect(nameSteps(data, ['list', 2])).toEqual(['list', 2]);
    expect(nameSteps(data, ['list', 3, 'lines', 1])).toEqual([
      ...['list', { name: 'Kum' }, 'lines', { name: 'b' }],
    ]);
  });
});

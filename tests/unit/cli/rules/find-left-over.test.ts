import { describe, expect, it } from 'vitest';
import { checkText } from '../../../../cli/rules/check-text.ts';
import { findLeftOver } from '../../../../cli/rules/find-left-over.ts';

const find = (text: string, role: 'text' | 'label' = 'text') =>
  findLeftOver(text, { role }).map(({ code, start, end }) => [code, text.slice(start, end)]);

describe('the rule about left-over placeholders', () => {
  it.each([
    ['TODO başlık yaz', 'TODO'],
    ['Başlık (TODO)', 'TODO'],
    ['todo başlık', 'todo'],
    ['Kum. Todo: deniz', 'Todo:'],
    ['FIXME', 'FIXME'],
    ['Fiyat XXX USD', 'XXX'],
    ['Saat TBD', 'TBD'],
    ['Lorem ipsum dolor sit amet', 'Lorem ipsum'],
    ['LOREM IPSUM', 'LOREM IPSUM'],
    ['Placeholder', 'Placeholder'],
    ['Your text here', 'Your text here'],
    ['Some text here.', 'text here'],
    ['Açıklamayı buraya yazın.', 'buraya yazın'],
    ['AÇIKLAMA GELECEK', 'AÇIKLAMA GELECEK'],
    ['Buraya bir metin gelecek', 'metin gelecek'],
    ['Örnek metin', 'Örnek metin'],
    ['أضف النص هنا', 'أضف النص'],
    ['هذا نص تجريبي.', 'نص تجريبي'],
    ['???', '???'],
    ['؟؟', '؟؟'],
    [' … ', '…'],
    ['- - -', '- - -'],
    ['—', '—'],
    ['xxx', 'xxx'],
    ['asdfasdf', 'asdfasdf'],
    [
      '#-#-#-#-#  a.po  #-#-#-#-#\nKum\n#-#-#-#-#  b.po  #-#-#-#-#\nKumul',
      '#-#-#-#-#  a.po  #-#-#-#-#',
    ],
    ['Kum #-#-#-#-# Kumul', '#-#-#-#-#'],
  ])('finds in %j: %s', (text, written) => {
    expect(find(text)).toEqual([['C124', written]]);
  });

  it.each([
    'Hotel Todo Incluido, sobre todo',
    'XXXL, XX, mastodont, methodology: tbd yok',
    'Metodo: kum',
    'Metin Bey gelecek yıl da burada.',
    'Gelecek metinler, yer tutulur',
    'Get dressed here, textile hereabouts',
    'Örnek metinler',
    'هنا نصف النهار',
    'Neden? Çünkü…',
    '5',
    '24/7',
    'X5',
    'x',
    '#-# Kum #dubai-#-#-#',
  ])('finds nothing in %j', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('goes before the rule about dots', () => {
    const found = checkText('...', { language: 'tr', role: 'text' });
    expect(found.map(({ code }) => code)).toEqual(['C124']);
  });

  it('lets a form ask for a text, and a label be a single sign', () => {
    expect(find('Mesajınızı buraya yazın', 'label')).toEqual([]);
    expect(find('–', 'label')).toEqual([]);
    expect(find('???', 'label')).toHaveLength(1);
    expect(find('Lorem ipsum', 'label')).toHaveLength(1);
  });
});

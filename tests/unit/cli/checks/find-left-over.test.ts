import { describe, expect, it } from 'vitest';
import { findLeftOver } from '../../../../cli/checks/find-left-over.ts';

const find = (text: string) => findLeftOver(text).map(({ start, end }) => text.slice(start, end));

describe('the rule about left-overs', () => {
  it.each([
    ['TODO başlık yaz', 'TODO'],
    ['Başlık (TODO)', 'TODO'],
    ['FIXME', 'FIXME'],
    ['Fiyat XXX USD', 'XXX'],
    ['Lorem ipsum dolor sit amet', 'Lorem ipsum'],
    ['LOREM IPSUM', 'LOREM IPSUM'],
    ['<<<<<<< HEAD\nKum\n=======\nKumul\n>>>>>>> main', '<<<<<<<'],
    ['Kumul\n>>>>>>> main', '>>>>>>>'],
    ['#-#-#-#-#  a.po  #-#-#-#-#\nKum\n#-#-#-#-#  b.po  #-#-#-#-#', '#-#-#-#-#  a.po  #-#-#-#-#'],
    ['Kum #-#-#-#-# Kumul', '#-#-#-#-#'],
  ])('finds in %j: %s', (text, written) => {
    expect(find(text)).toEqual([written]);
  });

  it.each([
    'Hotel Todo Incluido, sobre todo',
    'todo başlık',
    'XXXL, XX, mastodont, methodology',
    'Placeholder',
    'Buraya bir metin gelecek',
    '???',
    '— — —',
    'a <<<<<<< b, ========, >>>>>>',
    '#-# Kum #dubai-#-#-#',
  ])('finds nothing in %j', (text) => {
    expect(find(text)).toEqual([]);
  });
});

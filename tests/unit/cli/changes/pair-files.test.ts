import { describe, expect, it } from 'vitest';
import { pairFiles } from '../../../../cli/changes/pair-files.ts';
import type { ContentFile } from '../../../../cli/model/content-file.ts';

function makeCar(path: string, data: object, words: string): ContentFile {
  const about = { tr: words };
  return {
    path,
    hash: words,
    source: 'cars',
    data: { ...data, about },
    references: [],
    issues: [],
  };
}

const sea = 'Denizin üstünde iki saat, güneş batarken dönüş';
const sand = 'Kumulların ardında akşam yemeği ve yıldızlar';

/** The pairs as `before>after`. */
function pair(before: readonly ContentFile[], after: readonly ContentFile[]): string[] {
  return pairFiles(before, after).map((found) => `${found.before?.path}>${found.after?.path}`);
}

describe('an entry in two states of the content', () => {
  it.each([
    ['its slug', makeCar('cars/b.yaml', { slug: 'a' }, sand)],
    ['a former address', makeCar('cars/b.yaml', { slug: 'b', aliases: ['a'] }, sand)],
    ['its file', makeCar('cars/a.yaml', { slug: 'b' }, sand)],
    ['its words', makeCar('cars/b.yaml', { slug: 'b' }, `${sea} vakti`)],
  ])('is known by %s', (_what, after) => {
    const before = makeCar('cars/a.yaml', { slug: 'a' }, sea);
    expect(pair([before], [after])).toEqual([`cars/a.yaml>${after.path}`]);
  });

  it('is known by its slug before all else', () => {
    const before = [
      makeCar('cars/a.yaml', { slug: 'a' }, sea),
      makeCar('cars/b.yaml', { slug: 'b' }, sand),
    ];
    const after = [
      makeCar('cars/a.yaml', { slug: 'b' }, sea),
      makeCar('cars/b.yaml', { slug: 'a' }, sand),
    ];
    expect(pair(before, after)).toEqual(['cars/b.yaml>cars/a.yaml', 'cars/a.yaml>cars/b.yaml']);
  });

  it('is another one if nothing of it is the same', () => {
    const before = makeCar('cars/a.yaml', { slug: 'a' }, sea);
    const after = makeCar('cars/b.yaml', { slug: 'b' }, sand);
    expect(pair([before], [after])).toEqual(['undefined>cars/b.yaml', 'cars/a.yaml>undefined']);
  });
});

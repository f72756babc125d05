import { describe, expect, it } from 'vitest';
import { describeEntry } from '../../../../cli/texts/describe-entry.ts';
import { chooseLanguages, findNamedEntries } from '../../../../cli/texts/find-entries.ts';
import { createSourceFile } from '../../../../cli/yaml/source-file.ts';
import { translatedLanguages } from '../../../../shared/languages.ts';

const entries = [
  ['cars/g63.yaml', { slug: 'g63', title: 'Mercedes' }],
  ['cars/urus.yaml', { slug: 'urus', title: { tr: 'Urus' } }],
  ['posts/01-visa.yaml', { id: 7 }],
  ['pages/about.yaml', {}],
].map(([path, data]) =>
  describeEntry(
    createSourceFile({ path: String(path), text: '', data }),
    { kind: 'fields', fields: new Map(), isOptional: false, meta: {} },
    () => ({}),
  ),
);

const find = (...names: string[]) =>
  findNamedEntries(names, entries, 'content').map(({ file }) => file.path);

describe('entries by their names', () => {
  it.each([
    ['g63', 'cars/g63.yaml'],
    ['./cars/g63.yaml', 'cars/g63.yaml'],
    ['content/cars/g63.yaml', 'cars/g63.yaml'],
    ['cars\\g63', 'cars/g63.yaml'],
    ['7', 'posts/01-visa.yaml'],
    ['posts/', 'posts/01-visa.yaml'],
    ['about', 'pages/about.yaml'],
  ])('are found by %s', (name, path) => {
    expect(find(name)).toEqual([path]);
  });

  it('are each there once, in the order of the names', () => {
    expect(find('urus', 'cars', 'urus')).toEqual(['cars/urus.yaml', 'cars/g63.yaml']);
  });

  it('are refused with every unknown name at once', () => {
    expect(() => find('g36', 'urus', 'nothing')).toThrow(
      'There is no entry “g36”. Did you mean “g63”?\nThere is no entry “nothing”. “catalogue list” names all entries.',
    );
  });
});

describe('the languages of a command', () => {
  it('are all that are translated, or the one that is named', () => {
    expect(chooseLanguages(undefined)).toEqual(translatedLanguages);
    expect(chooseLanguages(['ar'])).toEqual(['ar']);
    expect(() => chooseLanguages(['tr'])).toThrow(
      `“tr” is not a language to choose here; use one of: ${translatedLanguages.join(', ')}.`,
    );
  });
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namePlace } from '../../../../scripts/dev/edit/describe-text.ts';
import { createSnapshotLoader } from '../../../../scripts/dev/edit/load-snapshot.ts';

const valid = join(import.meta.dirname, '../../../fixtures/content/valid');

it('a text has a name in the words of its entry, its lists and its field', async () => {
  const { texts } = await createSnapshotLoader(valid)();
  const read = (key: string, ui: 'tr' | 'en') => {
    const text = texts.get(key);
    const { entry, field } = text ? namePlace(text, ui) : { entry: '', field: '' };
    return `${entry} · ${field}`;
  };
  expect([
    read('home.yaml#hero[0].title', 'tr'),
    read('home.yaml#hero[0].title', 'en'),
    read('categories.yaml#categories[0].name', 'tr'),
    read('pages/about.yaml#values.items[0].text', 'en'),
    read('pictures.yaml#pictures.one.alt', 'tr'),
  ]).toEqual([
    'Ana sayfa · slaytlar · 1. sıra · başlık',
    'Home page · slides · no. 1 · title',
    'Kategoriler · 1. sıra · ad',
    'Vaha Dubai kimdir? · values · no. 1 · text',
    'Resimler · one · alternatif metin',
  ]);
});

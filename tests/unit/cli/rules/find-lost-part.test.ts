import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../../cli/content/read-content.ts';
import { listSources } from '../../../../cli/content/validate-content.ts';
import { listTexts } from '../../../../cli/model/walk-fields.ts';
import { findLostPart } from '../../../../cli/rules/find-lost-part.ts';
import { translatedLanguages } from '../../../../shared/languages.ts';

const content = await readContent(join(import.meta.dirname, '../../../fixtures/content/corpus'));

/** Every translation of the corpus with its Turkish text. */
const pairs = listSources(content).flatMap(({ file, model }) =>
  listTexts(file, model).units.flatMap(({ wording: { tr, ...others } }) =>
    translatedLanguages.flatMap((language) => {
      const text = others[language];
      return typeof tr === 'string' && typeof text === 'string'
        ? [{ source: tr, text: text.trim(), language }]
        : [];
    }),
  ),
);

/** Finds what is lost if all translations are changed. */
const find = (change: (text: string) => string, all = pairs) =>
  all.map(({ text, ...context }) =>
    findLostPart(change(text), { ...context, role: 'text' }).map(({ problem }) => problem),
  );

describe('the rule about lost parts', () => {
  it('finds nothing in a whole translation', () => {
    expect(find((text) => text).flat()).toEqual([]);
  });

  it('finds every text whose paragraphs were joined', () => {
    const long = pairs.filter(({ source }) => source.trim().includes('\n\n'));
    expect(long.length).toBeGreaterThan(5);
    const found = find((text) => text.replace(/\s+/g, ' '), long);
    expect(found).toEqual(long.map(() => ['fewerParagraphs']));
  });

  it('finds every long sentence that was cut off within a word', () => {
    const sentences = pairs.filter(({ source }) => source.length > 60 && /[.!?…]\s*$/.test(source));
    expect(sentences.length).toBeGreaterThan(50);
    const found = find((text) => text.slice(0, -4), sentences);
    expect(found.map(({ length }) => length)).toEqual(sentences.map(() => 1));
  });
});

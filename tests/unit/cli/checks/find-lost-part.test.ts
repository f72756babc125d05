import { describe, expect, it } from 'vitest';
import { findLostPart } from '../../../../cli/checks/find-lost-part.ts';
import { corpusTexts } from './corpus-texts.ts';

/** Every translation of the corpus with its Turkish text. */
const pairs = corpusTexts
  .filter(({ language }) => language !== 'tr')
  .map(({ text, ...pair }) => ({ ...pair, text: text.trim() }));

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

import { describe, expect, it } from 'vitest';
import { splitParagraphs } from '../../../shared/local-text.ts';

describe('splitParagraphs', () => {
  it('splits at blank lines and joins wrapped lines', () => {
    expect(splitParagraphs('one\ntwo\n\nthree\n \nfour\n')).toEqual(['one two', 'three', 'four']);
  });

  it('keeps the spaces at which a line must not break', () => {
    expect(splitParagraphs('call +971\u00a01 \n or')).toEqual(['call +971\u00a01 or']);
  });

  it('keeps the language of a text that fell back', () => {
    expect(splitParagraphs({ lang: 'tr', text: 'bir\n\niki' })).toEqual([
      { lang: 'tr', text: 'bir' },
      { lang: 'tr', text: 'iki' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { findTeaser } from '../../../../server/render/find-teaser.ts';
import { shorten } from '../../../../server/render/shorten.ts';
import { isolate } from '../../../../shared/isolate.ts';

describe('the teaser of an entry', () => {
  it('is its own text, else the beginning of its description', () => {
    expect(findTeaser({ teaser: 'İki saat denizde.', description: 'Uzun.' })).toBe(
      'İki saat denizde.',
    );
    expect(findTeaser({ description: 'Kısa.' })).toBe('Kısa.');
    const words = 'kum, '.repeat(40);
    expect(findTeaser({ description: words })).toMatch(/^(?:kum, )+kum…$/);
    expect(findTeaser({ description: { lang: 'tr', text: words } })).toEqual({
      lang: 'tr',
      text: expect.stringMatching(/^(?:kum, )+kum…$/),
    });
  });

  it('is in the language of the page if the description is and the teaser is not', () => {
    const teaser = { lang: 'tr', text: 'İki saat denizde.' } as const;
    expect(findTeaser({ teaser, description: 'Two hours at sea.' })).toBe('Two hours at sea.');
    const description = { lang: 'tr', text: 'Denizde iki saat, Palm’a kadar.' } as const;
    expect(findTeaser({ teaser, description })).toBe(teaser);
  });
});

describe('a shortened text', () => {
  it('ends with a whole word', () => {
    expect(shorten('Two hours at sea', 16)).toBe('Two hours at sea');
    expect(shorten('Two hours at sea', 15)).toBe('Two hours at…');
    expect(shorten('Two hours at sea', 13)).toBe('Two hours at…');
    expect(shorten('Two hours at sea', 12)).toBe('Two hours…');
    expect(shorten('ساعتان، ثم العشاء', 14)).toBe('ساعتان، ثم…');
  });

  it('ends with a sentence, without dots, if the limit does', () => {
    expect(shorten('Two hours at sea. Then dinner.', 22)).toBe('Two hours at sea.');
  });

  it('has no sign of a pause before the dots', () => {
    expect(shorten('Two hours: the Palm', 12)).toBe('Two hours…');
    expect(shorten('ساعتان، ثم العشاء', 8)).toBe('ساعتان…');
  });

  it('does not cut a telephone number, nor a word that is longer than the limit', () => {
    expect(shorten(`Call ${isolate('+971 4 000 0000')} now`, 14)).toBe('Call…');
    expect(shorten('Abendgesellschaften', 9)).toBe('Abendgesellschaften');
  });
});

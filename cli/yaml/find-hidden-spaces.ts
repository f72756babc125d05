import { issueCodes } from '../issue.ts';
import { describeInvisible, formatCodePoint } from '../rules/check-characters.ts';
import { findWords } from '../words/words.ts';
import type { LineIndex } from './line-index.ts';
import type { Stumble } from './stumble.ts';

/** Spaces of Word and chat, and what nobody sees at all. */
const hidden = /[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]/;

const hiddenStretch = /[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]+/g;

/** Indentation, dashes, key and colon of a line: where YAML knows no space but the ordinary one. */
const structure =
  /^[\s\u00ad\u200b-\u200f\u2060]*(?:-[\s\u00ad\u200b-\u200f\u2060]+)*(?:[\w\u00ad\u200b-\u200f\u2060-]*:[\s\u00ad\u200b-\u200f\u2060]*)?/;

/** Finds odd and invisible characters in indentation, in keys, and behind dashes and colons (C017). */
export function findHiddenSpaces(text: string, lines: LineIndex): Stumble[] {
  if (!hidden.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    const [written = ''] = structure.exec(line) ?? [];
    const first = written.search(hidden);
    if (first < 0) return [];
    return [describe(written, first, lines.startOf(index + 1))];
  });
}

function describe(written: string, first: number, lineStart: number): Stumble {
  const stretches = [...written.matchAll(hiddenStretch)];
  const [stretch = ''] = stretches[0] ?? [];
  const character = stretch[0] ?? '';
  const { name: key, replacement: cure } = describeInvisible(character);
  const name = {
    en: findWords('en').invisibleCharacters[key],
    tr: findWords('tr').invisibleCharacters[key],
  };
  const code = formatCodePoint(character);
  return {
    code: issueCodes.invisibleCharacter,
    start: lineStart + first,
    end: lineStart + first + stretch.length,
    message: {
      en: `Here is ${name.en}, ${code}, where YAML needs ${cure === 'space' ? 'an ordinary space' : 'nothing'}; it comes with text pasted from Word, chat or PDF.`,
      tr: `Burada ${name.tr} var: ${code}. ${cure === 'space' ? 'YAML burada normal bir boşluk ister' : 'Burada hiçbir karakter olmamalı'}; böyle karakterler Word’den, sohbetten ya da PDF’ten yapıştırılan metinle gelir.`,
    },
    advice:
      cure === 'space'
        ? { en: 'Type an ordinary space instead.', tr: 'Yerine normal bir boşluk yazın.' }
        : { en: 'Delete it.', tr: 'Silin.' },
    fix: {
      edits: stretches.map(({ 0: found, index }) => ({
        start: lineStart + index,
        end: lineStart + index + found.length,
        text: [...found]
          .map((one) => (describeInvisible(one).replacement === 'space' ? ' ' : ''))
          .join(''),
      })),
      isSafe: true,
    },
  };
}

import fc from 'fast-check';

const nastyPieces = [
  ...'"\'\\{}[],&*!|>%@`~ \n\t\u00a0\u0085\u2028\ufeff\u200b\u0000\u007f',
  ...[': ', ' #', '# ', '- ', '? ', '---', '...', '  ', '\n\n'],
  ...['null', 'true', '12', '1.000', '0x1F', '2026-11-21', '=1+1', '+971', 'a'],
  ...['{{count}}', '{phone}', '<b>', '&amp;', ']]>'],
  ...['çğışöü', 'İ', 'العربية', 'مُحَمَّد', '👩‍👧', '🕌', 'e\u0301'],
];

/** Texts that break careless writers: YAML, XML, CSV and PO each have special characters. */
export const nastyText = fc
  .array(fc.oneof(fc.constantFrom(...nastyPieces), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''))
  .filter((text) => text.isWellFormed());

/** Texts of several paragraphs, like the prose of editors. */
export const proseText = fc
  .array(
    fc
      .array(fc.constantFrom('bir', 'iki:', '#üç', 'العربية', '“dört”', '- beş', '{phone}'), {
        minLength: 1,
        maxLength: 60,
      })
      .map((words) => words.join(' ')),
    { minLength: 1, maxLength: 4 },
  )
  .map((paragraphs) => paragraphs.join('\n\n'));

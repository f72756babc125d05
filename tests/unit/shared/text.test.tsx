import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { listMissingLetters } from '../../../scripts/build/subset-fonts.ts';
import { Text } from '../../../shared/components/text.tsx';

const show = (text: string) => renderToStaticMarkup(<Text value={text} />);

it.each([
  ['مع گولف', '<span class="marked">مع <span class="loan-word">گولف</span></span>'],
  [
    '«پَارك»، ثم چاي.',
    '<span class="marked">«<span class="loan-word">پَارك</span>»، ثم <span class="loan-word">چاي</span>.</span>',
  ],
  ['في دبي مع ڤيلا', 'في دبي مع ڤيلا'],
])('sets a whole word apart whose letters Readex Pro lacks: %s', (text, html) => {
  expect(show(text)).toBe(html);
});

it.each([
  ['Your e-visa.', 'Your <span class="compound">e-visa.</span>'],
  ['(30-day visa)', '<span class="compound">(30-day</span> visa)'],
  [
    'E-postanıza, Wi-Fi',
    '<span class="compound">E-postanıza,</span> <span class="compound">Wi-Fi</span>',
  ],
])('breaks no short word at its hyphen: %s', (text, html) => {
  expect(show(text)).toBe(`<span class="marked">${html}</span>`);
});

it.each(['a – b, - c, d- and -e', 'three-quarter-front-view', 'Abu\u00a0Dhabi'])(
  'lets other words be: %s',
  (text) => {
    expect(show(text)).toBe(text);
  },
);

it('knows the letters that the font file of Readex Pro lacks', async () => {
  const block = Array.from({ length: 0x100 }, (_, index) => 0x600 + index);
  const missing = await listMissingLetters(
    '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    block,
  );
  const toLetters = (codes: number[]) => String.fromCodePoint(...codes).match(/\p{L}/gu);
  expect(toLetters(block.filter((code) => show(String.fromCodePoint(code)).includes('<')))).toEqual(
    toLetters([...missing]),
  );
});

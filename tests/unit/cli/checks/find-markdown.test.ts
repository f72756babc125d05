import { describe, expect, it } from 'vitest';
import { findMarkdown } from '../../../../cli/checks/find-markdown.ts';
import { checkText } from '../../../../cli/checks/run-text-checks.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

const fix = (text: string) => applySafeReplacements(text, findMarkdown(text));

describe('the rule about Markdown', () => {
  it.each([
    ['**Kumullar** ve deniz', 'emphasis', 'Kumullar ve deniz'],
    ['**Dubai**’nin kumları, __ucuz__ değil', 'emphasis', 'Dubai’nin kumları, ucuz değil'],
    ['*Kumullar* ve _deniz_, “*evet*”', 'emphasis', 'Kumullar ve deniz, “evet”'],
    ['***Çok*** güzel, **_ince_** kum', 'emphasis', 'Çok güzel, ince kum'],
    ['**الكثبان** الحمراء، و*البحر*', 'emphasis', 'الكثبان الحمراء، و*البحر*'],
    ['Bold**ly** gone', 'emphasis', 'Boldly gone'],
    ['Çalıştırın: `npm test`', 'code', 'Çalıştırın: npm test'],
    ['``iki`` ve `bir`.', 'code', 'iki ve bir.'],
    ['```\nkum\n```\n', 'code', 'kum\n'],
    ['## Kumullar\n\nLahbab’da.', 'heading', 'Kumullar\n\nLahbab’da.'],
    ['# Çöl Turu', 'heading', 'Çöl Turu'],
    ['> Kum serindir.\n> Deniz de.', 'quote', 'Kum serindir.\nDeniz de.'],
  ])('removes the marks of %j', (text, kind, fixed) => {
    const found = findMarkdown(text);
    expect(found).not.toEqual([]);
    for (const finding of found) expect(finding).toMatchObject({ code: 'C110', params: { kind } });
    expect(fix(text)).toBe(fixed);
  });

  it.each([
    ['Bakın: [link](https://vaha.example)', 'link', 'link'],
    ['![Kumul](kumul.jpg "Kum")', 'picture', 'Kumul'],
    ['~~120~~ 90 USD', 'emphasis', '120'],
    ['## Kumullar\nLahbab’da.', 'heading', ''],
    ['- kum\n- deniz', 'list', undefined],
    ['Neler var:\n\n* kum\n\n* deniz', 'list', undefined],
    ['1. Kum\n2. Deniz', 'list', undefined],
    ['• kum\n• deniz', 'list', undefined],
    ['| gün | saat |\n|---|---|\n| pazar | 9 |', 'table', undefined],
    ['Kum\n\n---\n\nDeniz', 'rule', undefined],
    ['Kumullar\n====', 'rule', undefined],
  ])('leaves %j to people', (text, kind, replacement) => {
    const [first, ...others] = findMarkdown(text);
    expect(first).toMatchObject({ code: 'C110', params: { kind } });
    expect(first?.replacement).toBe(replacement);
    expect(others).toEqual([]);
    expect(fix(text)).toBe(text);
  });

  it.each([
    '5 * 3 = 15, 5*3*2, 4**2**3',
    '*Fiyatlara KDV dahildir.',
    '* Fiyatlara KDV dahildir.\n** Yemek hariç.',
    'Fiyat* ve süre*, yemek**',
    '5***** otel, ***** ve * * *',
    'sand_dunes_01.jpg, snake_case ve __',
    '@_vaha_dubai_ ve https://x.example/_a_/b_c_d',
    '{phone}, {{min}}–{{max}}, {{a_b}}',
    '#Dubai #kum, no #1',
    '> 18 yaş, >5 kişi, -5 °C',
    '- Kum mu?\n- Evet!',
    '— Kum mu?\n— Evet.',
    '- tek bir tire',
    '1. Kum\n\n2. Deniz',
    '3 – 4 saat, 9-10 kişi',
    '~90 USD, ~2 saat',
    'Dubai`nin, Marina`da',
    'A | B, |x|',
    '[sic] ve (not)',
    'Ad: ____ Soyad: ____',
  ])('finds nothing in %j', (text) => {
    expect(findMarkdown(text)).toEqual([]);
  });

  it('leaves a fence with the name of a language to people, at both ends', () => {
    const text = '```json\nkum\n```\n';
    expect(findMarkdown(text)).toMatchObject([{ isSafe: false }, { isSafe: false }]);
    expect(fix(text)).toBe(text);
  });

  it('goes before the rule about apostrophes where a grave accent is code', () => {
    const find = (text: string) =>
      checkText(text, { language: 'tr', role: 'text' }).map(({ code, start }) => [code, start]);
    expect(find('Yazın: `kum`')).toEqual([['C110', 7]]);
    expect(find('Dubai`nin kumları')).toEqual([['C103', 5]]);
    expect(find('Yazın: [kum](x "y")')).toEqual([['C110', 7]]);
  });

  it('is fixed after the words inside the marks', () => {
    const once = "**Dubai'nin** kumu";
    const find = (text: string) => checkText(text, { language: 'tr', role: 'text' });
    const twice = applySafeReplacements(once, find(once));
    expect(twice).toBe('**Dubai’nin** kumu');
    expect(applySafeReplacements(twice, find(twice))).toBe('Dubai’nin kumu');
  });
});

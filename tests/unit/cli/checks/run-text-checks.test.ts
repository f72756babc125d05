import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLabel, checkText } from '../../../../cli/checks/run-text-checks.ts';
import { analyzeFile } from '../../../../cli/content/analyze-file.ts';
import { applyEdits } from '../../../../cli/yaml/apply-edits.ts';
import { listTextLinks, removeTextLinks } from '../../../../shared/text-links.ts';
import { itLong } from '../../../vary.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

const clean = {
  tr: /^(?:[a-zçğıöşüA-ZÇĞİÖŞÜ0-9]{1,9}(?: |$)){0,9}$/,
  en: /^(?:[a-zA-Z0-9]{1,9}(?: |$)){0,9}$/,
  ar: /^(?:[ابتثجحخدذرزسشصضطظعغفقكلمنهويةىء0-9]{1,9}(?: |$)){0,9}$/,
} as const;

describe('the checks of the texts of a file', () => {
  const find = (title: string) => {
    const text = `title:\n  tr: ${title}\n  en: Walk\n  ar: جولة\n`;
    const { issues } = analyzeFile('experiences/yuruyus.yaml', Buffer.from(text));
    return issues.filter(({ path }) => path === 'title.tr').map(({ code }) => code);
  };

  it('are made again where the same text is written otherwise', () => {
    const shown = '"Kumda\\_gezi"';
    const pasted = 'Kumda\u00a0gezi';
    expect([shown, pasted, shown, pasted].map(find)).toEqual([[], ['C017'], [], ['C017']]);
  });

  it('tell of a wrong text in every file that has it', () => {
    expect([find('Kumda  gezi'), find('Kumda  gezi')]).toEqual([['C125'], ['C125']]);
  });
});

describe('all checks of a text together', () => {
  it('find the faults of a text that was pasted in a hurry, each by its own code', () => {
    const text = 'It\'s  "Dub\u0430i"\u00a0at {telefon}...';
    const findings = checkText(text, { language: 'en', role: 'text', source: 'Dubai: {phone}' });
    expect([...new Set(findings.map(({ code }) => code))].toSorted()).toEqual([
      'C017',
      'C031',
      'C103',
      'C104',
      'C125',
    ]);
    expect(applySafeReplacements(text, findings)).toBe('It’s “Dubai”\u00a0at {telefon}…');
  });

  it('leave spaces inside another certain correction to that one', () => {
    const text = 'Kum,  {  phone  }  deniz';
    const findings = checkText(text, { language: 'tr', role: 'text' });
    expect(findings.map(({ code, start }) => [code, start])).toEqual([
      ['C031', 6],
      ['C125', 4],
      ['C125', 17],
    ]);
    expect(applySafeReplacements(text, findings)).toBe('Kum, {phone} deniz');
  });

  it('have nothing to say of an empty text', () => {
    expect(checkText('', { language: 'en', role: 'text', source: '{phone}' })).toEqual([]);
    expect(checkText(' \n', { language: 'en', role: 'text', source: '{phone}' })).toEqual([]);
  });

  it.each(['tr', 'en', 'ar'] as const)('find nothing in plain words of %s', (language) => {
    fc.assert(
      fc.property(fc.stringMatching(clean[language]), (words) => {
        const text = words.trim();
        const source = language === 'tr' ? {} : { source: 'Bambaşka bir Türkçe metin' };
        fc.pre(!(language === 'ar' && !/[ء-ي]/.test(text)));
        const findings = checkText(text, { language, role: 'text', ...source });
        expect(findings).toEqual([]);
      }),
    );
  });

  it('keep every letter and link, and find no certain correction more after a few', () => {
    const pieces = fc.constantFrom(
      ...'aşÇوم5 "\'`“”«»(,.;:?،؛؟*_\n\t\u00a0\u200b\u200f',
      ...['  ', '**', '~~', '# ', '> ', '- ', '...', 'kum', '😀'],
      ...['[kum](/kum)', '["kum"](/a)', '[**kum**](/b)', '[ kum ](/c)'],
    );
    const languages = fc.constantFrom('tr', 'en', 'ar');
    const readLetters = (text: string) => removeTextLinks(text).replace(/[^\p{L}\p{N}]/gu, '');
    const readAddresses = (text: string) => listTextLinks(text).map(({ address }) => address);
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), languages, (parts, language) => {
        let text = parts.join('');
        const judge = () => checkText(text, { language, role: 'text', isLong: true });
        for (let pass = 0; pass < 20; pass += 1) {
          const found = judge();
          for (const { start, end } of found) {
            expect(0 <= start && start <= end && end <= text.length).toBe(true);
          }
          const edits = found
            .filter(({ isSafe }) => isSafe)
            .map(({ start, end, replacement = '' }) => ({ start, end, text: replacement }));
          const fixed = applyEdits(text, edits);
          expect(readLetters(fixed)).toBe(readLetters(text));
          expect(readAddresses(fixed)).toEqual(readAddresses(text));
          text = fixed;
        }
        expect(judge().filter(({ isSafe }) => isSafe)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  itLong('never fall over, stay inside the text, and replace nothing twice', () => {
    const languages = fc.constantFrom('tr', 'en', 'ar');
    const signs = fc.constantFrom(
      ...'{}"\'.,?«»“”şوа x5 *_`#\n<b>&;',
      '\u00a0',
      '\u200d',
      '\ud83d',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(signs, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(
        texts,
        texts,
        languages,
        fc.constantFrom('text', 'label'),
        (text, source, language, role) => {
          const findings = checkText(text, { language, role, source, textRole: 'tagline' });
          for (const { start, end } of findings) {
            expect(start >= 0 && start <= end && end <= text.length).toBe(true);
          }
          const safe = findings
            .filter(({ isSafe }) => isSafe)
            .toSorted((a, b) => a.start - b.start);
          for (const [index, { end }] of safe.entries()) {
            const next = safe[index + 1];
            if (next) expect(end).toBeLessThanOrEqual(next.start);
          }
        },
      ),
    );
  });
});

const turkish = { one: '{{count}} hizmet bulundu', other: '{{count}} hizmet bulundu' };

const counted = { tr: turkish, values: ['count'] };
const plain = { tr: 'Süre', values: [] };

const arabic = {
  zero: 'لا توجد خدمات مطابقة',
  one: 'وجدنا خدمة واحدة',
  two: 'وجدنا خدمتين',
  few: 'وجدنا {{count}} خدمات',
  many: 'وجدنا {{count}} خدمة',
  other: 'وجدنا {{count}} خدمة',
};

describe('the check of a label', () => {
  it('is content with a whole set in each language, numbers left out where one is meant', () => {
    expect(checkLabel(counted, turkish, 'tr')).toEqual([]);
    expect(
      checkLabel(counted, { one: 'One service found', other: '{{count}} services' }, 'en'),
    ).toEqual([]);
    expect(checkLabel(counted, arabic, 'ar')).toEqual([]);
    expect(checkLabel(plain, 'Duration', 'en')).toEqual([]);
  });

  it('lets every language say the number 0 in words of its own', () => {
    expect(checkLabel(counted, { ...turkish, zero: 'Hizmet bulunamadı' }, 'tr')).toEqual([]);
  });

  it('checks the words of each form', () => {
    expect(checkLabel(counted, { one: "It's one", other: '{{count}} found' }, 'en')).toMatchObject([
      { code: 'C103', form: 'one', start: 2, end: 3 },
    ]);
  });

  it('has nothing to say of a gap', () => {
    expect(checkLabel(counted, undefined, 'en')).toEqual([]);
    expect(checkLabel(plain, '', 'en')).toEqual([]);
  });
});

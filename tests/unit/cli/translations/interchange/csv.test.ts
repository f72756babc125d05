import { describe, expect, it } from 'vitest';
import {
  guardFormula,
  readCsv,
  releaseFormula,
  writeCsv,
} from '../../../../../cli/translations/interchange/csv.ts';
import { createDocument, createUnit, unitMeaning } from './units.ts';

const document = createDocument([
  createUnit({ source: '+971 4 000 00 00; “ara”', target: '=1+1', maxLength: 60 }),
  createUnit({
    path: ['about'],
    source: 'Bir "iki"\n\nüç, {phone}',
    target: "'tis",
    state: 'stale',
  }),
]);

const written = writeCsv(document, 'en');

const texts = [
  ['+971 4 000 00 00; “ara”', '=1+1'],
  ['Bir "iki"\n\nüç, {phone}', "'tis"],
];

function readTexts(text: string): string[][] {
  return readCsv(text).units.map(({ source, target }) => [source, target]);
}

describe('writeCsv', () => {
  it('writes a table that a spreadsheet shows and never computes', () => {
    expect(written).toBe(
      [
        '\ufeff"id","meaning","source (tr)","target (ar)","state","limit","placeholders","terms","base"',
        `"cars/g63.yaml#description","${unitMeaning}","'+971 4 000 00 00; “ara”","'=1+1","current","60","","","#bac90eef5bf3"`,
        `"cars/g63.yaml#about","${unitMeaning} The Turkish text has changed since it was translated.","Bir ""iki""\n\nüç, {phone}","'tis","stale","","{phone}","","#62e32af25f4e"`,
        '',
      ].join('\r\n'),
    );
  });

  it.each(['=a', '+1', '-', '@x', '\ta', "'", "'=", "''+", "'a", '＝a', 'a=', ''])(
    'brings %j back as it was',
    (text) => {
      expect(releaseFormula(guardFormula(text))).toBe(text);
    },
  );
});

describe('readCsv', () => {
  it.each([
    ['as it was written', written],
    ['without a byte-order mark', written.slice(1)],
    ['with semicolons, as Excel saves it in Turkey', written.replaceAll('","', '";"')],
    [
      'with semicolons and their declaration',
      `sep=;\r\n${written.slice(1).replaceAll('","', '";"')}`,
    ],
    ['with tabs', written.replaceAll('","', '"\t"')],
    ['with line breaks of Unix', written.replaceAll('\r\n', '\n')],
    [
      'whose header alone has the line break of Windows',
      written.replaceAll('\r\n', '\n').replace('\n', '\r\n'),
    ],
    ['whose header alone has the line break of Unix', written.replace('\r\n', '\n')],
    ['with quotes in the names of its columns', written.replace('"id"', '"""id"""')],
    ['with line breaks of Windows inside texts', written.replaceAll(/\r?\n/g, '\r\n')],
    [
      'with empty rows and columns at its end',
      `${written.replaceAll('"\r\n', '",,\r\n')},,,,,,,,\r\n\r\n`,
    ],
    ['without the apostrophes that a spreadsheet hides', written.replaceAll(/"'([+=])/g, '"$1')],
    [
      'with other letters in its head',
      written.replace('"id"', '" ID "').replace('target', 'Target'),
    ],
  ])('reads a table %s', (_how, text) => {
    expect(readTexts(text)).toEqual(texts);
  });

  it('reads columns in any order, and does without those that it does not need', () => {
    const text = 'state,target (en),id,source (tr),note\ncurrent,two,a#b,iki,!\nstale,,a#c,üç,';
    expect(readCsv(text)).toEqual({
      targetLanguage: 'en',
      units: [
        { id: 'a#b', source: 'iki', target: 'two', isDone: true, line: 2 },
        { id: 'a#c', source: 'üç', target: '', isDone: false, line: 3 },
      ],
    });
  });

  it('knows what a translation was only where the table says it in full', () => {
    const read = (base: string) =>
      readCsv(`id,source (tr),target (en),base\na#b,iki,two,${base}`).units[0]?.base;
    expect(read('#0123456789ab')).toBe('0123456789ab');
    expect(read('0123456789ab')).toBe('0123456789ab');
    expect(read('#none')).toBe('none');
    expect(read('1.23E+11')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });

  it.each([
    ['', 'Missing: “id”, “source (tr)”, “target (en)” / “target (ar)”. Found: .', 1],
    ['id,target (en)\na,b', 'Missing: “source (tr)”. Found: “id”, “target (en)”.', 1],
    ['id,source (tr),İngilizce\na,b,c', 'Missing: “target (en)” / “target (ar)”', 1],
    ['id,source (tr),İngilizce\na,b,c', 'Found: “id”, “source (tr)”, “İngilizce”', 1],
    ['id,source (tr),target (la)\na,b,c', 'translations are in “la”', 1],
    ['id,source (tr),target (en)\na,"b,c\n', 'cannot be read', 2],
    ['id,source (tr),target (en)\na,b"x",c\n', 'cannot be read', 2],
    ['id,source (tr),target (en)\na,b,c\nd,e,one, two', 'without a column', 3],
    ['id,source (tr),target (en),,\na,b,one, two,', 'without a column', 2],
    ['id,source (tr),target (en),limit\na,b,one, two,', 'without a column', 2],
    ['sep=,\nid,source (tr),target (en)\na,b,one, two', 'without a column', 3],
    ['id,source (tr),target (en),target (en)\na,b,c,d', 'one too many', 1],
    ['id,source (tr),target (en),target (ar)\na,b,c,d', 'one too many', 1],
  ])('says what is wrong and where: %j', (text, message, line) => {
    expect(() => readCsv(text)).toThrow(
      expect.objectContaining({
        name: 'UserError',
        message: expect.stringContaining(message),
        line,
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { reportAsText } from '../../../../cli/reporters/report-as-text.ts';
import { carText, createIssue, createReport, quote, typo } from './create-report.ts';

describe('the text format', () => {
  it('shows place, sentence, frame, advice and the corrected line', async () => {
    expect(await reportAsText(createReport([typo]))).toBe(
      [
        'content/cars/g63.yaml:2:1  error C010  tittle',
        '  The file is missing.',
        '',
        '  1 | slug: g63',
        '  2 | tittle: Mercedes-AMG G 63',
        '    | ^^^^^^',
        '',
        '  → If tittle is that file, rename it to title.',
        '  2 + title: Mercedes-AMG G 63',
        '',
        '1 error in 1 file.',
        'It can be fixed by: catalogue validate --fix',
        'More about a code: catalogue explain C010',
        '',
      ].join('\n'),
    );
  });

  it('speaks Turkish, where nouns stay singular after a number', async () => {
    const issues = [
      typo,
      createIssue('sekme', { code: 'C103' }),
      createIssue('aile', { code: 'C101' }),
      createIssue('slug', { file: 'home.yaml' }),
    ];
    const text = await reportAsText(createReport(issues, { language: 'tr' }));
    expect(text).toContain('content/cars/g63.yaml:2:1  hata C010  tittle\n');
    expect(text).toContain('  Dosya yok.\n');
    expect(text).toContain('\n2 dosyada 2 hata ve 2 uyarı.\n');
    expect(text).toContain('\n1 tanesini şu komut düzeltir: catalogue validate --fix\n');
    expect(text).toContain('\nBir kod hakkında daha fazlası: catalogue explain C010 --ui tr\n');
  });

  it('counts errors, warnings and files in English', async () => {
    const issues = [
      typo,
      createIssue('slug'),
      createIssue('aile', { code: 'C101', file: 'home.yaml' }),
    ];
    const text = await reportAsText(createReport(issues, { folder: './site/content/' }));
    expect(text).toContain('\n2 errors and 1 warning in 2 files.\n');
    expect(text).toContain(
      '\n1 of them can be fixed by: catalogue validate --fix --content ./site/content/\n',
    );
    expect(text).toContain('site/content/home.yaml:');
  });

  it('underlines warnings otherwise than errors, so that both differ without colour', async () => {
    const text = await reportAsText(createReport([createIssue('aile', { code: 'C101' })]));
    expect(text).toContain('  4 |   tr: Günlük 👨‍👩‍👧 aile\n    |                 ~~~~\n');
  });

  it('keeps gutter and line in place where a line holds Arabic', async () => {
    const text = await reportAsText(createReport([createIssue('لليَوْمِ الواحِدِ', { code: 'C104' })]));
    expect(text).toContain('  5 | \u2066  ar: لليَوْمِ الواحِدِ\u2069\n    |       ~~~~~~~~~~~~\n');
    expect(text).toContain('  4 |   tr: Günlük 👨‍👩‍👧 aile\n');
  });

  it('draws the first three lines of a long span', async () => {
    const text = await reportAsText(createReport([createIssue(carText.trimEnd())]));
    expect(text).toContain(
      [
        '  1 | slug: g63',
        '    | ^^^^^^^^^',
        '  2 | tittle: Mercedes-AMG G 63',
        '    | ^^^^^^^^^^^^^^^^^^^^^^^^^',
        '  3 | duration:',
        '    | ^^^^^^^^^',
        '    | …',
      ].join('\n'),
    );
  });

  it('marks a place without extent with one sign', async () => {
    const text = await reportAsText(createReport([{ ...typo, column: 7, endColumn: 7 }]));
    expect(text).toContain('    |       ^\n');
  });

  it('shows lines that a fix takes away, and lines that it adds', async () => {
    const start = carText.indexOf('tittle');
    const gone = {
      ...typo,
      fix: { isSafe: false, edits: [{ start, end: start + 26, text: '' }] },
    };
    expect(await reportAsText(createReport([gone]))).toContain('  2 - tittle: Mercedes-AMG G 63\n');
    const more = {
      ...typo,
      fix: { isSafe: false, edits: [{ start, end: start, text: 'order: 5\n' }] },
    };
    expect(await reportAsText(createReport([more]))).toContain(
      '  → If tittle is that file, rename it to title.\n  2 + order: 5\n\n',
    );
  });

  it('numbers corrected lines as they will stand in the fixed file', async () => {
    const issue = createIssue('slug', {
      fix: (start) => [
        { start: carText.indexOf('price'), end: carText.indexOf('price') + 6, text: 'price: ' },
        { start, end: start, text: '# one\n# two\n' },
      ],
    });
    expect(await reportAsText(createReport([issue]))).toContain(
      '  1 + # one\n  2 + # two\n  8 + price: \u00a0150\n',
    );
  });

  it('needs no frame for a file that is not there', async () => {
    const text = await reportAsText(createReport([createIssue('slug', { file: 'authors.yaml' })]));
    expect(text).toContain(
      '  The file is missing.\n  → If tittle is that file, rename it to title.\n',
    );
  });

  it('lets no content steer the terminal', async () => {
    const issue = createIssue('slug', {
      path: 'a\u001b[2J',
      said: quote('\u001b]0;x\u0007'),
      file: 'cars/\u001b[31m.yaml',
    });
    const text = await reportAsText(createReport([issue]));
    expect(text).not.toContain('\u001b');
    expect(text).toContain('  ⟨U+001B⟩]0;x⟨U+0007⟩ more problems follow');
  });

  it('colours only where colour is wanted', async () => {
    expect(await reportAsText(createReport([typo]))).not.toContain('\u001b[');
    const text = await reportAsText(createReport([typo], { hasColor: true }));
    expect(text).toContain('\u001b[31mcontent/cars/g63.yaml:2:1\u001b[39m');
    expect(text).toContain('\u001b[31m^^^^^^\u001b[39m');
  });

  it('says so where there is nothing to fix', async () => {
    expect(await reportAsText(createReport([]))).toBe('No problems in 12 files.\n');
    expect(await reportAsText(createReport([], { language: 'tr' }))).toBe(
      '12 dosya denetlendi, sorun yok.\n',
    );
  });

  it('reads lines that end with a carriage return', async () => {
    const text = carText.replaceAll('\n', '\r\n');
    const issue = createIssue('tittle', {
      text,
      fix: (start) => [{ start, end: start + 6, text: 'title' }],
    });
    const report = createReport([issue], { readText: () => text });
    expect(await reportAsText({ ...report, issues: [issue] })).toBe(
      await reportAsText(createReport([typo])),
    );
  });
});

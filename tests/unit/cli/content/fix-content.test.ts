import { describe, expect, it } from 'vitest';
import { formatDifference, reportFixes } from '../../../../cli/content/fix-content.ts';
import { getMessages } from '../../../../cli/messages/messages.ts';

describe('formatDifference', () => {
  it('shows changed lines with two lines around them, like `diff -u`', () => {
    const before = 'a\nb\nc\nd: x\ne\nf\ng\n';
    expect(formatDifference('home.yaml', before, before.replace('d: x', 'd: "x"'))).toBe(
      '--- home.yaml\n+++ home.yaml\n@@ -2,5 +2,5 @@\n b\n c\n-d: x\n+d: "x"\n e\n f\n',
    );
  });

  it('shows a file as a whole where very many lines change', () => {
    const before = 'a\r\n'.repeat(2000);
    const lines = formatDifference('home.yaml', before, 'b\n'.repeat(2000)).split('\n');
    expect(lines).toHaveLength(4003);
    expect(lines.slice(0, 3)).toEqual(['--- home.yaml', '+++ home.yaml', '-a\r']);
    expect(lines.slice(2001, 2003)).toEqual(['-a\r', '+b']);
    expect(lines.slice(-2)).toEqual(['+b', '']);
  });
});

describe('reportFixes', () => {
  const issue = { code: 'C002', file: 'home.yaml', path: '', problem: 'tabIndent' } as const;
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2 };
  const fixed = [{ ...issue, ...place }];
  const file = { file: 'home.yaml', before: '', after: '' };

  it('counts what was fixed by file and code', () => {
    const files = [
      { ...file, fixed: [...fixed, ...fixed, { ...issue, ...place, code: 'C001' as const }] },
      { ...file, file: 'cars/g63.yaml', fixed },
    ];
    expect(reportFixes(files, false, getMessages('en'))).toBe(
      'Fixed 4 problems in 2 files:\n  home.yaml  C001, C002 × 2\n  cars/g63.yaml  C002\n',
    );
    expect(reportFixes(files, true, getMessages('tr'))).toBe(
      '2 dosyada 4 sorun düzeltilirdi:\n  home.yaml  C001, C002 × 2\n  cars/g63.yaml  C002\n',
    );
  });

  it('says that nothing can be fixed', () => {
    expect(reportFixes([], false, getMessages('en'))).toBe('Nothing can be fixed safely.\n');
  });
});

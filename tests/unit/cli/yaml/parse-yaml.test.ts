import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseSource } from '../../../../cli/model/parse-source.ts';

/** Returns line, column and code of each problem of a file. */
function find(text: string): string[] {
  return parseSource('a.yaml', text).issues.map(
    ({ code, line, column, problem }) => `${line}:${column} ${code} ${problem}`,
  );
}

describe('the limits of a content file', () => {
  it('are 128 K characters', () => {
    const longest = `a: ${'b'.repeat(128 * 1024 - 3)}`;
    expect(find(longest)).toEqual([]);
    expect(find(`${longest}b`)).toEqual(['1:1 C008 fileTooLong']);
  });

  it('are a hundred levels of brackets, wherever they stand', () => {
    const nest = (depth: number) => `a:\n  - ${'['.repeat(depth)}${']'.repeat(depth)}\n`;
    expect(find(nest(100))).toEqual([]);
    expect(find(nest(101))).toEqual(['2:105 C002 fileTooDeep']);
    expect(find(`a: [${'[], '.repeat(300)}]\n`)).toEqual([]);
  });

  it('are a hundred dashes on one line', () => {
    expect(find(`${'- '.repeat(100)}a\n`)).toEqual([]);
    expect(find(`${'- '.repeat(101)}a\n`)).toEqual(['1:201 C002 fileTooDeep']);
    expect(find('- a\n'.repeat(300))).toEqual([]);
  });

  it('are five hundred anchors, aliases and tags, which are refused before they are parsed', () => {
    const list = (count: number) => `a:\n${'  - !b c\n'.repeat(count)}`;
    expect(find(list(501))).toEqual(['2:5 C004 yamlReference']);
    expect(find(list(500))).toHaveLength(101);
  });
});

describe('parseSource', () => {
  it('finds what stands beside a mistake, in a copy without it, at the places of the file', () => {
    const { file, issues } = parseSource('a.yaml', 'a:\n\tb: "x\\qy"\n\tc: dd\n');
    expect(issues.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 1, 'C007'],
      [3, 1, 'C007'],
    ]);
    expect(file?.data).toEqual({ a: { b: 'x\\qy', c: 'dd' } });
    expect(file?.isFixed).toBe(true);
    const issue = file?.report('C012', ['a', 'c'], { problem: 'notUtf8' });
    // The corrected copy has two spaces for the tab, so the line of the file ends a column earlier.
    expect(issue).toMatchObject({ line: 3, column: 6, endLine: 3, endColumn: 7 });
  });

  it('reads letters composed, and leaves the text of the file as it is', () => {
    const text = 'a:\n  - [c\u0327, "o\\u0308"]\n  - \u0628\u0651\u064e\n';
    const { file } = parseSource('a.yaml', text);
    expect(file?.data).toEqual({ a: [['ç', 'ö'], '\u0628\u064e\u0651'] });
    expect(file?.text).toBe(text);
  });

  it('finds the place of a key that is a list, and none for a key that is not there', () => {
    const { file } = parseSource('a.yaml', 'a: b\n[c, d]: e\n');
    const [name = ''] = Object.keys(Object(file?.data)).slice(-1);
    expect(file?.locateKey([name])).toMatchObject({ line: 2, column: 1, endColumn: 7 });
    expect(file?.locateKey(['f'])).toMatchObject({ line: 1, column: 1 });
  });

  it('places edits on the lines that stand in the copy as they do in the file, and on no others', () => {
    const { file } = parseSource('a.yaml', 'a:\n\tb: c\nd:\n e: f\n');
    const report = (...path: string[]) => {
      const [start, end] = file?.findNode(path)?.range ?? [0, 0];
      const fix = { edits: [{ start, end, text: 'x' }], isSafe: true };
      return file?.report('C012', path, { problem: 'notUtf8' }, { fix }).fix;
    };
    expect(report('a', 'b')).toBeUndefined();
    expect(report('d', 'e')).toEqual({ edits: [{ start: 16, end: 17, text: 'x' }], isSafe: true });
    expect([2, 4].map((line) => file?.isRepaired(line))).toEqual([true, false]);
  });

  it.each([
    ['a: |\n  b\n\t\n  c\n', '3:1', { a: 'b\n\nc\n' }],
    ['x:\n  a: b\n \t \n    c\n', '3:1', { x: { a: 'b\nc' } }],
    ['a: "b\n\t\n  c"\r\n', '2:1', { a: 'b\nc' }],
    ['a: |\n  b\n\t\nd: e\n', '3:1', { a: 'b\n', d: 'e' }],
  ])('names the tab on the blank line that stops the parser: %j', (text, place, data) => {
    expect(find(text)).toContain(`${place} C007 tabOnBlankLine`);
    expect(find(text).filter((issue) => issue.includes('C002'))).toEqual([]);
    expect(parseSource('a.yaml', text).file?.data).toEqual(data);
  });

  it('minds no tab on a blank line that means nothing', () => {
    expect(find('\t\na: 1\n  \t\nb:\n\t\n  - c\n \t\n  - d\n\t\n')).toEqual([]);
  });

  it('finds a key that stands twice, and where it stood first, in blocks and between braces', () => {
    const { issues } = parseSource('a.yaml', 'a: 1\nb: { c: 1, d: 2,\n  c: 3 }\na: 2\n');
    expect(issues).toEqual([
      expect.objectContaining({
        code: 'C003',
        line: 3,
        column: 3,
        params: { key: 'c', firstLine: 2 },
      }),
      expect.objectContaining({ code: 'C003', line: 4, params: { key: 'a', firstLine: 1 } }),
    ]);
  });

  it('leaves out keys that mean more to programs, and keeps what else the block holds', () => {
    const { file, issues } = parseSource('a.yaml', '__proto__: { x: 1 }\na: 1\n<<: { b: 2 }\n');
    expect(file?.data).toEqual({ a: 1 });
    expect(issues.map(({ line, code }) => [line, code])).toEqual([
      [1, 'C004'],
      [3, 'C004'],
    ]);
  });

  it.each([
    ['a: B # c\n', '1:6'],
    ['tr: b\t# c\n', '1:7'],
    ['- other: b # c\n', '1:12'],
    ['a: # c\n', '1:4'],
    ['- # c\n', '1:3'],
  ])('finds that a comment cuts a text short or takes its place: %j', (text, place) => {
    expect(find(text)).toEqual([`${place} C016 cutText`]);
  });

  it('reads a key between braces without a warning of Node', () => {
    const warn = vi.spyOn(process, 'emitWarning');
    onTestFinished(() => warn.mockRestore());
    expect(find('{{ name }}: a\n')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves a # within a text, and comments behind quotes, numbers, names and fields, alone', () => {
    expect(find('a: b#c\nd: "e" # f\ng: 1 # h\nm: n-1 # o\ni: # j\n  k: l\n')).toEqual([]);
  });

  it('makes problems that survive being written down', () => {
    const { issues } = parseSource('a.yaml', '\ufeffa: b # c\nd: 007\ne: !f\ng: "h\n');
    expect(JSON.parse(JSON.stringify(issues))).toEqual(issues);
  });
});

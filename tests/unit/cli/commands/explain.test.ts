import { describe, expect, it } from 'vitest';
import { type ExplainOptions, explain } from '../../../../cli/commands/explain.ts';
import { issueCodes } from '../../../../cli/issue-codes.ts';

function run(code: string | undefined, options: Partial<ExplainOptions> = {}) {
  const written = { out: '', error: '' };
  const exitCode = explain(
    { code, language: 'en', hasColor: false, ...options },
    {
      out: (text) => {
        written.out += text;
      },
      error: (text) => {
        written.error += text;
      },
    },
  );
  return { ...written, exitCode };
}

describe('catalogue explain', () => {
  it('tells what a code means, why it matters, what to do, and shows an example', () => {
    const { out, exitCode } = run('C012');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^C012 {2}A value of the wrong kind\n/);
    expect(out).toContain('\nWhy it matters\n');
    expect(out).toContain('\nWrong  site.yaml\n  - chat:\n  -   number: 971000000000\n');
    expect(out).toContain('\nRight\n  + chat:\n  +   number: "971000000000"\n');
  });

  it('speaks Turkish', () => {
    const { out } = run('C012', { language: 'tr' });
    expect(out).toMatch(/^C012 {2}Yanlış türde değer\n/);
    expect(out).toContain('\nNeden önemli\n');
    expect(out).toContain('\nNe yapmalı\n');
  });

  it('shows what cannot be seen, and keeps Arabic in its place', () => {
    expect(run('C017').out).toContain('  - price:⟨U+00A0⟩150\n');
    expect(run('C201').out).toContain('  + \u2066  ar: جولة في الصحراء\u2069\n');
  });

  it.each(['c012', 'C12', '12', ' C012 '])('knows that “%s” means C012', (code) => {
    expect(run(code).out).toMatch(/^C012 /);
  });

  it('lists every code without one', () => {
    const { out, exitCode } = run(undefined);
    expect(exitCode).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => line.slice(0, 4))).toEqual(Object.values(issueCodes).toSorted());
    expect(lines).toContain('C205  A stale translation');
  });

  it('names the nearest codes for one that does not exist', () => {
    const { out, error, exitCode } = run('C019');
    expect(exitCode).toBe(2);
    expect(out).toBe('');
    expect(error).toBe(
      'There is no code C019. The nearest are C017, C020, C021; “catalogue explain” lists them all.\n',
    );
    expect(run('C019', { language: 'tr' }).error).toContain('C019 diye bir kod yok.');
  });

  it('says what a code looks like where something else was given', () => {
    const { error, exitCode } = run('price');
    expect(exitCode).toBe(2);
    expect(error).toContain('“price” is not a code. A code looks like C012');
  });

  it('colours only where colour is wanted', () => {
    expect(run('C012').out).not.toContain('\u001b[');
    expect(run('C012', { hasColor: true }).out).toContain('\u001b[1mC012');
  });
});

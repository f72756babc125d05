import { describe, expect, it } from 'vitest';
import { issueCodes } from '../../../../cli/codes/codes.ts';
import { runCatalogue, runIn } from '../../../integration/cli/content-tree.ts';

describe('catalogue explain', () => {
  it('tells what a code means, why it matters, what to do, and shows an example', async () => {
    const { out, code } = await runCatalogue('explain', 'C012');
    expect(code).toBe(0);
    expect(out).toMatch(/^C012 {2}Wrong type\n/);
    expect(out).toContain('\nWhy it matters\n');
    expect(out).toContain('\nWrong  site.yaml\n  - chat:\n  -   number: 971000000000\n');
    expect(out).toContain('\nRight\n  + chat:\n  +   number: "971000000000"\n');
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('speaks Turkish', async () => {
    const { out } = await runCatalogue('explain', 'C012', '--ui', 'tr');
    expect(out).toMatch(/^C012 {2}Yanlış tür\n/);
    expect(out).toContain('\nNeden önemli\n');
    expect(out).toContain('\nNe yapmalı\n');
  });

  it('shows what cannot be seen, and keeps Arabic in its place', async () => {
    expect((await runCatalogue('explain', 'C017')).out).toContain('  - price:⟨U+00A0⟩150\n');
    expect((await runCatalogue('explain', 'C201')).out).toContain(
      '  + \u2066  ar: جولة في الصحراء\u2069\n',
    );
  });

  it.each(['c012', 'C12', '12', ' C012 '])('knows that “%s” means C012', async (code) => {
    expect((await runCatalogue('explain', code)).out).toMatch(/^C012 /);
  });

  it('lists every code without one', async () => {
    const { out, code } = await runCatalogue('explain');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => line.slice(0, 4))).toEqual(Object.values(issueCodes).toSorted());
    expect(lines).toContain('C205  Stale translation');
  });

  it('names the nearest codes for one that does not exist', async () => {
    expect(await runCatalogue('explain', 'C019')).toEqual({
      code: 2,
      out: '',
      error:
        'There is no code C019. The nearest are C017, C018, C020; “catalogue explain” lists them all.\n',
    });
    expect((await runCatalogue('explain', 'C019', '--ui', 'tr')).error).toBe(
      'C019 diye bir kod yok. En yakınları: C017, C018, C020. Hepsini “catalogue explain --ui tr” listeler.\n',
    );
  });

  it.each([
    ['C122', 'C122 is gone since 2026-11-28. In its place came C302: catalogue explain C302\n'],
    ['c127', 'C127 is gone since 2026-11-28. Nothing came in its place.\n'],
  ])('says of %s that it is gone, since when, and what came instead', async (wanted, out) => {
    expect(await runCatalogue('explain', wanted)).toEqual({ code: 0, out, error: '' });
    expect(Object.values<string>(issueCodes)).not.toContain(wanted.toUpperCase());
  });

  it('says what a code looks like where something else was given', async () => {
    const { error, code } = await runCatalogue('explain', 'price');
    expect(code).toBe(2);
    expect(error).toContain('“price” is not a code. A code looks like C012');
  });

  it('colours only where colour is wanted', async () => {
    expect((await runCatalogue('explain', 'C012')).out).not.toContain('\u001b[');
    const run = await runIn({ hasColor: true }, 'explain', 'C012');
    expect(run.out).toContain('\u001b[1mC012');
  });
});

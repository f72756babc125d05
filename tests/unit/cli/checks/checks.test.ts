import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checks } from '../../../../cli/checks/checks.ts';
import { issueCodes } from '../../../../cli/codes/codes.ts';

const cli = join(import.meta.dirname, '../../../../cli');
const table = readFileSync(join(cli, 'checks/checks.ts'), 'utf8');

/** The files of the functions that the table imports. */
const fileOf = new Map(
  Array.from(
    table.matchAll(/^import \{ (\w+) \} from '\.\/(.+)';$/gm),
    ([, name = '', file = '']) => [name, `checks/${file}`],
  ),
);

const rows = checks.map((check) => {
  const find = 'prepare' in check ? check.prepare : 'find' in check ? check.find : undefined;
  const place = 'by' in check ? check.by : fileOf.get(find?.name ?? '');
  return { place, codes: check.codes, hides: check.hides ?? [] };
});

it('has a row for every code, but for gaps and exceptions that nothing needs', () => {
  const codes = new Set(rows.flatMap((row) => row.codes));
  const others = Object.values(issueCodes).filter((code) => !codes.has(code));
  expect(others).toEqual(['C201', 'C202', 'C203', 'C204', 'C205', 'C304']);
});

it.each(rows.filter(({ place }) => place !== undefined))(
  'names every code that $place reports: $codes',
  ({ place = '', codes }) => {
    const names = readFileSync(join(cli, place), 'utf8').matchAll(/issueCodes\.(\w+)/g);
    const codeOf = new Map(Object.entries(issueCodes));
    const reported = Array.from(names, ([, name = '']) => codeOf.get(name));
    expect(codes).toEqual(expect.arrayContaining(reported));
  },
);

it('hides by codes of its own row alone', () => {
  const foreign = rows.flatMap(({ codes, hides }) =>
    hides.flatMap(({ by = [] }) =>
      by.filter((kind) => /^C\d/.test(kind) && !codes.some((code) => code === kind)),
    ),
  );
  expect(foreign).toEqual([]);
});

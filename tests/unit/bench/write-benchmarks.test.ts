import { expect, it } from 'vitest';
import { replacePart } from '../../../bench/write-benchmarks.ts';

const document = [
  '# Benchmarks',
  replacePart('', 'server', '## Start\n\n| 1 |').trim(),
  'Between, by hand.',
  replacePart('', 'content', '## Compiling content\n\n| 2 |').trim(),
  'Behind, by hand.\n\n## By hand\n',
].join('\n\n');

it.each([
  ['server', '| 1 |'],
  ['content', '| 2 |'],
] as const)('renews the part about the %s, and keeps all that stands around it', (part, old) => {
  const text = `${old === '| 1 |' ? '## Start' : '## Compiling content'}\n\n| 3 |\n`;
  expect(replacePart(document, part, text)).toBe(document.replace(old, '| 3 |'));
  expect(replacePart(document, part, '$& $1\n')).toContain('\n$& $1\n');
});

it('adds a part at the end if the document does not mark it, and drops nothing', () => {
  const added = replacePart('# Benchmarks\n\n## Compiling content\n', 'content', 'New.');
  expect(added).toMatch(
    /^# Benchmarks\n\n## Compiling content\n\n<!-- .* -->\nNew\.\n<!-- .* -->\n$/,
  );
  expect(replacePart(added, 'content', 'New.\n')).toBe(added);
});

it('keeps what stands behind a part whose end is not marked any more', () => {
  const [, , end = ''] = replacePart('', 'server', 'Old.').trim().split('\n');
  const broken = document.replace(`${end}\n`, '');
  const twice = replacePart(replacePart(broken, 'server', 'New.'), 'server', 'Newer.');
  expect(twice).toContain('Between, by hand.');
  expect(twice).toContain('Behind, by hand.');
  expect(twice).not.toContain('New.');
});

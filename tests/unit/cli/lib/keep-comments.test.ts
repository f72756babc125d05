import { expect, it } from 'vitest';
import { keepComments } from '../../../../cli/lib/keep-comments.ts';

const header = ['# Head.'];

function keep(before: readonly string[] | undefined, body: readonly string[]): string[] {
  const text = keepComments(before?.join('\n'), { header, body, keyFields: 1 });
  expect(keepComments(text, { header, body, keyFields: 1 })).toBe(text);
  expect(text.endsWith('\n')).toBe(true);
  return text.slice(0, -1).split('\n');
}

it.each<[string, readonly string[] | undefined, readonly string[], readonly string[]]>([
  ['without a text before', undefined, ['a 1'], ['# Head.', 'a 1']],
  ['with its own lines alone', ['# Head.', 'b 1', 'a 1'], ['a 1'], ['# Head.', 'a 1']],
  [
    'before the entry that they precede, whatever was added or changed',
    ['\ufeff# Head.\r', '# Mine.', '# Of b.', 'b 1', '', '#c', 'c 1', '# End.'],
    ['a 1', 'b 2', 'bb 1', 'c 1'],
    ['# Head.', 'a 1', '# Mine.', '# Of b.', 'b 2', 'bb 1', '#c', 'c 1', '# End.'],
  ],
  [
    'before the next entry, if theirs is gone',
    ['# Head.', '# Of a.', 'a 1', '# Of b.', 'b 1', '# Of c.', 'c 1'],
    ['b 1'],
    ['# Head.', '# Of a.', '# Of b.', 'b 1', '# Of c.'],
  ],
  [
    'once, where an entry has two lines',
    ['# Of a.', 'a 1', '# Again.', 'a 2'],
    ['a 1', 'a 2'],
    ['# Head.', '# Of a.', '# Again.', 'a 1', 'a 2'],
  ],
])('keeps comments %s', (_how, before, body, after) => {
  expect(keep(before, body)).toEqual(after);
});

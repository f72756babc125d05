import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getMessages } from '../../../cli/messages/messages.ts';
import { formats } from '../../../cli/reporters/report.ts';
import { createFolder } from '../../create-folder.ts';
import { createContentTree } from './content-tree.ts';

// Nothing in this file loads Turkish, as in a process that speaks English.

it.each([
  ...formats.map((format) => ['validate', '--format', format]),
  ['validate', '--fix', '--dry-run'],
  ['schema'],
  ['new', 'term', '--tr', 'çöl', '--en', 'desert', '--ar', 'صحراء'],
  ['list'],
  ['show', 'home.yaml'],
  ['find', 'dubai'],
  ['missing', '--min', 'en=99'],
  ['accept'],
  ['report'],
  ['changes'],
  ...['xliff', 'po', 'csv'].map((format) => ['export', '--lang', 'ar', '--format', format]),
  ['import', '/nowhere.po'],
  ['compile'],
])('runs “%s %s %s” in English without the words of another language', async (...args) => {
  const tree = createContentTree();
  tree.edit('site.yaml', 'brand:', 'brnd:');
  const isWriting = args[0] === 'report' || args[0] === 'compile';
  const { error } = await tree.run(
    ...args,
    ...(isWriting ? ['--out', join(createFolder(), 'out')] : []),
  );
  expect(error).not.toContain(getMessages('en').failures.unexpected);
  expect(() => getMessages('tr')).toThrow('not loaded');
});

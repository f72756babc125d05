import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getMessages } from '../../../cli/messages/messages.ts';
import { formats } from '../../../cli/reporters/report.ts';
import { createFolder } from '../../create-folder.ts';
import { vary } from '../../vary.ts';
import { createContentTree } from './content-tree.ts';

const main = join(import.meta.dirname, '../../../cli/main.ts');

const commands = [
  ['schema'],
  ['validate', '--format', formats[0]],
  ['export', '--lang', 'ar', '--format', 'xliff'],
  ['validate', '--fix', '--dry-run'],
  ...formats.slice(1).map((format) => ['validate', '--format', format]),
  ['new', 'term', '--tr', 'çöl', '--en', 'desert', '--ar', 'صحراء'],
  ['list'],
  ['show', 'home.yaml'],
  ['find', 'dubai'],
  ['missing', '--min', 'en=99'],
  ['accept'],
  ['report', '--out', 'report'],
  ['changes'],
  ...['po', 'csv'].map((format) => ['export', '--lang', 'ar', '--format', format]),
  ['import', '/nowhere.po'],
  ['compile', '--out', 'bundles'],
];

// The tests of this process have loaded both languages.
it.each(vary(commands, 3))('a process that runs “%s %s %s” needs no other language', (...args) => {
  const tree = createContentTree();
  tree.edit('site.yaml', 'brand:', 'brnd:');
  const { stderr } = spawnSync(process.execPath, [main, ...args, '--content', tree.folder], {
    cwd: createFolder(),
    encoding: 'utf8',
    env: { ...process.env, CATALOGUE_UI: 'en' },
  });
  expect(stderr).not.toContain('not loaded');
  expect(stderr).not.toContain(getMessages('en').failures.unexpected);
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('regular expressions are never put together from text that a visitor sent', () => {
  const folders = ['shared', 'client', 'server', 'cli'];
  const { status, stdout } = spawnSync('git', ['grep', '-lE', 'RegExp\\(', '--', ...folders], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  // Git found no match, and did not fail.
  expect(status).toBe(1);
});

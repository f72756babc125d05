import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../site-folder.ts';

/** Runs a file of two tests with the guard; returns whether it passes. */
function passes(first: string, second: string): boolean {
  // Within the project, so that the file finds Vitest.
  const folder = join(root, 'build/tests/guarded');
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const guard = JSON.stringify(join(root, 'tests/fail-on-console-error.ts'));
  const config = `export default { test: { setupFiles: [${guard}] } };`;
  const tests = `import { it } from 'vitest';
it('the first', () => {${first}});
it('the second', () => {${second}});`;
  writeFileSync(join(folder, 'vitest.config.js'), config);
  writeFileSync(join(folder, 'two.test.js'), tests);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  return spawnSync(process.execPath, [vitest, 'run', '--root', folder]).status === 0;
}

const complaint = 'console.error("a fault")';

it.each([
  ['the first test', [complaint, ''], false],
  ['the last test', ['', complaint], false],
  ['no test', ['', ''], true],
] as const)(
  'whether a test file passes if %s writes to console.error',
  (_, [first, second], isPassed) => {
    expect(passes(first, second)).toBe(isPassed);
  },
);

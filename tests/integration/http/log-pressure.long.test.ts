import { execFileSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { findFreePorts } from '../deploy/find-free-ports.ts';
import { main, runProgram } from './run-program.ts';

/** Creates a pipe that is open but never read. */
function makeUnreadPipe(): string {
  const folder = createFolder();
  const path = join(folder, 'log');
  execFileSync('mkfifo', [path]);
  return path;
}

it.each([
  ['a full disk', () => '/dev/full'],
  ['a pipe that nobody reads', makeUnreadPipe],
])('serves, counts and stops as ever while its log goes to %s', async (_kind, findOutput) => {
  const output = openSync(findOutput(), 'r+');
  onTestFinished(() => closeSync(output));
  const [port = 0] = await findFreePorts(1);
  const { child, end } = runProgram([main], { PORT: String(port) }, output);
  const ask = async (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  await expect.poll(async () => (await ask('/readyz'))?.status).toBe(200);

  for (let round = 0; round < 30; round += 1) {
    const paths = Array.from({ length: 50 }, (_, index) => `/unknown-${round}-${index}`);
    const answers = await Promise.all(paths.map(ask));
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([404]));
  }
  const metrics = await (await ask('/metrics'))?.text();
  expect(Number(metrics?.match(/^log_lines_dropped_total (\d+)$/m)?.[1])).toBeGreaterThan(0);
  expect((await ask('/healthz'))?.status).toBe(200);
  child.kill('SIGTERM');
  expect(await end()).toEqual({ code: 0, error: '' });
});

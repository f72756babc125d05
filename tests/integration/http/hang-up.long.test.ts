import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAddress } from './read-address.ts';
import { main, runProgram } from './run-program.ts';

const runner = join(import.meta.dirname, '../../../scripts/bin/run.mjs');

/** Starts the server like `npm start`, in a process group of its own, as a terminal starts each command. */
async function startFromTerminal() {
  const code = `import { run } from ${JSON.stringify(runner)};
    process.exitCode = await run(process.execPath, [${JSON.stringify(main)}]);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: '' },
  });
  const signalGroup = (signal: NodeJS.Signals) => process.kill(-(parent.pid ?? 0), signal);
  onTestFinished(() => {
    try {
      signalGroup('SIGKILL');
    } catch {
      // No process of the group is left.
    }
  });
  return { parent, signalGroup, port: Number(new URL(await readAddress(parent)).port) };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

describe('a terminal that is closed', () => {
  it.each([
    ['its whole process group', true],
    ['what npm started alone', false],
  ])('ends the server and frees its port: the hang-up goes to %s', async (_whom, isForGroup) => {
    const { parent, signalGroup, port } = await startFromTerminal();
    expect(await isTaken(port)).toBe(true);
    if (isForGroup) signalGroup('SIGHUP');
    else parent.kill('SIGHUP');
    await expect.poll(() => isTaken(port)).toBe(false);
    await expect.poll(() => isRunning(parent)).toBe(false);
  });

  it('does not keep a server that is stopping already', async () => {
    const { child, address, untilLogged, end } = runProgram([main]);
    await address();
    child.kill('SIGTERM');
    await untilLogged('Stopping');
    child.kill('SIGHUP');
    expect(await end()).toEqual({ code: 0, error: '' });
  });
});

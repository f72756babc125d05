import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runProgram } from './run-program.ts';

const main = join(import.meta.dirname, '../../../build/server/main.js');

/** Makes a process fail, outside of every request, when the signal SIGUSR2 tells it to. */
const failWith = (code: string) => [
  '--import',
  `data:text/javascript,process.on('SIGUSR2', () => { ${code} })`,
];

/** A client that keeps its connection to a server that is about to fail. */
async function openClient(address: string) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [response] = await once(get(`${address}/healthz`, { agent }), 'response');
  await once(response.resume(), 'end');
}

describe('an error that nobody catches', () => {
  it.each([
    ['uncaughtException', "throw new Error('planted')"],
    ['unhandledRejection', "Promise.reject(new Error('planted'))"],
  ])(
    'ends the process after its requests, with exit code 1 and one line (%s)',
    async (origin, code) => {
      const { child, address, readLog, end } = runProgram([...failWith(code), main]);
      await openClient(await address());
      child.kill('SIGUSR2');
      expect(await end()).toEqual({ code: 1, error: '' });
      expect(readLog().filter(({ level }) => level === 'fatal')).toEqual([
        expect.objectContaining({
          level: 'fatal',
          origin,
          error: expect.objectContaining({ message: 'planted', stack: expect.any(String) }),
        }),
      ]);
    },
  );
});

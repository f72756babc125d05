import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runProgram } from './run-program.ts';

/** A client that keeps one connection, and so speaks to one process. */
function openClient(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (path: string): Promise<string> => {
    const [response] = await once(get(`${address}${path}`, { agent }), 'response');
    return text(response);
  };
}

const counted = (metrics: string) =>
  Number(/^http_requests_total\{.*route="\/".*\} (\d+)$/m.exec(metrics)?.[1]);

/** Two processes, and a client of each with the id of its process. */
async function openBoth() {
  const program = runProgram([fileURLToPath(import.meta.resolve('./count-in-workers.ts'))]);
  const address = await program.address();
  await expect.poll(() => program.listServing().length).toBe(2);
  const clients = new Map<number, (path: string) => Promise<string>>();
  while (clients.size < 2) {
    const ask = openClient(address);
    clients.set(Number(await ask('/')), ask);
  }
  const [first, second] = [...clients];
  if (!first || !second) throw new Error('There are not two processes.');
  return { first, second };
}

describe('the metrics of several processes', () => {
  it('are the sum of all, whichever process is asked', async () => {
    const { first, second } = await openBoth();
    const before = counted(await first[1]('/metrics'));
    for (let visit = 0; visit < 5; visit += 1) await first[1]('/');
    for (let visit = 0; visit < 7; visit += 1) await second[1]('/');
    expect(counted(await first[1]('/metrics'))).toBe(before + 12);
    expect(counted(await second[1]('/metrics'))).toBe(before + 12);
  });

  it('are told without a process that does not answer', async () => {
    const { first, second } = await openBoth();
    for (let visit = 0; visit < 3; visit += 1) await first[1]('/');
    const all = counted(await first[1]('/metrics'));
    process.kill(second[0], 'SIGSTOP');
    const some = counted(await first[1]('/metrics'));
    process.kill(second[0], 'SIGCONT');
    expect(some).toBeGreaterThanOrEqual(3);
    expect(some).toBeLessThan(all);
    expect(counted(await first[1]('/metrics'))).toBe(all);
  });

  it('are told without a process that dies meanwhile', async () => {
    const { first, second } = await openBoth();
    process.kill(second[0], 'SIGKILL');
    expect(counted(await first[1]('/metrics'))).toBeGreaterThanOrEqual(1);
  });
});

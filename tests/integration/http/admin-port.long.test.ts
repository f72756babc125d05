import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { findHeaderFaults } from './find-header-faults.ts';
import { openSocket, readToEnd } from './open-socket.ts';
import { main, runProgram } from './run-program.ts';
import { formatRequest, sendRaw } from './send-raw.ts';

it('operators’ malformed requests are refused as those of visitors', async () => {
  const { adminPort } = await startWithAdmin();
  for (const [status, bytes] of [
    ...['/%', 'http://[', 'foo://x/'].map((target) => [400, formatRequest(target)] as const),
    [400, formatRequest('/readyz', ['Host: x', 'Host: x'])],
    [200, formatRequest('http://x/readyz')],
    [400, 'nonsense\r\n\r\n'],
  ] as const) {
    const response = await sendRaw(adminPort, bytes);
    expect([bytes, response.status, findHeaderFaults(response)]).toEqual([bytes, status, []]);
  }
});

/** The outcome of a request to a port that no longer listens. */
const nobody = { status: 0 };

/** Starts a server with an admin port and waits until it is ready. */
async function startWithAdmin(environment: Record<string, string> = {}) {
  const program = runProgram([main], { ADMIN_PORT: '0', ...environment });
  const address = await program.address();
  const findLine = (message: string) =>
    program.readLog().find(({ msg }) => msg.startsWith(message));
  await expect.poll(() => findLine('Ready')).toBeDefined();
  const adminAddress = findLine('Serving')?.adminAddress ?? '';
  return {
    ...program,
    address,
    adminAddress,
    port: Number(new URL(address).port),
    adminPort: Number(new URL(adminAddress).port),
    readMetrics: async () => (await fetch(`${adminAddress}/metrics`)).text(),
  };
}

it('operators are answered when visitors have all connections, and hear how many were refused', async () => {
  const { port, adminAddress, readLog, readMetrics } = await startWithAdmin({
    MAX_CONNECTIONS: '20',
  });
  expect(await readMetrics()).toContain('\nhttp_connections_refused_total 0\n');
  const within = await Promise.all(Array.from({ length: 20 }, () => openSocket(port)));
  const beyond = await Promise.all(Array.from({ length: 30 }, () => openSocket(port)));
  await Promise.all(beyond.map(readToEnd));
  expect((await fetch(`${adminAddress}/readyz`)).status).toBe(200);
  expect(await readMetrics()).toContain('\nhttp_connections_refused_total 30\n');
  expect(within.filter((socket) => socket.closed)).toEqual([]);
  const served = within.map(readToEnd);
  for (const socket of within) socket.write(formatRequest('/healthz'));
  for (const { response } of await Promise.all(served)) expect(response.status).toBe(200);
  const warnings = readLog().filter(({ level }) => level === 'warn');
  expect(warnings).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(/refused.*MAX_CONNECTIONS/), count: 1 }),
  ]);
});

it('operators’ connections have a limit too, which costs visitors nothing', async () => {
  const { address, adminPort, readLog } = await startWithAdmin({ MAX_CONNECTIONS: '20' });
  const within = await Promise.all(Array.from({ length: 64 }, () => openSocket(adminPort)));
  const { bytes } = await readToEnd(await openSocket(adminPort));
  expect(bytes).toHaveLength(0);
  expect(within.filter((socket) => socket.closed)).toEqual([]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(readLog().filter(({ level }) => level === 'warn')).toEqual([]);
});

it('operators hear of a stop to its end, which they do not put off', async () => {
  const { child, port, adminAddress, adminPort, end } = await startWithAdmin();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [kept] = await once(get(`${adminAddress}/readyz`, { agent }), 'response');
  await once(kept.resume(), 'end');
  const silent = await openSocket(adminPort);
  // A visitor whose request is incomplete, so that the server waits.
  const visitor = await openSocket(port);
  visitor.write('GET / HTTP/1.1\r\n');
  child.kill('SIGTERM');
  const statuses: number[] = [];
  let answersAfterVisitors = 0;
  for (;;) {
    const { status } = await sendRaw(adminPort, formatRequest('/readyz')).catch(() => nobody);
    if (status === 0) break;
    statuses.push(status);
    if (visitor.closed) answersAfterVisitors += 1;
    await wait(100);
  }
  await expect.poll(() => visitor.closed).toBe(true);
  expect(await end()).toEqual({ code: 0, error: '' });
  expect(statuses.at(-1)).toBe(503);
  // One response may still be on its way.
  expect(answersAfterVisitors).toBeLessThan(5);
  await expect.poll(() => silent.closed).toBe(true);
});

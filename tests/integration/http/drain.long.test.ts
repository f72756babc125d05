import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { main, runProgram } from './run-program.ts';

interface Outcome {
  statuses: number[];
  /** The text of the last response. */
  last: string;
  /** Why requests got no response, as error codes of Node. */
  failures: string[];
}

/**
 * Sends requests without a pause, on kept connections, until the server no longer listens.
 *
 * @param onAnswer called after each response
 */
async function askToTheEnd(findAddress: () => string, onAnswer?: () => void): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const outcome: Outcome = { statuses: [], last: '', failures: [] };
  while (outcome.failures.length === 0) {
    try {
      const [response]: IncomingMessage[] = await once(get(findAddress(), { agent }), 'response');
      if (!response) throw new Error('There is no response.');
      outcome.last = await text(response);
      outcome.statuses.push(response.statusCode ?? 0);
      onAnswer?.();
    } catch (error) {
      outcome.failures.push(
        error instanceof Error && 'code' in error ? String(error.code) : String(error),
      );
    }
  }
  return outcome;
}

/** Creates URLs in turn: of a cached page, of a new search, and of a missing page. */
function createMixedAddresses(address: string): () => string {
  let number = 0;
  return () => {
    number += 1;
    return address + ['/?lng=en', `/hizmetler?q=${number}`, `/unknown-${number}`][number % 3];
  };
}

describe('a server that is told to stop under load', () => {
  it.each(Array.from({ length: 10 }, (_, index) => index + 1))(
    'loses no request, is not ready any more, and ends with 0, in run %i',
    async () => {
      const { child, end, address: waitForAddress, untilLogged } = runProgram([main]);
      const address = await waitForAddress();
      await untilLogged('Ready');
      const readiness = askToTheEnd(() => `${address}/readyz`);
      const findAddress = createMixedAddresses(address);
      const begun: Promise<void>[] = [];
      const clients = Array.from({ length: 50 }, () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        begun.push(promise);
        return askToTheEnd(findAddress, resolve);
      });
      // A busy machine may need longer than the grace period to take fifty connections.
      await Promise.all(begun);
      child.kill('SIGTERM');
      const ready = await readiness;
      const outcomes = await Promise.all(clients);
      expect(await end()).toEqual({ code: 0, error: '' });
      expect([ready.statuses.at(-1), ready.last]).toEqual([503, 'stopping']);
      const failures = [ready, ...outcomes].flatMap((outcome) => outcome.failures);
      const refused = failures.filter((code) => code === 'ECONNREFUSED');
      const reset = failures.filter((code) => code === 'ECONNRESET');
      const statuses = new Set(outcomes.flatMap((outcome) => outcome.statuses));
      // Once the server no longer listens, new connections are refused; no accepted connection is cut. One that the kernel
      // has taken and Node has not is reset when the listener closes, so a busy machine may reset a few.
      expect(refused.length + reset.length).toBe(failures.length);
      expect(reset.length).toBeLessThanOrEqual(2);
      expect([...statuses].filter((status) => status !== 503).toSorted()).toEqual([200, 404]);
      for (const outcome of outcomes) expect(outcome.statuses.length).toBeGreaterThan(1);
    },
  );

  it('does not wait for clients that say nothing, keep a tunnel, or have not finished a header', async () => {
    const { child, end, address } = runProgram([main]);
    const { port, origin } = new URL(await address());
    const tunnel = 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n';
    for (const bytes of ['', tunnel, 'GET / HTTP/1.1\r\nHost: a\r\n']) {
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(bytes);
    }
    // Connections are accepted in their order, so the server has those above.
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await end()).toEqual({ code: 0, error: '' });
  });

  it('is ended at once by a second signal, with 1', async () => {
    const { child, untilLogged } = runProgram([main]);
    // A process that renders its pages handles signals later, and equal ones together.
    await untilLogged('Ready');
    child.kill('SIGTERM');
    await untilLogged('Stopping');
    // The same signal within 100 ms counts once.
    const askAgain = () => {
      child.kill('SIGTERM');
      return child.exitCode;
    };
    await expect.poll(askAgain).toBe(1);
  });
});

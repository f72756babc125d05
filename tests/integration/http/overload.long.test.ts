import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { main, runProgram } from './run-program.ts';

/** Makes visitors request new searches without a pause for a number of milliseconds. Returns how many were answered. */
async function flood(address: string, visitors: number, time: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + time;
  let answered = 0;
  const visit = async () => {
    while (performance.now() < end) {
      const path = `/hizmetler?q=${Math.random()}&lng=tr`;
      const [response]: IncomingMessage[] = await once(get(address + path, { agent }), 'response');
      if (!response) throw new Error('There is no response.');
      await once(response.resume(), 'end');
      if (response.statusCode === 200) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  agent.destroy();
  return answered;
}

it('goes on answering most of what it can, however many ask', async () => {
  const { address: waitForAddress, untilLogged } = runProgram([main]);
  const address = await waitForAddress();
  await untilLogged('Ready');
  await flood(address, 16, 2000);
  const shares: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const few = await flood(address, 16, 2000);
    const many = await flood(address, 200, 2000);
    shares.push(many / few);
  }
  const [, , median] = shares.toSorted((a, b) => a - b);
  // Here the visitors need as much of the machine as the server does.
  expect(median).toBeGreaterThan(0.4);
});

import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { main, runProgram } from './run-program.ts';

async function ask(address: string) {
  const response = await fetch(address);
  const text = await response.text();
  return { response, text, status: response.status };
}

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

it('more pages than can be rendered are refused at once in words of their visitors, while the cache, files and health answer, and soon all is well again', async () => {
  const { address: waitForAddress, untilLogged } = runProgram([main]);
  const address = await waitForAddress();
  await untilLogged('Ready');
  const page = await ask(`${address}/?lng=en`);
  const style = page.text.match(/\/assets\/main-\w+\.css/)?.[0];

  const answers: (Awaited<ReturnType<typeof ask>> & { language: string | undefined })[] = [];
  let isEnough = false;
  const visitors = Array.from({ length: 100 }, async (_, visitor) => {
    const language = languages[visitor % languages.length];
    for (let visit = 0; !isEnough; visit += 1) {
      const query = `q=never-seen-${visitor}-${visit}&lng=${language}`;
      answers.push({ ...(await ask(`${address}/hizmetler?${query}`)), language });
    }
  });
  const findRefused = () =>
    answers.find(({ status, language }) => status === 503 && language === 'ar');
  await expect.poll(findRefused).toBeDefined();
  const meanwhile = await Promise.all(
    ['/?lng=en', '/araclar?lng=tr', style, '/healthz'].map((path) => ask(`${address}${path}`)),
  );
  expect(meanwhile.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await ask(`${address}/readyz`)).status).toBe(200);
  expect((await ask(`${address}/yok?lng=ar`)).status).toBe(404);

  isEnough = true;
  await Promise.all(visitors);

  const refused = findRefused();
  expect(refused?.response.headers.get('retry-after')).toBe('2');
  expect(refused?.response.headers.get('cache-control')).toBe('no-store');
  const $ = load(refused?.text ?? '');
  expect($('h1').text()).toBe('لدينا زوّار كثيرون الآن');
  const foreign = answers.filter(
    ({ text, language }) => !text.includes(`<html lang="${language}"`),
  );
  expect(foreign.map(({ status, language }) => [status, language])).toEqual([]);

  const byStatus = Map.groupBy(answers, ({ status }) => status);
  expect([...byStatus.keys()].toSorted()).toEqual([200, 503]);
  expect(byStatus.get(200)?.length).toBeGreaterThanOrEqual(32);

  expect((await ask(`${address}/hizmetler?q=after-all&lng=ar`)).status).toBe(200);
});

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { main, runProgram } from './run-program.ts';

async function ask(address: string) {
  const start = performance.now();
  const response = await fetch(address);
  const text = await response.text();
  return { response, text, status: response.status, duration: performance.now() - start };
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('more pages than can be rendered', () => {
  it('are refused at once in words, while memory, files and health answer, and soon all is well again', async () => {
    const { address: waitForAddress, readLog } = runProgram([main]);
    const address = await waitForAddress();
    await expect.poll(() => readLog().some(({ msg }) => msg.startsWith('Ready'))).toBe(true);
    const page = await ask(`${address}/?lng=en`);
    const style = page.text.match(/\/assets\/main-\w+\.css/)?.[0];

    const searches = Array.from({ length: 400 }, (_, index) =>
      ask(`${address}/hizmetler?q=never-seen-${index}&lng=ar`),
    );
    const refused = await Promise.any(
      searches.map(async (search) => {
        const answer = await search;
        if (answer.status !== 503) throw new Error('It was rendered.');
        return answer;
      }),
    );
    const meanwhile = await Promise.all(
      ['/?lng=en', '/detay/g63?lng=tr', style, '/healthz'].map((path) => ask(`${address}${path}`)),
    );
    expect(meanwhile.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ready = await ask(`${address}/readyz`);
    expect([ready.status, ready.text]).toEqual([503, 'overloaded']);

    expect(refused.response.headers.get('retry-after')).toBe('2');
    expect(refused.response.headers.get('cache-control')).toBe('no-store');
    const $ = load(refused.text);
    expect($('html').attr('lang')).toBe('ar');
    expect($('h1').text()).toBe('لدينا زوّار كثيرون الآن');

    const answers = await Promise.all(searches);
    const byStatus = Map.groupBy(answers, ({ status }) => status);
    expect([...byStatus.keys()].toSorted()).toEqual([200, 503]);
    expect(byStatus.get(200)?.length).toBeGreaterThanOrEqual(32);

    await expect.poll(async () => (await ask(`${address}/readyz`)).status).toBe(200);
    expect((await ask(`${address}/hizmetler?q=after-all&lng=ar`)).status).toBe(200);
  });

  it('waste little time on those that are refused', async () => {
    const { createRenderQueue } = await import('../../../server/memory/render-queue.ts');
    const queue = createRenderQueue({ limit: 4, isLate: () => false });
    const busy = () => {
      const until = performance.now() + 5;
      while (performance.now() < until);
    };
    const timings = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const start = performance.now();
        const isDone = await queue.run(busy).then(
          () => true,
          () => false,
        );
        return { isDone, duration: performance.now() - start };
      }),
    );
    const durations = (wanted: boolean) =>
      timings.filter(({ isDone }) => isDone === wanted).map(({ duration }) => duration);
    expect(durations(true)).toHaveLength(4);
    expect(median(durations(false)) * 2).toBeLessThan(median(durations(true)));
  });
});

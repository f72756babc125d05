import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { createRenderQueue } from '../../../server/memory/render-queue.ts';
import { main, runProgram } from './run-program.ts';

async function ask(address: string) {
  const response = await fetch(address);
  const text = await response.text();
  return { response, text, status: response.status };
}

describe('more pages than can be rendered', () => {
  it('are refused at once in words, while memory, files and health answer, and soon all is well again', async () => {
    const { address: waitForAddress, readLog } = runProgram([main]);
    const address = await waitForAddress();
    await expect.poll(() => readLog().some(({ msg }) => msg.startsWith('Ready'))).toBe(true);
    const page = await ask(`${address}/?lng=en`);
    const style = page.text.match(/\/assets\/main-\w+\.css/)?.[0];

    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    let isEnough = false;
    const visitors = Array.from({ length: 100 }, async (_, visitor) => {
      for (let visit = 0; !isEnough; visit += 1) {
        answers.push(await ask(`${address}/hizmetler?q=never-seen-${visitor}-${visit}&lng=ar`));
      }
    });
    const findRefused = () => answers.find(({ status }) => status === 503);
    await expect.poll(findRefused).toBeDefined();
    const meanwhile = await Promise.all(
      ['/?lng=en', '/detay/g63?lng=tr', style, '/healthz'].map((path) => ask(`${address}${path}`)),
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
    expect($('html').attr('lang')).toBe('ar');
    expect($('h1').text()).toBe('لدينا زوّار كثيرون الآن');

    const byStatus = Map.groupBy(answers, ({ status }) => status);
    expect([...byStatus.keys()].toSorted()).toEqual([200, 503]);
    expect(byStatus.get(200)?.length).toBeGreaterThanOrEqual(32);

    expect((await ask(`${address}/hizmetler?q=after-all&lng=ar`)).status).toBe(200);
  });

  it('are refused before any other is rendered', async () => {
    const queue = createRenderQueue(4);
    let rendered = 0;
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () =>
        queue
          .run(async () => {
            rendered += 1;
          })
          .then(
            () => 'rendered',
            () => `refused after ${rendered}`,
          ),
      ),
    );
    expect(outcomes).toEqual([
      ...Array.from({ length: 4 }, () => 'rendered'),
      ...Array.from({ length: 36 }, () => 'refused after 0'),
    ]);
  });
});

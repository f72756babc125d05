import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { createRenderQueue } from '../../../server/cache/render-queue.ts';
import { languages } from '../../../shared/languages.ts';
import { main, runProgram } from './run-program.ts';

async function ask(address: string) {
  const response = await fetch(address);
  const text = await response.text();
  return { response, text, status: response.status };
}

describe('more pages than can be rendered', () => {
  it('are refused at once in words of their visitors, while the cache, files and health answer, and soon all is well again', async () => {
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

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixtureSite } from '../../site-folder.ts';
import { runProgram } from './run-program.ts';

/** The server of a site with entries for many plans. */
const main = join(fixtureSite, 'build/server/main.js');

/** Makes a process collect its garbage on a signal, before a test reads the size of its heap. */
const collectOnSignal = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on(\'SIGUSR2\', () => { gc(); gc(); console.log(\'{"msg":"collected"}\') })',
];

const requests = 15_000;
const parallel = 20;

/** In bytes: maximum growth of the heap over all requests. */
const allowance = 1024 * 1024;

/** Creates every kind of request: cached pages and files, searches, plans, and missing, moved and rejected URLs. */
const createAddress = (index: number, slugs: readonly string[]) =>
  [
    '/?lng=en',
    '/',
    `/detay/kumul-jipi?utm_source=${index}`,
    `/yok-${index}`,
    `/detay/yok-${index}?lng=ar`,
    '/hizmetler/',
    `/%ff?x=${index}`,
    '/robots.txt',
    index % 50 === 9 ? `/hizmetler?q=${index}` : '/hizmetler?lng=tr',
    `/planim?e=${createPlan(index, slugs)}&lng=en`,
    `/planim?e=yok-${index}`,
  ][index % 11] ?? '/';

/** Writes a number with slugs for digits. */
const createPlan = (index: number, slugs: readonly string[]) =>
  [...new Set(index.toString(slugs.length))]
    .map((digit) => slugs[Number.parseInt(digit, 36)])
    .join();

async function askMany(
  address: string,
  slugs: readonly string[],
  count: number,
  from: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  let next = from;
  const askOn = async () => {
    while (next < from + count) {
      next += 1;
      const [response] = await once(
        get(address + createAddress(next, slugs), { agent }),
        'response',
      );
      await once(response.resume(), 'end');
    }
  };
  await Promise.all(Array.from({ length: parallel }, askOn));
  agent.destroy();
}

it('keeps its heap and its files over 15,000 requests, with little memory to use', async () => {
  const program = runProgram([...collectOnSignal, '--max-old-space-size=96', main]);
  const address = await program.address();
  const countCollections = () => program.readLog().filter(({ msg }) => msg === 'collected').length;
  const readHeap = async () => {
    const before = countCollections();
    program.child.kill('SIGUSR2');
    await expect.poll(countCollections).toBe(before + 1);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    return Number(metrics.match(/^nodejs_heap_size_used_bytes (\S+)$/m)?.[1]);
  };
  const countFiles = () => readdirSync(`/proc/${program.child.pid}/fd`).length;

  const plan = await (await fetch(`${address}/planim`)).text();
  const catalogue = /data-catalogue="([^"]*)"/.exec(plan)?.[1]?.split(' ') ?? [];
  const slugs = catalogue.filter((slug) => !slug.includes('='));
  const plans = Array.from({ length: requests }, (_, index) => createAddress(index, slugs)).filter(
    (address) => address.startsWith('/planim?e=') && !address.includes('yok'),
  );
  expect(new Set(plans).size).toBeGreaterThan(500);

  // Fills what is filled on demand, and lets the compiler settle.
  await askMany(address, slugs, 5000, 0);
  const heap = await readHeap();
  const files = countFiles();
  await askMany(address, slugs, requests, 5000);
  await expect.poll(countFiles).toBeLessThanOrEqual(files);
  const growth = (await readHeap()) - heap;
  expect(heap).toBeGreaterThan(0);
  expect(growth).toBeLessThanOrEqual(allowance);
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import * as z from 'zod';
import { formatTable } from './figures.ts';
import { page, type Server, startSite } from './start-server.ts';

const requests = 15_000;
/** Enough to fill every bounded cache before the measurement. */
const warmUpRequests = 3000;
const workers = 16;

/** Requested in turn; each search and each wrong address is new. */
const addresses: readonly (() => string)[] = [
  () => page,
  () => '/',
  () => '/hizmetler?lng=en',
  () => '/detay/g63?lng=ar',
  () => `/hizmetler?q=${randomUUID()}&lng=tr`,
  () => '/araclar?lng=tr',
  () => `/${randomUUID()}`,
  () => '/blog?lng=en',
  () => '/healthz',
  () => `/?utm_source=${randomUUID()}&lng=tr`,
];

/** Loaded before the site: on each message, collects garbage and reports the used heap, in bytes. */
const reportHeap = `data:text/javascript,
  process.on('message', () => { gc(); process.send(process.memoryUsage().heapUsed); });`;

/** Measures whether many requests leave memory, files or sockets behind. */
export async function measureMemory(): Promise<void> {
  const site = await startSite(['--expose-gc', '--import', reportHeap]);
  try {
    await request(site, warmUpRequests);
    const before = await readUsage(site);
    await request(site, requests);
    const after = await readUsage(site);
    const ratio = after.heap / before.heap;
    const files = after.files - before.files;
    const rows = [
      ['heap before, MB', before.heap.toFixed(2)],
      ['heap after, ratio', ratio.toFixed(2)],
      ['more open files and sockets', String(files)],
    ];
    console.log(formatTable(`Memory over ${requests} requests`, ['', 'figure'], rows));
  } finally {
    await site.stop();
  }
}

async function request({ address }: Server, count: number): Promise<void> {
  let done = 0;
  const work = async () => {
    while (done < count) {
      const path = addresses[done % addresses.length]?.() ?? page;
      done += 1;
      const response = await fetch(address + path, { headers: { 'Accept-Encoding': 'br' } });
      await response.arrayBuffer();
      const { status } = response;
      if (status >= 500 && status !== 503) throw new Error(`${path} responded with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** Returns the used heap after a full collection, in MB, and the number of open files and sockets. */
async function readUsage({ child, pid }: Server): Promise<{ heap: number; files: number }> {
  child.send('heap');
  const [bytes] = await once(child, 'message');
  return { heap: z.number().parse(bytes) / 2 ** 20, files: readdirSync(`/proc/${pid}/fd`).length };
}

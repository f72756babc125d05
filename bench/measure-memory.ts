import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import { ask } from './ask.ts';
import { BenchError } from './bench-error.ts';
import { page } from './contestants.ts';
import { formatNumber, type Table } from './format-table.ts';
import { countOpenFiles, readMemory } from './read-usage.ts';
import { siteEnvironment, siteProgram } from './site-program.ts';
import { type Program, startProgram } from './start-program.ts';
import { fitSlope } from './summarize.ts';

const requests = 15_000;
const manyRequests = 100_000;
const requestsPerStep = 1500;
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

/** Measures whether the heap grows with the number of requests; each reading follows a full garbage collection. */
export async function measureMemory(folder: string): Promise<Table> {
  const preload = ['--expose-gc', '--import', join(import.meta.dirname, 'report-heap.ts')];
  const [ready, loaded] = await measureResident(folder);
  const program = await startProgram(
    { run: [...preload, ...siteProgram], environment: siteEnvironment, folder, hasChannel: true },
    '/readyz',
  );
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  try {
    await askMany(program, agent, warmUpRequests);
    const filesBefore = countOpenFiles(program.pid);
    const points = [{ x: 0, y: await readHeap(program) }];
    for (let done = requestsPerStep; done <= requests; done += requestsPerStep) {
      await askMany(program, agent, requestsPerStep);
      points.push({ x: done, y: await readHeap(program) });
    }
    const heap = points[0]?.y ?? Number.NaN;
    const growth = fitSlope(points) * requests;
    const open = countOpenFiles(program.pid) - filesBefore;
    const absolute = [
      ['heap at the start, MB', formatNumber(heap, 2)],
      ['memory when ready (RSS), MB', formatNumber(ready, 0)],
      [
        `memory after ${formatNumber(manyRequests, 0)} such requests (RSS), MB`,
        formatNumber(loaded, 0),
      ],
    ] as const;
    return {
      title: 'Memory',
      note: `${formatNumber(requests, 0)} requests of many kinds (pages, new searches, wrong URLs) after ${formatNumber(warmUpRequests, 0)} for warm-up; the heap is read every ${formatNumber(requestsPerStep, 0)} after a full garbage collection. The growth is the slope of a line through the readings.`,
      head: ['', 'figure'],
      rows: [
        ['growth of the heap, ratio to its start', formatNumber(growth / heap, 2)],
        ['growth in open files and sockets', formatNumber(open, 0)],
        ...absolute,
      ],
      absolute: absolute.map(([name]) => name),
    };
  } finally {
    agent.destroy();
    await program.stop();
  }
}

/** Measures RSS in MB, without forced garbage collection: when the server is ready, and after many requests. */
async function measureResident(folder: string): Promise<[ready: number, loaded: number]> {
  const options = { run: siteProgram, environment: siteEnvironment, folder };
  const program = await startProgram(options, '/readyz');
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  try {
    const ready = readMemory(program.pid);
    await askMany(program, agent, manyRequests);
    return [ready, readMemory(program.pid)];
  } finally {
    agent.destroy();
    await program.stop();
  }
}

async function askMany({ address }: Program, agent: Agent, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index).values();
  const work = async () => {
    for (const number of numbers) {
      const path = addresses[number % addresses.length]?.() ?? '/';
      const { status } = await ask(address + path, { 'Accept-Encoding': 'br' }, agent);
      if (status >= 500 && status !== 503)
        throw new BenchError(`${path} responded with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** Returns the used heap after a full collection, in MB. */
async function readHeap({ process: child }: Program): Promise<number> {
  child.send('heap');
  const [bytes] = await once(child, 'message');
  return z.number().parse(bytes) / 2 ** 20;
}

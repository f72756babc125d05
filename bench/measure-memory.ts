import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { BenchError } from './bench-error.ts';
import { page } from './contestants.ts';
import { formatNumber, type Table } from './format-table.ts';
import { countOpenFiles, readMemory } from './read-usage.ts';
import { sendVisitors } from './run-wrk.ts';
import { siteProgram } from './site-program.ts';
import { type Program, startProgram } from './start-program.ts';
import { fitSlope } from './summarize.ts';

const steps = 10;
/** Of one step, in seconds. */
const stepTime = 3;
/** Enough to fill every bounded cache before anything is counted, in seconds. */
const warmUpTime = 6;
const visitors = 16;

/** One of every ten of these is asked in turn; a search and a wrong address are never the same twice. */
const paths: readonly string[] = [
  page,
  '/',
  '/hizmetler?lng=en',
  '/detay/g63?lng=ar',
  '/hizmetler?q=*&lng=tr',
  '/araclar?lng=tr',
  '/*',
  '/blog?lng=en',
  '/healthz',
  '/?utm_source=*&lng=tr',
];

/** Whether the heap grows with the number of requests; read after a full collection each time. */
export async function measureMemory(folder: string): Promise<Table> {
  const preload = ['--expose-gc', '--import', join(import.meta.dirname, 'report-heap.ts')];
  const program = await startProgram(
    { run: [...preload, ...siteProgram], folder, hasChannel: true },
    '/readyz',
  );
  try {
    const warmUp = await askMany(program, warmUpTime);
    const filesBefore = countOpenFiles(program.pid);
    const points = [{ x: 0, y: await readHeap(program) }];
    let requests = 0;
    for (let step = 0; step < steps; step += 1) {
      requests += await askMany(program, stepTime);
      points.push({ x: requests, y: await readHeap(program) });
    }
    const heaps = points.map(({ y }) => y);
    return {
      title: 'Memory',
      note: `${formatNumber(requests, 0)} requests of many kinds (pages, searches never seen, wrong addresses) after ${formatNumber(warmUp, 0)} for warm-up; the heap is read ${steps} times, after a full collection each.`,
      head: ['', ''],
      rows: [
        ['heap at the beginning, MB', formatNumber(heaps.at(0) ?? Number.NaN, 2)],
        ['heap at the end, MB', formatNumber(heaps.at(-1) ?? Number.NaN, 2)],
        [
          `slope over ${formatNumber(requests, 0)} requests, MB`,
          formatNumber(fitSlope(points) * requests, 2),
        ],
        ['memory at the end (RSS), MB', formatNumber(readMemory(program.pid), 0)],
        [
          'files and sockets more than at the beginning',
          formatNumber(countOpenFiles(program.pid) - filesBefore, 0),
        ],
      ],
    };
  } finally {
    await program.stop();
  }
}

/** How many requests were answered. */
async function askMany({ address }: Program, seconds: number): Promise<number> {
  const outcomes = await sendVisitors(address, { paths, visitors, seconds });
  const bad = outcomes.find(({ status }) => status === 0 || (status >= 500 && status !== 503));
  if (bad) throw new BenchError(`A request was answered with ${bad.status}.`);
  return outcomes.length;
}

/** In MB. */
async function readHeap({ process: child }: Program): Promise<number> {
  child.send('heap');
  const [bytes] = await once(child, 'message');
  return z.number().parse(bytes) / 2 ** 20;
}

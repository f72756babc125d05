import { page } from './contestants.ts';
import { formatSummary, type Table } from './format-table.ts';
import { readMemory } from './read-usage.ts';
import { siteEnvironment, siteProgram } from './site-program.ts';
import { spawnProgram, waitFor } from './start-program.ts';
import { summarize } from './summarize.ts';

/** Measures how soon after its start the site responds, and its memory once it is ready. */
export async function measureStart(folder: string, rounds: number): Promise<Table> {
  const starts: { page: number; ready: number; memory: number }[] = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await measureOneStart(folder));
  const row = (name: string, pick: (start: (typeof starts)[number]) => number) => [
    name,
    formatSummary(summarize(starts.map(pick)), 0),
  ];
  const rows = [
    row(`first response to ${page}, ms`, (start) => start.page),
    row('/readyz responds with 200 (every page is cached), ms', (start) => start.ready),
    row('memory then (RSS), MB', (start) => start.memory),
  ];
  return {
    title: 'Start',
    note: `${rounds} starts, from the start of the process; median, lowest and highest.`,
    head: ['', 'figure'],
    rows,
    absolute: ['figure'],
  };
}

async function measureOneStart(folder: string) {
  const start = performance.now();
  const program = await spawnProgram({ run: siteProgram, environment: siteEnvironment, folder });
  const timePath = async (path: string) => {
    await waitFor(program, path);
    return performance.now() - start;
  };
  try {
    const [pageTime, readyTime] = await Promise.all([timePath(page), timePath('/readyz')]);
    return { page: pageTime, ready: readyTime, memory: readMemory(program.pid) };
  } finally {
    await program.stop();
  }
}

import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import { page } from './contestants.ts';
import { formatSummary, type Table } from './format-table.ts';
import { runSearches, type Searches } from './run-wrk.ts';
import { siteEnvironment, siteProgram } from './site-program.ts';
import { type Program, startProgram } from './start-program.ts';
import { pickPercentile, summarize } from './summarize.ts';

const connections = [16, 40, 120, 300];
const rounds = 3;
const seconds = 5;
/** Between two requests for the cached page, in milliseconds. */
const lookPause = 5;

/** Results of a flood of searches; `meanwhile` and `calm` are the p99 of a cached page during and before it, in ms. */
interface Flood extends Searches {
  meanwhile: number;
  calm: number;
  /** Answered searches, divided by the maximum of this round. */
  share: number;
}

/** Measures new searches, and cached pages meanwhile, with more and more connections beyond the rendering capacity. */
export async function measureOverload(folder: string): Promise<Table> {
  const program = await startProgram(
    { run: siteProgram, environment: siteEnvironment, folder },
    '/readyz',
  );
  try {
    await runSearches(program.address, { connections: 4, seconds });
    const all: Flood[][] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await measureRound(program));
    return tabulate(all);
  } finally {
    await program.stop();
  }
}

async function measureRound(program: Program): Promise<Flood[]> {
  const calm = await lookAtPage(program, wait(seconds * 1000));
  const floods: Omit<Flood, 'share'>[] = [];
  for (const count of connections) {
    const flood = runSearches(program.address, { connections: count, seconds });
    const [searches, meanwhile] = await Promise.all([flood, lookAtPage(program, flood)]);
    floods.push({ ...searches, meanwhile, calm });
    await wait(500);
  }
  const most = Math.max(...floods.map(({ answered }) => answered));
  return floods.map((flood) => ({ ...flood, share: flood.answered / most }));
}

function tabulate(all: readonly Flood[][]): Table {
  const say = (index: number, digits: number, pick: (flood: Flood) => number) =>
    formatSummary(
      summarize(all.flatMap((round) => round.slice(index, index + 1).map(pick))),
      digits,
    );
  return {
    title: 'Overload',
    note: `New searches (\`/hizmetler?q=…&lng=tr\`) for ${seconds} s without a pause, over so many connections. Meanwhile the cached page \`${page}\` is requested every ${lookPause} ms, as in ${seconds} s of calm before. ${rounds} rounds; median, lowest and highest.`,
    head: [
      'connections',
      '200 per second',
      '200, ratio to the most',
      '503 per second',
      'other responses',
      'page p99 ms',
      'page p99, ratio to calm',
    ],
    absolute: ['200 per second', '503 per second', 'page p99 ms'],
    rows: connections.map((count, index) => [
      String(count),
      say(index, 0, ({ answered }) => answered / seconds),
      say(index, 2, ({ share }) => share),
      say(index, 0, ({ refused }) => refused / seconds),
      say(index, 0, ({ other }) => other),
      say(index, 1, ({ meanwhile }) => meanwhile),
      say(index, 1, ({ meanwhile, calm }) => meanwhile / calm),
    ]),
  };
}

/** Requests a cached page at a slow pace until a promise settles. Returns the p99 in milliseconds. */
async function lookAtPage({ address }: Program, over: Promise<unknown>): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let isOver = false;
  const done = over.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    times.push((await ask(address + page, { 'Accept-Encoding': 'br' }, agent)).time);
    await wait(lookPause);
  }
  await done;
  agent.destroy();
  return pickPercentile(times, 99);
}

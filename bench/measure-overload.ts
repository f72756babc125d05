import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import { page } from './contestants.ts';
import { formatSummary, type Table } from './format-table.ts';
import { siteProgram } from './site-program.ts';
import { type Program, startProgram } from './start-program.ts';
import { pickPercentile, summarize } from './summarize.ts';

/** The most searches that are answered is looked for with so many visitors at once. */
const steps = [1, 2, 4, 8, 16];
const stepTime = 1000;
const overloadTime = 4000;
const rounds = 3;
const overloadFactor = 3;
/** Beyond this many at once the load is not raised; it is bounded in time anyway. */
const mostAtOnce = 2000;
/** Between two looks at the page in memory, in milliseconds. */
const lookPause = 50;

type Outcome = Pick<Answer, 'status' | 'time'> & {
  /** When the answer was there, on the clock of `performance`. */
  end: number;
};

/** What becomes of searches nobody has asked before, and of the pages in memory, at three times what can be rendered. */
export async function measureOverload(folder: string): Promise<Table> {
  const program = await startProgram({ run: siteProgram, folder }, '/readyz');
  const agent = new Agent({ keepAlive: true });
  const all: Figures[] = [];
  try {
    await askAtOnce(program, agent, 4, overloadTime);
    for (let round = 0; round < rounds; round += 1) all.push(await measureRound(program, agent));
  } finally {
    agent.destroy();
    await program.stop();
  }
  return tabulate(all);
}

async function measureRound(program: Program, agent: Agent): Promise<Figures> {
  const peak = await findPeak(program, agent);
  const calm = await lookAtPage(program, agent, wait(stepTime));
  const start = performance.now();
  const overload = askAtRate(program, agent, peak * overloadFactor);
  const [outcomes, looks] = await Promise.all([overload, lookAtPage(program, agent, overload)]);
  const inTime = outcomes.filter(({ status, end }) => status === 200 && end < start + overloadTime);
  return {
    peak,
    offered: outcomes.length / (overloadTime / 1000),
    goodput: inTime.length / (overloadTime / 1000),
    outcomes,
    calm,
    looks,
    recovery: await measureRecovery(program, agent),
  };
}

interface Figures {
  /** Searches per second: answered without overload, asked, and answered while it lasted. */
  peak: number;
  offered: number;
  goodput: number;
  outcomes: readonly Outcome[];
  /** Looks at the page in memory without and with the load. */
  calm: readonly Outcome[];
  looks: readonly Outcome[];
  /** In milliseconds. */
  recovery: { search: number; ready: number };
}

function tabulate(all: readonly Figures[]): Table {
  const row = (name: string, digits: number, pick: (figures: Figures) => number) => [
    name,
    formatSummary(summarize(all.map(pick)), digits),
  ];
  const withStatus = ({ outcomes }: Figures, ...statuses: number[]) =>
    outcomes.filter(({ status }) => statuses.includes(status));
  const share = (figures: Figures, status: number) =>
    (withStatus(figures, status).length / figures.outcomes.length) * 100;
  const time = (some: readonly Outcome[], percent: number) =>
    pickPercentile(
      some.map((outcome) => outcome.time),
      percent,
    );
  const timeRows = (name: string, pick: (figures: Figures) => readonly Outcome[]) =>
    [50, 99].map((percent) =>
      row(`${name}, p${percent} ms`, 1, (figures) => time(pick(figures), percent)),
    );
  return {
    title: 'Overload',
    note: `For ${overloadTime / 1000} s, ${overloadFactor} times as many searches never asked before (\`/hizmetler?q=…&lng=tr\`) as can be answered, at a steady rate; meanwhile a page in memory is asked for every ${lookPause} ms. ${rounds} rounds; median, lowest and highest. Times are the client’s, which needs a core for itself.`,
    head: ['', ''],
    rows: [
      row('peak: searches answered per second', 0, ({ peak }) => peak),
      row('offered per second', 0, ({ offered }) => offered),
      row('answered per second (goodput)', 0, ({ goodput }) => goodput),
      row('goodput against peak', 2, ({ goodput, peak }) => goodput / peak),
      row('share of 200, %', 1, (figures) => share(figures, 200)),
      row('share of 503, %', 1, (figures) => share(figures, 503)),
      row(
        'anything else',
        0,
        (figures) => figures.outcomes.length - withStatus(figures, 200, 503).length,
      ),
      ...timeRows('time of a 503', (figures) => withStatus(figures, 503)),
      ...timeRows('time of a 200', (figures) => withStatus(figures, 200)),
      ...timeRows(`${page} without the load`, ({ calm }) => calm),
      ...timeRows(`${page} under the load`, ({ looks }) => looks),
      row(
        `${page} under the load, not 200`,
        0,
        ({ looks }) => looks.filter(({ status }) => status !== 200).length,
      ),
      row('until ten searches in a row are answered, ms', 0, ({ recovery }) => recovery.search),
      row('until /readyz answers 200, ms', 0, ({ recovery }) => recovery.ready),
    ],
  };
}

async function findPeak(program: Program, agent: Agent): Promise<number> {
  const rates: number[] = [];
  for (const atOnce of steps) {
    const outcomes = await askAtOnce(program, agent, atOnce, stepTime);
    rates.push(outcomes.filter(({ status }) => status === 200).length / (stepTime / 1000));
  }
  return Math.max(...rates);
}

/** Some visitors who ask as soon as they are answered. */
async function askAtOnce(program: Program, agent: Agent, atOnce: number, time: number) {
  const outcomes: Outcome[] = [];
  const end = performance.now() + time;
  const work = async () => {
    while (performance.now() < end) outcomes.push(await search(program, agent));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/** Visitors who come at a steady rate, whether or not those before them have been answered. */
async function askAtRate(program: Program, agent: Agent, rate: number): Promise<Outcome[]> {
  const pending: Promise<Outcome>[] = [];
  const state = { atOnce: 0 };
  const start = performance.now();
  const count = (rate * overloadTime) / 1000;
  while (pending.length < count) {
    const due = Math.min(count, ((performance.now() - start) / 1000) * rate);
    while (pending.length < due && state.atOnce < mostAtOnce) {
      state.atOnce += 1;
      pending.push(
        search(program, agent).finally(() => {
          state.atOnce -= 1;
        }),
      );
    }
    if (performance.now() - start > overloadTime) break;
    await wait(1);
  }
  return Promise.all(pending);
}

async function search({ address }: Program, agent: Agent): Promise<Outcome> {
  const path = `${address}/hizmetler?q=${randomUUID()}&lng=tr`;
  return askOnce(path, agent);
}

/** A connection that breaks counts as an answer with status 0. */
async function askOnce(address: string, agent: Agent): Promise<Outcome> {
  const { status, time } = await ask(address, { 'Accept-Encoding': 'br' }, agent).catch(() => ({
    status: 0,
    time: Number.NaN,
  }));
  return { status, time, end: performance.now() };
}

/** Asks for a page in memory at a calm pace until something else is over. */
async function lookAtPage({ address }: Program, agent: Agent, over: Promise<unknown>) {
  const state = { isOver: false };
  const done = over.finally(() => {
    state.isOver = true;
  });
  const looks: Outcome[] = [];
  while (!state.isOver) {
    looks.push(await askOnce(address + page, agent));
    await wait(lookPause);
  }
  await done;
  return looks;
}

async function measureRecovery(program: Program, agent: Agent): Promise<Figures['recovery']> {
  const start = performance.now();
  const [searchTime, readyTime] = await Promise.all([
    untilAnswered(() => search(program, agent), 10, start),
    untilAnswered(() => askOnce(`${program.address}/readyz`, agent), 1, start),
  ]);
  return { search: searchTime, ready: readyTime };
}

/** The time at which so many 200 in a row began. */
async function untilAnswered(attempt: () => Promise<Outcome>, inARow: number, start: number) {
  let begin = performance.now();
  for (let good = 0; good < inARow; ) {
    const { status } = await attempt();
    good = status === 200 ? good + 1 : 0;
    if (good === 0) {
      await wait(5);
      begin = performance.now();
    }
    if (begin - start > 30_000) return Number.NaN;
  }
  return begin - start;
}

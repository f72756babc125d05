import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import { page } from './contestants.ts';
import { formatSummary, type Table } from './format-table.ts';
import { type Outcome, sendVisitors } from './run-wrk.ts';
import { siteProgram } from './site-program.ts';
import { type Program, startProgram } from './start-program.ts';
import { pickPercentile, summarize } from './summarize.ts';

/** A search that nobody has asked for before. */
const search = '/hizmetler?q=*&lng=tr';
/** The most searches that are answered is looked for with so many visitors at once. */
const steps = [1, 2, 4, 8, 16];
/** Of one step, in seconds. */
const stepTime = 1;
/** In seconds. */
const overloadTime = 4;
const rounds = 3;
const overloadFactor = 3;
/** So many that they hardly wait for answers, however long one takes: it is their rest that makes the rate. */
const overloadVisitors = 256;
/** Mean rest between two looks at the page in memory, in milliseconds. */
const lookPause = 50;

/** What becomes of searches nobody has asked before, and of the pages in memory, at three times what can be rendered. */
export async function measureOverload(folder: string): Promise<Table> {
  const program = await startProgram({ run: siteProgram, folder }, '/readyz');
  const all: Figures[] = [];
  try {
    await sendVisitors(program.address, { paths: [search], visitors: 4, seconds: overloadTime });
    for (let round = 0; round < rounds; round += 1) all.push(await measureRound(program));
  } finally {
    await program.stop();
  }
  return tabulate(all);
}

async function measureRound(program: Program): Promise<Figures> {
  const { address } = program;
  const lookAtPage = (seconds: number) =>
    sendVisitors(address, { paths: [page], visitors: 1, seconds, delay: lookPause });
  const peak = await findPeak(program);
  const calm = await lookAtPage(stepTime);
  const delay = Math.round((overloadVisitors / (peak * overloadFactor)) * 1000);
  const overload = { paths: [search], visitors: overloadVisitors, seconds: overloadTime, delay };
  const [outcomes, looks] = await Promise.all([
    sendVisitors(address, overload),
    lookAtPage(overloadTime),
  ]);
  return { peak, outcomes, calm, looks, recovery: await measureRecovery(program) };
}

interface Figures {
  /** Searches answered per second, without overload. */
  peak: number;
  /** What became of the searches while it lasted. */
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
  const goodput = (figures: Figures) => withStatus(figures, 200).length / overloadTime;
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
    note: `For ${overloadTime} s, ${overloadVisitors} visitors search for what was never searched before (\`/hizmetler?q=…&lng=tr\`) and rest in between so long that they would ask ${overloadFactor} times as often as can be answered; meanwhile a page in memory is asked for about every ${lookPause} ms. ${rounds} rounds; median, lowest and highest. Times are the client’s, which needs a core for itself.`,
    head: ['', ''],
    rows: [
      row('peak: searches answered per second', 0, ({ peak }) => peak),
      row('asked per second', 0, ({ outcomes }) => outcomes.length / overloadTime),
      row('answered per second (goodput)', 0, goodput),
      row('goodput against peak', 2, (figures) => goodput(figures) / figures.peak),
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

async function findPeak({ address }: Program): Promise<number> {
  const rates: number[] = [];
  for (const visitors of steps) {
    const outcomes = await sendVisitors(address, { paths: [search], visitors, seconds: stepTime });
    rates.push(outcomes.filter(({ status }) => status === 200).length / stepTime);
  }
  return Math.max(...rates);
}

async function measureRecovery({ address }: Program): Promise<Figures['recovery']> {
  const start = performance.now();
  let number = 0;
  const searchAgain = () => {
    number += 1;
    return search.replace('*', `${start}-${number}`);
  };
  const [searchTime, readyTime] = await Promise.all([
    untilAnswered(() => address + searchAgain(), 10, start),
    untilAnswered(() => `${address}/readyz`, 1, start),
  ]);
  return { search: searchTime, ready: readyTime };
}

/** The time at which so many 200 in a row began. */
async function untilAnswered(nameAddress: () => string, inARow: number, start: number) {
  let begin = performance.now();
  for (let good = 0; good < inARow; ) {
    const isGood = await ask(nameAddress()).then(
      ({ status }) => status === 200,
      () => false,
    );
    good = isGood ? good + 1 : 0;
    if (good === 0) {
      await wait(5);
      begin = performance.now();
    }
    if (begin - start > 30_000) return Number.NaN;
  }
  return begin - start;
}

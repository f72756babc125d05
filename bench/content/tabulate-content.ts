import { formatNumber, formatSummary, type Table } from '../format-table.ts';
import { summarize } from '../summarize.ts';
import type { Round, SizeResult } from './measure-size.ts';

/** The size that the goals are set for. */
const goalSize = 10_000;

const bundles = 'three bundles, MB: ours / yardstick';

interface Measure {
  name: string;
  pick: (result: SizeResult) => readonly number[];
  digits: number;
  /** Whether the figures hold for this machine only; see `Table`. */
  isAbsolute?: boolean;
  /** Maximum of the median at `goalSize`. */
  goal?: number;
}

const measures: readonly Measure[] = [
  ...(
    [
      ['the yardstick, s', 'yardstick'],
      ['cold, s', 'cold'],
      ['nothing changed, s', 'unchanged'],
      ['one file changed, s', 'changed'],
    ] as const
  ).map(([name, kind]) => ({
    name,
    pick: ofRounds((round) => round[kind].time / 1000),
    digits: 2,
    isAbsolute: true,
  })),
  { name: 'cold ÷ yardstick', pick: ofRounds(divideBy('cold')), digits: 2, goal: 1 },
  {
    name: 'nothing changed ÷ yardstick',
    pick: ofRounds(divideBy('unchanged')),
    digits: 2,
    goal: 0.15,
  },
  {
    name: 'one file changed ÷ yardstick',
    pick: ofRounds(divideBy('changed')),
    digits: 2,
    goal: 0.35,
  },
  {
    name: 'one file changed in watch, ms',
    pick: ({ watch = [] }) => watch,
    digits: 0,
    isAbsolute: true,
  },
  {
    name: 'one file changed in watch ÷ yardstick',
    pick: ({ watch = [], rounds }) => {
      const { median } = summarize(rounds.map((round) => round.yardstick.time));
      return watch.map((time) => time / median);
    },
    digits: 3,
    goal: 0.05,
  },
  {
    name: 'processor time, yardstick, s',
    pick: ofRounds((round) => round.yardstick.processorTime / 1000),
    digits: 2,
    isAbsolute: true,
  },
  {
    name: 'processor time, cold, s',
    pick: ofRounds((round) => round.cold.processorTime / 1000),
    digits: 2,
    isAbsolute: true,
  },
  {
    name: 'processor time, cold ÷ yardstick',
    pick: ofRounds((round) => round.cold.processorTime / round.yardstick.processorTime),
    digits: 2,
  },
  {
    name: 'memory, cold ÷ yardstick',
    pick: ofRounds((round) => round.cold.peak / round.yardstick.peak),
    digits: 2,
  },
  { name: 'memory, cold, MB', pick: ofRounds((round) => round.cold.peak), digits: 0, goal: 600 },
  {
    name: 'memory, yardstick, MB',
    pick: ofRounds((round) => round.yardstick.peak),
    digits: 0,
    isAbsolute: true,
  },
];

/** Tabulates all figures: one column for each size, then the goals. */
export function tabulateSizes(results: readonly SizeResult[], rounds: number): Table {
  const atGoal = results.find(({ size }) => size === goalSize);
  const goalName = formatNumber(goalSize, 0);
  return {
    title: 'Compiling content',
    note: describeMethod(rounds),
    head: [
      'generated entries',
      ...results.map(({ size }) => formatNumber(size, 0)),
      `goal at ${goalName}`,
      'met',
    ],
    rows: [
      ...measures.map(({ name, pick, digits, goal }) => [
        name,
        ...results.map((result) => formatFigures(pick(result), digits)),
        goal === undefined ? '' : `≤ ${goal}`,
        goal === undefined || atGoal === undefined ? '' : judge(pick(atGoal), goal),
      ]),
      [
        bundles,
        ...results.map(
          ({ bundles: { ours, yardstick } }) =>
            `${formatNumber(ours, 1)} / ${formatNumber(yardstick, 1)}`,
        ),
        '',
        '',
      ],
    ],
    absolute: [bundles, ...measures.filter(({ isAbsolute }) => isAbsolute).map(({ name }) => name)],
  };
}

/** Tabulates how time grows from each size to the next. An exponent of 1 is linear, 0 constant, 2 quadratic. */
export function tabulateGrowth(results: readonly SizeResult[]): Table {
  const steps = results.slice(1).map((larger, index) => ({ smaller: results[index], larger }));
  const kinds = [
    ['the yardstick', 'yardstick'],
    ['cold', 'cold'],
    ['nothing changed', 'unchanged'],
    ['one file changed', 'changed'],
  ] as const;
  return {
    title: 'How the time grows with the content',
    note: 'The exponent from one size to the next, of the medians: 1 is growth in proportion. The start of a process, the same at every size, hides growth among the small ones.',
    head: [
      '',
      ...steps.map(
        ({ smaller, larger }) =>
          `${formatNumber(smaller?.size ?? Number.NaN, 0)} → ${formatNumber(larger.size, 0)}`,
      ),
    ],
    rows: kinds.map(([name, kind]) => [
      name,
      ...steps.map(({ smaller, larger }) =>
        formatNumber(smaller ? computeExponent(smaller, larger, kind) : Number.NaN, 2),
      ),
    ]),
  };
}

function computeExponent(smaller: SizeResult, larger: SizeResult, kind: keyof Round): number {
  const median = ({ rounds }: SizeResult) =>
    summarize(rounds.map((round) => round[kind].time)).median;
  return Math.log(median(larger) / median(smaller)) / Math.log(larger.size / smaller.size);
}

function describeMethod(rounds: number): string {
  return `The benchmark generates whole content trees of valid experiences in three languages (about 4 kB of YAML each, 3 % of the translations
missing, always the same). It runs new processes one after the other, ${rounds} rounds at each size and one at 100,000; median, lowest
and highest, ratios within a round.

- **the yardstick** is one process on one thread that reads the same files, parses them with the \`yaml\` package, checks them with the same
  zod schemas and writes three bundles (\`bench/content/baseline.ts\`). It has no messages, and checks no link and no picture.
- **cold**: \`catalogue compile\` as \`npm run catalogue\` starts it, without output and cache. Pictures are encoded before, and not
  measured.
- **nothing changed**, **one file changed**: the same again in a new process.
- **one file changed in watch**: from just before the save until the bundle contains the new text; nine edits after two for warm-up,
  divided by the median of the yardstick.
- **processor time** is that of all threads of a process. **Memory** is the maximum of a process (RSS); it hardly depends on the load of
  the machine.`;
}

function ofRounds(pick: (round: Round) => number): Measure['pick'] {
  return ({ rounds }) => rounds.map(pick);
}

function divideBy(kind: keyof Round): (round: Round) => number {
  return (round) => round[kind].time / round.yardstick.time;
}

function formatFigures(figures: readonly number[], digits: number): string {
  const [only = Number.NaN] = figures;
  return figures.length > 1
    ? formatSummary(summarize(figures), digits)
    : formatNumber(only, digits);
}

function judge(figures: readonly number[], goal: number): string {
  if (figures.length === 0) return 'not measured';
  return summarize(figures).median <= goal ? 'yes' : 'no';
}

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  describeMachine,
  divideRounds,
  formatSpread,
  formatTable,
  pickMedian,
} from '../figures.ts';
import { writeContent, writeEntry } from './generate-content.ts';
import { measureWatch } from './measure-watch.ts';
import { type Run, runOnce } from './run-once.ts';

// `npm run bench:content` measures `catalogue compile` and `catalogue validate` on generated content, and prints tables.

const root = join(import.meta.dirname, '../..');
const workFolder = join(root, 'build/bench-content');
/** The script of `npm run catalogue`: runs the bundled tool, and bundles it again first if a source is newer. */
const tool = join(root, 'scripts/bin/catalogue.mjs');
/** Where `validate` keeps its cache, wherever the content is. */
const cache = join(root, 'build/cache');
const baseline = join(import.meta.dirname, 'baseline.ts');

/** What is measured in each round, in this order, each in a new process. */
const kinds = [
  'the yardstick',
  'cold',
  'nothing changed',
  'one file changed',
  'validate, cold',
  'validate, nothing changed',
] as const;

type Kind = (typeof kinds)[number];
type Round = Record<Kind, Run>;

interface SizeResult {
  /** Number of generated entries. */
  size: number;
  rounds: Round[];
  /** In seconds, see `measureWatch`. */
  watch: number[];
}

/** Maximum ratios to the yardstick, except for the memory in MB. */
const goals: Readonly<Record<string, string>> = {
  cold: '≤ 1',
  'nothing changed': '≤ 0.15',
  'one file changed': '≤ 0.25',
  'one file changed in watch': '≤ 0.04',
  'memory, cold, MB': '≤ 600 MB',
};

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000' },
    rounds: { type: 'string', default: '5' },
  },
});
console.log(describeMachine());
let smaller: SizeResult | undefined;
for (const size of values.sizes.split(',').map(Number)) {
  const result = await measureSize(size, Number(values.rounds));
  console.log(formatFigures(result));
  if (smaller) console.log(formatGrowth(smaller, result));
  smaller = result;
}

/**
 * Measures the compiler and the yardstick on a content tree of a size.
 *
 * @throws {Error} if a run fails, or its bundle does not contain the latest edit
 */
async function measureSize(size: number, roundCount: number): Promise<SizeResult> {
  const folder = join(workFolder, String(size));
  const content = join(folder, 'content');
  const out = join(folder, 'out');
  const yardstick = join(folder, 'yardstick');
  const bundlePath = join(out, 'content/tr/bundle.json');
  const compile = [tool, 'compile', '--content', content, '--out', out];
  const validate = [tool, 'validate', '--content', content];
  const run = (command: readonly string[]) => runOnce(command, folder);
  let edits = 0;
  const edit = () => {
    edits += 1;
    const title = `Deneme Gezisi ${edits}.`;
    writeEntry(content, 0, title);
    return title;
  };
  const compileEdit = async () => {
    const title = edit();
    const result = await run(compile);
    if (readFileSync(bundlePath).includes(title)) return result;
    throw new Error(`${bundlePath} does not contain the text that was changed last.`);
  };

  try {
    rmSync(folder, { recursive: true, force: true });
    writeContent(content, size);
    // Encodes the pictures, which are not measured, and loads the files into the machine’s page cache.
    await run(compile);
    const rounds: Round[] = [];
    for (let round = 0; round < roundCount; round += 1) {
      clearOutput(out);
      for (const path of [yardstick, cache]) rmSync(path, { recursive: true, force: true });
      rounds.push({
        'the yardstick': await run([baseline, content, yardstick]),
        cold: await run(compile),
        'nothing changed': await run(compile),
        'one file changed': await compileEdit(),
        'validate, cold': await run(validate),
        'validate, nothing changed': await run(validate),
      });
    }
    return { size, rounds, watch: await measureWatch(compile, bundlePath, edit) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes all output and caches of a compile, except the pictures. */
function clearOutput(out: string): void {
  const outputs = readdirSync(out).filter((name) => name !== 'public');
  const files = readdirSync(join(out, 'public')).filter((name) => name !== 'pictures');
  for (const path of [...outputs, ...files.map((name) => join('public', name))]) {
    rmSync(join(out, path), { recursive: true });
  }
}

function formatFigures({ size, rounds, watch }: SizeResult): string {
  const row = (name: string, digits: number, own: readonly number[], base: readonly number[]) => [
    name,
    formatSpread(own, digits),
    formatSpread(divideRounds(own, base), 3),
    goals[name] ?? '',
  ];
  const compare = (name: string, kind: Kind, figure: keyof Run, digits: number) =>
    row(
      name,
      digits,
      rounds.map((round) => round[kind][figure]),
      rounds.map((round) => round['the yardstick'][figure]),
    );
  const median = pickMedian(rounds.map((round) => round['the yardstick'].time));
  const medians = watch.map(() => median);
  return formatTable(
    `${size.toLocaleString('en')} entries`,
    ['', 'seconds', 'ratio to the yardstick', 'goal at 10,000'],
    [
      ...kinds.map((kind) => compare(kind, kind, 'time', 2)),
      row('one file changed in watch', 3, watch, medians),
      compare('processor time, cold', 'cold', 'processorTime', 2),
      compare('memory, cold, MB', 'cold', 'peak', 0),
    ],
  );
}

/** Formats how time grows with the content. An exponent of 1 is growth in proportion, 0 none. */
function formatGrowth(smaller: SizeResult, larger: SizeResult): string {
  const growth = Math.log(larger.size / smaller.size);
  const rows = kinds.map((kind) => {
    const pickTime = ({ rounds }: SizeResult) =>
      pickMedian(rounds.map((round) => round[kind].time));
    return [kind, (Math.log(pickTime(larger) / pickTime(smaller)) / growth).toFixed(2)];
  });
  return formatTable('How the time grows with the content', ['', 'exponent'], rows);
}

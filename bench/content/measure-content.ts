import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BenchError } from '../bench-error.ts';
import { describeLoad, describeMachine } from '../describe-machine.ts';
import { formatTable, selectRatios } from '../format-table.ts';
import { writePart } from '../write-benchmarks.ts';
import { measureSize, type SizeResult } from './measure-size.ts';
import { tabulateGrowth, tabulateSizes } from './tabulate-content.ts';

// `npm run bench:content` measures `catalogue compile` on generated content. `-- --write` also updates its part of
// docs/benchmarks.md.

const folder = join(import.meta.dirname, '../../build/bench-content');
/** From this size on, only one round is measured: it takes long, and is enough. */
const hugeSize = 100_000;

async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '100,1000,10000,100000' },
      rounds: { type: 'string', default: '5' },
      write: { type: 'boolean', default: false },
    },
  });
  const sizes = values.sizes.split(',').map((size) => readCount('--sizes', size));
  const rounds = readCount('--rounds', values.rounds);
  if (rounds % 2 === 0) {
    throw new BenchError('--rounds takes an odd number, so that one round is the median.');
  }
  const load = describeLoad();
  const results = await measureSizes(
    sizes.toSorted((a, b) => a - b),
    rounds,
  );
  const tables = [
    ...(results.length > 0 ? [tabulateSizes(results, rounds)] : []),
    ...(results.length > 1 ? [tabulateGrowth(results)] : []),
  ];
  const date = new Date().toISOString().slice(0, 10);
  const machine = `Measured by \`npm run bench:content\` on ${date}: ${describeMachine()}.\n${load}`;
  console.log([machine, ...tables.map(formatTable)].join('\n\n'));
  const [first, ...rest] = tables.flatMap(selectRatios).map(formatTable);
  if (!values.write || first === undefined) return;
  const [heading = '', ...lines] = first.split('\n');
  writePart('content', [[heading, '', machine, ...lines].join('\n'), ...rest].join('\n\n'));
}

/** Measures the sizes in order and stops at the first that fails; the results of the smaller ones are kept. */
async function measureSizes(sizes: readonly number[], rounds: number): Promise<SizeResult[]> {
  const results: SizeResult[] = [];
  for (const size of sizes) {
    console.error(`Measuring ${size} entries …`);
    try {
      const result = await measureSize(folder, size, size >= hugeSize ? 1 : rounds);
      if (result.watch === undefined) {
        console.error('This tool has no `compile --watch` yet, so that row stays empty.');
      }
      results.push(result);
    } catch (error) {
      if (!(error instanceof BenchError)) throw error;
      console.error(`${size} entries could not be measured. ${error.message}`);
      process.exitCode = 1;
      break;
    }
  }
  return results;
}

function readCount(option: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new BenchError(`${option} takes whole numbers above 0, not “${text}”.`);
}

try {
  await measure();
} catch (error) {
  console.error(error instanceof BenchError ? error.message : error);
  process.exitCode = 1;
}

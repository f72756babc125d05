import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BenchError } from './bench-error.ts';
import { bareName, ceilingName, startContestants } from './contestants.ts';
import { describeLoad, describeMachine } from './describe-machine.ts';
import { formatTable, selectRatios, type Table } from './format-table.ts';
import { measureEditing } from './measure-editing.ts';
import { measureHalfLoad } from './measure-half-load.ts';
import { measureMemory } from './measure-memory.ts';
import { measureMoments } from './measure-moments.ts';
import { measureOverload } from './measure-overload.ts';
import { measureStart } from './measure-start.ts';
import { measureThroughput, type Pace, tabulateThroughput } from './measure-throughput.ts';
import { requireWrk } from './run-wrk.ts';
import { writePart } from './write-benchmarks.ts';

// `npm run bench` measures the built site. `-- --write` also updates its part of docs/benchmarks.md.

const root = join(import.meta.dirname, '..');
const subjects = ['throughput', 'moments', 'start', 'memory', 'overload', 'editing'];

async function measure(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '3' },
    },
  });
  const unknown = positionals.filter((name) => !subjects.includes(name));
  if (unknown.length > 0) {
    throw new BenchError(`There is no ${unknown.join(', ')}; choose from ${subjects.join(', ')}.`);
  }
  const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
  if (!existsSync('/proc/self/stat')) {
    throw new BenchError('The benchmark reads /proc, so it runs on Linux only.');
  }
  if (!existsSync(join(root, 'build/server/main.js'))) {
    throw new BenchError('There is no built site; make it with: npm run build');
  }
  requireWrk();
  const pace: Pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const tables: Table[] = [];
  const load = describeLoad();
  const add = (table: Table) => {
    tables.push(table);
    console.log(`\n${formatTable(table)}`);
  };
  try {
    console.log(`${describeMachine()}\n${load}`);
    if (isWanted('start')) add(await measureStart(folder, pace.rounds));
    if (isWanted('throughput')) await measureWarmPage(folder, pace, add);
    if (isWanted('moments')) add(await measureMoments(folder, pace));
    if (isWanted('overload')) add(await measureOverload(folder));
    if (isWanted('memory')) add(await measureMemory(folder));
    if (isWanted('editing')) add(await measureEditing(folder, pace.rounds));
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (values.write) writePart('server', formatDocument(tables, load));
}

async function measureWarmPage(folder: string, pace: Pace, add: (table: Table) => void) {
  const contestants = await startContestants(folder);
  try {
    const results = await measureThroughput(contestants, pace);
    add(tabulateThroughput(results, pace));
    add(await measureHalfLoad(contestants, results, { ...pace, rounds: 3 }));
  } finally {
    for (const { program } of contestants) await program.stop();
  }
}

function formatDocument(tables: readonly Table[], load: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const ratios = tables.flatMap(selectRatios).map(formatTable);
  return `# Benchmarks

Measured by \`npm run bench\` on ${date}: ${describeMachine()}.
${load}

Only ratios within one run are published, because client and server share the machine, and absolute figures of another machine or
hour differ; \`npm run bench\` prints both. Each server is one process with production’s settings, requested on the loopback
interface by \`wrk\` with one thread:

- **${ceilingName}**: an Express application that sends the site’s own compressed page with the headers that describe it. No security
  headers, no routing, no log.
- **${bareName}**: the same without Express.

CPU time is the server’s own, read from \`/proc\`.

${ratios.join('\n\n')}
`;
}

try {
  await measure();
} catch (error) {
  console.error(error instanceof BenchError ? error.message : error);
  process.exitCode = 1;
}

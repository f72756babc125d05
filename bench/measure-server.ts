import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from './figures.ts';
import { measureMemory } from './measure-memory.ts';
import { measureOverload } from './measure-overload.ts';
import { measureThroughput, type Pace } from './measure-throughput.ts';
import { root } from './start-server.ts';

// `npm run bench` measures the built site and prints tables. `npm run bench -- overload memory` measures only these.

const subjects: Readonly<Record<string, (pace: Pace) => Promise<void>>> = {
  throughput: measureThroughput,
  overload: measureOverload,
  memory: measureMemory,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
  },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(subjects);
const failure = findFailure();
if (failure === undefined) {
  console.log(describeMachine());
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  for (const name of wanted) await subjects[name]?.(pace);
} else {
  console.error(failure);
  process.exitCode = 2;
}

/** Returns why nothing can be measured. */
function findFailure(): string | undefined {
  const unknown = wanted.filter((name) => !(name in subjects));
  if (unknown.length > 0) {
    return `There is no ${unknown.join(', ')}; choose from ${Object.keys(subjects).join(', ')}.`;
  }
  if (!existsSync('/proc/self/stat')) {
    return 'The benchmark reads /proc, so it runs on Linux only.';
  }
  if (!existsSync(join(root, 'build/server/main.js'))) {
    return 'There is no built site; make it with: npm run build';
  }
  if (spawnSync('wrk', ['-v']).error) {
    return 'The benchmark needs wrk; install it, such as with: apt-get install wrk';
  }
  return undefined;
}

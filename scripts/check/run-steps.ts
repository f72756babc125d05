import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

export interface Step {
  name: string;
  /** Arguments of the project’s own Node. */
  run: readonly string[];
  /** Steps that must have passed before, if they are run at all. */
  after?: readonly string[];
  /** Whether it runs alone on the machine; its output is then shown as it is written. */
  isAlone?: boolean;
}

interface Result {
  name: string;
  outcome: 'passed' | 'FAILED' | 'not run';
  /** Seconds. */
  duration: number;
}

/**
 * Runs steps in parallel, as many at once as the machine has processors. Then runs the steps that need the machine to
 * themselves, one by one. At the end prints the outcome of each, the slowest first.
 *
 * @returns whether all passed
 */
export async function runSteps(
  steps: readonly Step[],
  environment: NodeJS.ProcessEnv,
): Promise<boolean> {
  const start = performance.now();
  const results = new Map<string, Promise<Result>>();
  const run = (step: Step) => {
    const result = runInTurn(step, results, environment);
    results.set(step.name, result);
    return result;
  };
  const waiting = steps.filter(({ isAlone }) => !isAlone).values();
  const work = async () => {
    for (const step of waiting) await run(step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const step of steps) if (step.isAlone) await run(step);
  return summarize(await Promise.all(results.values()), secondsSince(start));
}

async function runInTurn(
  { name, run, after = [], isAlone = false }: Step,
  others: ReadonlyMap<string, Promise<Result>>,
  environment: NodeJS.ProcessEnv,
): Promise<Result> {
  const needed = await Promise.all(after.map((other) => others.get(other)));
  if (needed.some((result) => result && result.outcome !== 'passed')) {
    return { name, outcome: 'not run', duration: 0 };
  }
  const start = performance.now();
  if (isAlone) console.log(`\n== ${name}`);
  const { code, output } = await runNode(run, environment, isAlone);
  const duration = secondsSince(start);
  if (!isAlone) console.log(`\n== ${name} (${duration.toFixed(1)} s)\n${output.trimEnd()}`);
  return { name, outcome: code === 0 ? 'passed' : 'FAILED', duration };
}

function runNode(run: readonly string[], env: NodeJS.ProcessEnv, isLive: boolean) {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number; output: string }>();
  const out = isLive ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, run, { stdio: ['ignore', out, out], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('error', reject);
  child.on('close', (code) => resolve({ code: code ?? 1, output }));
  return promise;
}

function summarize(results: readonly Result[], duration: number): boolean {
  console.log('\nSteps, the slowest first');
  for (const { name, outcome, duration: own } of results.toSorted(
    (one, other) => other.duration - one.duration,
  )) {
    console.log(`${own.toFixed(1).padStart(8)} s  ${outcome.padEnd(7)}  ${name}`);
  }
  const count = (wanted: Result['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  const skipped = count('not run') > 0 ? `, ${count('not run')} not run` : '';
  console.log(
    `\n${count('passed')} passed, ${count('FAILED')} failed${skipped}, in ${duration.toFixed(0)} s`,
  );
  return results.every(({ outcome }) => outcome === 'passed');
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

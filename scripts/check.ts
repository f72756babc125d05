import { spawnSync } from 'node:child_process';
import { BrowserError, ensureBrowser } from './ensure-browser.ts';

// The one gate, locally and in CI. `npm run check -- types lint` runs only the steps named.

interface Step {
  name: string;
  /** Arguments of the project’s own Node. */
  run: string[];
  needsBrowser?: boolean;
}

const bin = (path: string) => `node_modules/${path}`;

const steps: Step[] = [
  { name: 'content', run: ['cli/main.ts', 'validate', '--strict'] },
  { name: 'translations', run: ['cli/main.ts', 'missing'] },
  { name: 'lock', run: ['cli/main.ts', 'accept', '--check'] },
  { name: 'schemas', run: ['cli/main.ts', 'schema', '--check'] },
  { name: 'build', run: ['scripts/build.ts', '--if-stale'] },
  { name: 'lint', run: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  { name: 'styles', run: [bin('stylelint/bin/stylelint.mjs'), 'client/styles/*.scss'] },
  { name: 'types', run: [bin('typescript/bin/tsc'), '--build'] },
  { name: 'dead-code', run: [bin('knip/bin/knip.js')] },
  { name: 'size', run: ['scripts/measure-size.ts'] },
  {
    name: 'tests',
    run: [bin('vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts'],
    needsBrowser: true,
  },
];

function runSteps(wanted: readonly string[]): number {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}; use: ${steps.map(({ name }) => name).join(', ')}.`,
    );
    return 2;
  }
  const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const browser = chosen.some(({ needsBrowser }) => needsBrowser) ? ensureBrowser() : undefined;
  const results = chosen.map((step) => ({ name: step.name, hasPassed: runStep(step, browser) }));
  console.log('\nSummary');
  for (const { name, hasPassed } of results)
    console.log(`  ${hasPassed ? 'passed' : 'FAILED'}  ${name}`);
  return results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
}

function runStep({ name, run }: Step, browser = ''): boolean {
  console.log(`\n== ${name}`);
  const environment = {
    ...process.env,
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    CHROMIUM_PATH: browser,
  };
  const start = performance.now();
  const { status } = spawnSync(process.execPath, run, { stdio: 'inherit', env: environment });
  console.log(`-- ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return status === 0;
}

try {
  process.exitCode = runSteps(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof BrowserError ? error.message : error);
  process.exitCode = 1;
}

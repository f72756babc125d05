import { BrowserError, ensureBrowser, installShell } from './ensure-browser.ts';
import { runSteps, type Step } from './run-steps.ts';

// `npm test`, its variants and `npm run check` each run a set of steps. `npm run check -- types lint` runs just those.

const bin = (path: string) => `node_modules/${path}`;

const runTests = (...options: string[]) => [
  bin('vitest/vitest.mjs'),
  'run',
  '--config',
  'tests/vitest.config.ts',
  ...options,
];

/** Checks types: of a folder and of what it refers to; without a folder, of all that the packages of the root suffice for. */
const compile = (...folder: string[]) => [bin('typescript/bin/tsc'), '--build', ...folder];

/** What tests of pages open. */
const sites = ['build', 'fixture-site'];

/** Long steps first, so that none is left running alone at the end. */
const steps: readonly Step[] = [
  { name: 'build', run: ['scripts/build/build.ts', '--if-stale'] },
  { name: 'fixture-site', run: ['tests/prepare-fixture-site.ts'] },
  { name: 'dead-code', run: [bin('knip/bin/knip.js')] },
  { name: 'types', run: compile() },
  { name: 'night-types', run: compile('tests/night') },
  { name: 'engine-types', run: compile('tests/engines') },
  { name: 'lint', run: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  { name: 'styles', run: [bin('stylelint/bin/stylelint.mjs'), 'client/styles/*.scss'] },
  { name: 'content', run: ['cli/main.ts', 'validate', '--strict'] },
  { name: 'translations', run: ['cli/main.ts', 'missing'] },
  { name: 'lock', run: ['cli/main.ts', 'accept', '--check'] },
  { name: 'size', run: ['scripts/check/measure-size.ts'], after: ['build'] },
  { name: 'unit', run: runTests('--project', 'unit', '--mode', 'quick'), isAlone: true },
  { name: 'tests', run: runTests(), after: sites, isAlone: true },
  { name: 'long-tests', run: runTests('--mode', 'long'), after: sites, isAlone: true },
  {
    name: 'engine-tests',
    run: runTests('--mode', 'engines', '--project', 'engines'),
    after: sites,
    isAlone: true,
  },
];

/** What the gate checks beside the tests. */
const checks = ['dead-code', 'types', 'lint', 'styles', 'content', 'translations', 'lock', 'size'];

/** The steps of each command; the tests of the gate include the unit tests. */
const sets: Record<string, readonly string[]> = {
  gate: [...sites, ...checks, 'tests'],
  long: [...sites, 'night-types', 'long-tests'],
  engines: [...sites, 'engine-types', 'engine-tests'],
  quick: ['build', 'types', 'lint', 'styles', 'content', 'unit'],
};

/** Steps that open pages in a browser. */
const inBrowser = ['tests', 'long-tests', 'engine-tests'];

async function check([set = 'quick', ...named]: readonly string[]): Promise<number> {
  const wanted = named.length > 0 ? named : (sets[set] ?? []);
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}; use: ${steps.map(({ name }) => name).join(', ')}.`,
    );
    return 2;
  }
  if (wanted.some((name) => inBrowser.includes(name))) {
    installShell();
    console.log(`Browser: ${ensureBrowser()}`);
  }
  const hasPassed = await runSteps(
    steps.filter(({ name }) => wanted.includes(name)),
    {
      ...process.env,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    },
  );
  return hasPassed ? 0 : 1;
}

try {
  process.exitCode = await check(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof BrowserError ? error.message : error);
  process.exitCode = 1;
}

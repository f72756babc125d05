import { ensureDependencies, findProjectNode } from './ensure-dependencies.mjs';
import { run } from './run.mjs';

// `npm test` and its like (`test:long`, `test:engines`, `test:pictures`): install what is missing, a browser included,
// and run the set of steps named.

try {
  ensureDependencies();
  process.exitCode = await run(findProjectNode(), [
    'scripts/check/check.ts',
    ...process.argv.slice(2),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

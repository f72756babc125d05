import { ensureDependencies, findProjectNode } from './ensure-dependencies.mjs';
import { run } from './run.mjs';

// `npm test` and its variants (`test:long`, `test:engines`, `test:pictures`): install missing dependencies and, if none
// is found, a browser. Then run the named set of steps.

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

import { ensureDependencies, findProjectNode } from './ensure-dependencies.mjs';
import { run } from './run.mjs';

// `npm test`: installs what is missing, a browser included, and runs the whole gate.

try {
  ensureDependencies();
  process.exitCode = await run(findProjectNode(), ['scripts/check.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

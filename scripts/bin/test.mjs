import { ensureDependencies, findProjectNode } from './ensure-dependencies.mjs';
import { run } from './run.mjs';

// `npm test` and its variants (`test:long`, `test:engines`): install missing dependencies and, if none is found, a
// browser. Then run the named set of steps.

/**
 * The folders with packages that only one set of tests needs.
 * @type {Record<string, string>}
 */
const folders = { long: 'tests/night', engines: 'tests/engines' };

try {
  ensureDependencies();
  const node = findProjectNode();
  const folder = folders[process.argv[2] ?? ''];
  if (folder) ensureDependencies(folder);
  process.exitCode = await run(node, ['scripts/check/check.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { ensureDependencies, findProjectNode } from './ensure-dependencies.mjs';
import { run } from './run.mjs';

// `npm start`: from a fresh clone to a served site; skips each step whose result is up to date.

try {
  ensureDependencies();
  const node = findProjectNode();
  process.exitCode =
    (await run(node, ['scripts/build/build.ts', '--if-stale'])) ||
    (await run(node, ['build/server/main.js'], {
      NODE_ENV: 'production',
      ...(process.stdout.isTTY && !process.env.LOG_FORMAT ? { LOG_FORMAT: 'pretty' } : {}),
    }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before a compiler by `--import`: writes what the process cost to the file that COST_FILE names. Worker
// threads load it too, and belong to the same process.

const path = process.env.COST_FILE;
if (isMainThread && path !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(path, JSON.stringify({ maxRSS, userCPUTime, systemCPUTime }));
  });
}

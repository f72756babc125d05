import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before a compiler with `--import`: writes the resource usage of the process to the file COST_FILE. Worker
// threads load this module too, but the main thread reports for the whole process. It is JavaScript, because Node would
// load its type stripper into every measured thread.

const path = process.env.COST_FILE;
if (isMainThread && path !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(path, JSON.stringify({ maxRSS, userCPUTime, systemCPUTime }));
  });
}

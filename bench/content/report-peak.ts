import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before a compiler by `--import`: writes the most memory it ever had (RSS, in bytes) to the file that
// PEAK_FILE names. Worker threads load it too, and belong to the same process.

const path = process.env.PEAK_FILE;
if (isMainThread && path !== undefined) {
  process.on('exit', () => writeFileSync(path, String(process.resourceUsage().maxRSS * 1024)));
}

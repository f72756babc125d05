import { spawnSync } from 'node:child_process';

// `npm run fix`: the twin of `npm run check`; mends format and lint where that is safe.

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;

import { spawnSync } from 'node:child_process';

// `npm run fix`: fixes formatting and lint errors that `npm run check` reports, if the fix is safe.

const fixers = [
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
  ['node_modules/stylelint/bin/stylelint.mjs', 'client/styles/*.scss', '--fix'],
];

const statuses = fixers.map((run) => spawnSync(process.execPath, run, { stdio: 'inherit' }).status);
process.exitCode = Math.max(...statuses.map((status) => status ?? 1));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

// Budgets in bytes after brotli: what a page downloads before an island is needed, and its styles.
const budgets = { script: 3 * 1024, styles: 15 * 1024 };

const folder = 'build/public';

/** A module and everything it imports statically; what it imports on demand does not count. */
function collectImports(address: string, seen = new Set<string>()): Set<string> {
  if (seen.has(address)) return seen;
  seen.add(address);
  const code = readFileSync(join(folder, address), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:import|from)\s*"([^"]+)"/g)) {
    collectImports(imported, seen);
  }
  return seen;
}

function measureBrotli(addresses: Iterable<string>): number {
  return [...addresses].reduce(
    (sum, address) => sum + brotliCompressSync(readFileSync(join(folder, address))).length,
    0,
  );
}

const assets = JSON.parse(readFileSync('build/assets.json', 'utf8'));
const sizes = {
  script: measureBrotli([assets.fixLanguage, ...collectImports(assets.entry)]),
  styles: measureBrotli([assets.styles]),
};
for (const name of ['script', 'styles'] as const) {
  console.log(`${name}: ${sizes[name]} of ${budgets[name]} bytes (brotli)`);
  if (sizes[name] > budgets[name]) {
    console.error(`The ${name} budget is exceeded by ${sizes[name] - budgets[name]} bytes.`);
    process.exitCode = 1;
  }
}

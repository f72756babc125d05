import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { registry } from '../../client/islands/registry.ts';

/**
 * Budgets in bytes after brotli: the script of a page before any interaction, its styles, and the script that each
 * island adds (measured plus 5 %).
 */
const budgets = {
  script: 3 * 1024,
  styles: 15 * 1024,
  'site-menu': 69_830,
  'hero-slideshow': 78_720,
  'detail-gallery': 78_410,
  'service-filter': 79_850,
} satisfies Record<keyof typeof registry | 'script' | 'styles', number>;

const folder = 'build/public';

const readCode = (address: string) => readFileSync(join(folder, address), 'utf8');

const listImports = (address: string) =>
  [...readCode(address).matchAll(/(?:import|from)\s*"([^"]+)"/g)].map(([, name = '']) => name);

/** Collects modules and their static imports, transitively; dynamic imports do not count. */
function collectImports(addresses: string[], seen = new Set<string>()): Set<string> {
  for (const address of addresses) {
    if (seen.has(address)) continue;
    seen.add(address);
    collectImports(listImports(address), seen);
  }
  return seen;
}

function measureBrotli(addresses: Iterable<string>): number {
  return [...addresses].reduce(
    (sum, address) => sum + brotliCompressSync(readFileSync(join(folder, address))).length,
    0,
  );
}

function report(fault: string): void {
  console.error(fault);
  process.exitCode = 1;
}

const assets = JSON.parse(readFileSync('build/assets.json', 'utf8'));
const early = [assets.head, ...collectImports([assets.entry])];

/** The modules that start an island. Their imports are requested in a second step; there must be no third. */
function findFirstStep(island: string): string[] {
  return ['mount-island', island].flatMap((name) =>
    Object.keys(assets.files).filter((address) => address.startsWith(`/assets/${name}-`)),
  );
}

const islands = Object.keys(registry) as (keyof typeof registry)[];
for (const island of islands) {
  const first = findFirstStep(island);
  const inTwoSteps = new Set([...early, ...first, ...first.flatMap(listImports)]);
  const late = [...collectImports(first)].filter(
    (address) => !inTwoSteps.has(address) || /\bimport\(/.test(readCode(address)),
  );
  if (late.length > 0) report(`“${island}” needs a third step for what ${late.join(', ')} brings.`);
}

const sizes = {
  script: measureBrotli(early),
  styles: measureBrotli([assets.styles]),
  ...Object.fromEntries(
    islands.map((island) => {
      return [island, measureBrotli(collectImports(findFirstStep(island), new Set(early)))];
    }),
  ),
};
for (const [name, budget] of Object.entries(budgets)) {
  const size = sizes[name as keyof typeof sizes];
  console.log(`${name}: ${size} of ${budget} bytes (brotli)`);
  if (size > budget) report(`The ${name} budget is exceeded by ${size - budget} bytes.`);
}

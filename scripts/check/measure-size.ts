import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { registry } from '../../client/islands/registry.ts';
import { budgets } from './budgets.ts';

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

/** Finds the one module of a name, before the hash of its content. */
function findModule(name: string): string[] {
  const found = Object.keys(assets.files).filter(
    (address) => address.replace(/-[A-Z0-9]+\.js$/, '') === `/assets/${name}`,
  );
  if (found.length !== 1) report(`The build has ${found.length} modules “${name}”.`);
  return found;
}

const always = [assets.head, ...collectImports([assets.entry])];
/** What modules add to those that a page has loaded. */
const collectMore = (addresses: string[], loaded: readonly string[]) =>
  [...collectImports(addresses, new Set(loaded))].slice(loaded.length);
const opening = collectMore(findModule('show-opening'), always);
const plan = collectMore(findModule('plan'), always);
const slides = collectMore(findModule('turn-slides'), always);
const onMost = [...new Set([...always, ...opening, ...plan])];
const early = [...new Set([...onMost, ...slides])];

/** The modules that start an island. Their imports are requested in a second step; there must be no third. */
function findFirstStep(island: string): string[] {
  return ['mount-island', island].flatMap(findModule);
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
  script: measureBrotli(onMost),
  home: measureBrotli(early),
  opening: measureBrotli(opening),
  plan: measureBrotli(plan),
  slides: measureBrotli(slides),
  swipes: measureBrotli(collectMore(findModule('mount-slider'), early)),
  styles: measureBrotli([assets.styles]),
  ...Object.fromEntries(
    islands.map((island) => {
      return [island, measureBrotli(collectMore(findFirstStep(island), early))];
    }),
  ),
};
for (const [name, budget] of Object.entries(budgets)) {
  const size = sizes[name as keyof typeof sizes];
  console.log(`${name}: ${size} of ${budget} bytes (brotli)`);
  if (size > budget) report(`The ${name} budget is exceeded by ${size - budget} bytes.`);
}

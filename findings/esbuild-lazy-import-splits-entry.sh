#!/bin/sh
# One lazy import takes code out of the file that starts the page, so that it starts one round trip later.
#
# Expected: `main.js` imports `shared.js`, and later `import('./later.js')`, which imports it too. Whoever runs `later.js` has
#   run `main.js`, so the shared code stays in the file of the entry, and the lazy file imports it from there. Rollup does so.
# Happens: with `splitting`, esbuild makes a lazy module an entry of its own, and code of two entries a third file. The page
#   loads `main.js`, and only then the chunk without which it cannot run. A shared helper of one line is enough, and so is
#   a lazy import of a module that is imported elsewhere as usual.
# Versions: esbuild 0.28.2; Rollup 4.68.8 for comparison.
# Who is hurt: pages that load a part late in order to start sooner; on a slow network they start later than before.
#   A `modulepreload` of the chunk helps.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund esbuild@0.28.2 rollup@4.68.8 >/dev/null
cat >expected <<'END'
esbuild 0.28.2: main.js loads chunk.js before it runs
rollup 4.68.8: main.js loads nothing before it runs
END
echo "export const shared = 1;" >shared.js
echo "import { shared } from './shared.js'; export const later = shared + 1;" >later.js
cat >main.js <<'END'
import { shared } from './shared.js';
console.log(shared);
addEventListener('click', () => import('./later.js'));
END
cat >try.mjs <<'END'
import { readFileSync } from 'node:fs';
import { build, version } from 'esbuild';
import { rollup, VERSION } from 'rollup';

const tell = (name, code) => {
  const [, file] = /^\s*import\s*\{[^}]*\}\s*from\s*["']\.\/([^"']+)["']/m.exec(code) ?? [];
  const what = file?.replace(/^chunk-\w+/, 'chunk') ?? 'nothing';
  console.log(`${name}: main.js loads ${what} before it runs`);
};
const options = { bundle: true, splitting: true, format: 'esm', outdir: 'out' };
await build({ entryPoints: ['main.js'], ...options });
tell(`esbuild ${version}`, readFileSync('out/main.js', 'utf8'));
const bundle = await rollup({ input: 'main.js' });
const { output } = await bundle.generate({ format: 'es' });
tell(`rollup ${VERSION}`, output.find(({ isEntry }) => isEntry).code);
END
node try.mjs | tee found
diff expected found

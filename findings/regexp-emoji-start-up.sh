#!/bin/sh
# A regular expression that names emoji sequences takes as long to create as half of a start of Node, even if it is never used.
#
# Expected: a literal such as `/\p{RGI_Emoji}/v` at the top of a module costs next to nothing until it is used, as
#   `/\p{Emoji}/v` does. V8 compiles functions and expressions late.
# Happens: `RGI_Emoji` is a property of strings. Creating the expression lists thousands of sequences, for some 20 ms, where
#   `/\p{Emoji}/v` takes some 0.1 ms. So whoever imports string-width pays for it, whatever is measured; fast-string-width
#   knows no such property.
# Versions: Node 24.21.0 (V8 13.6), string-width 9.0.0, fast-string-width 3.0.2.
# Who is hurt: command-line tools. The width of a text is measured by most of them, and a start of Node takes 40 ms.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 string-width@9.0.0 fast-string-width@3.0.2 >/dev/null
cat >expected <<'END'
node 24.21.0, string-width 9.0.0, fast-string-width 3.0.2
creating /\p{RGI_Emoji}/v takes more than 50 times as long as /\p{Emoji}/v: true
importing string-width takes more than twice as long as fast-string-width: true
END
cat >try.mjs <<'END'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const median = (code) => {
  const times = Array.from({ length: 9 }, () => {
    const run = `const start = performance.now(); ${code}; console.log(performance.now() - start)`;
    return Number(execFileSync(process.execPath, ['--input-type=module', '-e', run]));
  });
  return times.toSorted((a, b) => a - b)[4];
};
const create = (property) => median(`new RegExp('\\\\p{${property}}', 'v')`);
const load = (name) => median(`await import('${name}')`);
const version = (name) =>
  `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}`;
console.log(['node', 'string-width', 'fast-string-width'].map(version).join(', '));
const [sequences, characters] = [create('RGI_Emoji'), create('Emoji')];
console.error(`${sequences.toFixed(1)} ms and ${characters.toFixed(2)} ms to create`);
const [slow, quick] = [load('string-width'), load('fast-string-width')];
console.error(`${slow.toFixed(1)} ms and ${quick.toFixed(1)} ms to import`);
const says = (what, holds) => console.log(`${what}: ${holds}`);
says('creating /\\p{RGI_Emoji}/v takes more than 50 times as long as /\\p{Emoji}/v', sequences > 50 * characters);
says('importing string-width takes more than twice as long as fast-string-width', slow > 2 * quick);
END
node_modules/.bin/node try.mjs | tee found
diff expected found

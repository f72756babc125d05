#!/bin/sh
# A list that is empty cannot be read back if lists are not indented.
#
# Expected: what `stringify` of the package yaml writes, `parse` of the same package reads.
# Happens: with `indentSeq: false` and `collectionStyle: 'block'`, an empty list stands on a line of its own, not indented
#   below its key. YAML 1.2 (8.2.3) wants it indented, and `parse` refuses the whole file. Lists with items are fine, so
#   the file breaks on the day on which somebody takes the last item away.
# Versions: yaml 2.9.1.
# Who is hurt: whoever writes configuration or content with items at the margin, as Kubernetes and GitHub do.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund yaml@2.9.1 >/dev/null
cat >expected <<'END'
yaml 2.9.1
menu:
  items:
  - tea
reads: {"menu":{"items":["tea"]}}
menu:
  items:
  []
fails: MISSING_CHAR
END
cat >try.mjs <<'END'
import { createRequire } from 'node:module';
import { parse, stringify } from 'yaml';

console.log('yaml', createRequire(import.meta.url)('yaml/package.json').version);
for (const items of [['tea'], []]) {
  const text = stringify({ menu: { items } }, { indentSeq: false, collectionStyle: 'block' });
  process.stdout.write(text);
  try {
    console.log('reads:', JSON.stringify(parse(text)));
  } catch (error) {
    console.log('fails:', error.code);
  }
}
END
node try.mjs | tee found
diff expected found

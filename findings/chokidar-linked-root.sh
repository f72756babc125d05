#!/bin/sh
# A folder that is a link is watched in silence if links are not to be followed.
#
# Expected: `followSymlinks: false` concerns the links that chokidar meets below a watched folder. The folder itself was
#   named, so it is watched, link or not; else there is an error.
# Happens: of a folder that is a link, nothing is ever reported, and `ready` comes as usual. A resolved path (`realpath`)
#   helps.
# Versions: chokidar 6.0.0.
# Who is hurt: development servers and build tools in workspaces whose folders are links (monorepos, mounted sources):
#   they start, and no save shows.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund chokidar@6.0.0 >/dev/null
cat >expected <<'END'
chokidar 6.0.0
followSymlinks true: add link-true/a.txt
followSymlinks false: nothing
END
cat >try.mjs <<'END'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';

const { version } = JSON.parse(readFileSync('node_modules/chokidar/package.json', 'utf8'));
console.log('chokidar', version);
for (const followSymlinks of [true, false]) {
  const [folder, link] = [`folder-${followSymlinks}`, `link-${followSymlinks}`];
  mkdirSync(folder);
  symlinkSync(folder, link);
  const seen = [];
  const watcher = watch(link, { ignoreInitial: true, followSymlinks });
  watcher.on('all', (event, path) => seen.push(`${event} ${path}`));
  await new Promise((resolve) => watcher.on('ready', resolve));
  writeFileSync(`${folder}/a.txt`, 'tea');
  await wait(2000);
  console.log(`followSymlinks ${followSymlinks}:`, seen[0] ?? 'nothing');
  await watcher.close();
}
END
node try.mjs | tee found
diff expected found

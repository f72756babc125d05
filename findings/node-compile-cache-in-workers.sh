#!/bin/sh
# Worker threads compile everything again, although the process that starts them has a compile cache.
#
# Expected: `module.enableCompileCache()` at the top of a program is for its whole process, so a worker thread that loads the
#   same modules takes their compiled code from the cache. Tools that share work between threads rely on it.
# Happens: it is for one thread. In a worker, `module.getCompileCacheDir()` is undefined, nothing is read, and what only workers
#   load is never written. The environment variable NODE_COMPILE_CACHE, set in the `env` of the worker, does reach it, and
#   before its first import.
# Versions: Node 24.21.0.
# Who is hurt: tools that start a thread per processor: each compiles what the main thread has long read from the cache.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund node@24.21.0 >/dev/null
cat >expected <<'END'
main thread: a cache
worker: none
worker with NODE_COMPILE_CACHE: a cache
END
cat >try.mjs <<'END'
import { once } from 'node:events';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const found = () => (getCompileCacheDir() === undefined ? 'none' : 'a cache');
if (!isMainThread) {
  parentPort.postMessage(found());
} else {
  enableCompileCache('cache');
  console.log(`main thread: ${found()}`);
  const ask = async (options) => (await once(new Worker(import.meta.filename, options), 'message'))[0];
  console.log(`worker: ${await ask()}`);
  const env = { ...process.env, NODE_COMPILE_CACHE: 'cache' };
  console.log(`worker with NODE_COMPILE_CACHE: ${await ask({ env })}`);
}
END
node_modules/.bin/node try.mjs | tee found
diff expected found

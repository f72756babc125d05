import { type ChildProcess, spawn } from 'node:child_process';
import { sep } from 'node:path';
import { watch } from 'chokidar';
import { buildAssets } from './build-assets.ts';
import { buildServer } from './build-server.ts';
import { compileContent } from './compile-content.ts';
import { createReloadProxy } from './reload-proxy.ts';

// `npm run dev`: rebuilds what changed, restarts the server, reloads the page, and shows a problem over it.

/** A save often comes as several events; wait for them to settle, in milliseconds. */
const settle = 80;

const publicPort = Number(process.env['PORT'] || 3000);
const serverPort = publicPort + 1;
const proxy = createReloadProxy({ port: publicPort, target: serverPort });

type Part = 'content' | 'assets' | 'server';

/** Which parts are built anew when a file of a room changes. */
const partsOf: Record<string, Part[]> = {
  content: ['content'],
  cli: ['content'],
  client: ['assets', 'server'],
  server: ['server'],
  shared: ['content', 'assets', 'server'],
};

const builders: Record<Part, () => Promise<boolean>> = {
  content: () => compileContent((problem) => proxy.showProblem(problem)),
  assets: () => attempt(buildAssets),
  server: () => attempt(buildServer),
};

let server: ChildProcess | undefined;
const waiting = new Set<Part>(['content', 'assets', 'server']);
let timer: NodeJS.Timeout | undefined;
let isBuilding = false;

async function rebuild(): Promise<void> {
  if (isBuilding) return;
  isBuilding = true;
  const parts = [...waiting];
  waiting.clear();
  let isGood = true;
  for (const part of parts) isGood = isGood && (await builders[part]());
  if (isGood) await restartServer();
  isBuilding = false;
  if (waiting.size > 0) schedule();
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void rebuild(), settle);
}

async function attempt(build: () => Promise<void>): Promise<boolean> {
  try {
    await build();
    return true;
  } catch (error) {
    proxy.showProblem(error instanceof Error ? error.message : String(error));
    return false;
  }
}

async function restartServer(): Promise<void> {
  if (server) {
    const ended = new Promise((resolve) => server?.once('close', resolve));
    server.kill('SIGKILL');
    await ended;
  }
  const environment = { ...process.env, HOST: '127.0.0.1', PORT: String(serverPort) };
  server = spawn(process.execPath, ['build/server/main.js'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout?.once('data', () => {
    console.log(`Ready on http://localhost:${publicPort}`);
    proxy.reload();
  });
}

watch(Object.keys(partsOf), { ignoreInitial: true }).on('all', (_event, path) => {
  for (const part of partsOf[path.split(sep, 1)[0] ?? ''] ?? []) waiting.add(part);
  schedule();
});
process.once('SIGINT', () => process.exit()).once('SIGTERM', () => process.exit());
process.once('exit', () => server?.kill());
schedule();

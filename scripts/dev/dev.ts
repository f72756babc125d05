import { rm } from 'node:fs/promises';
import { sep } from 'node:path';
import { watch } from 'chokidar';
import type { Issue } from '../../cli/issue.ts';
import { ConfigError, readConfig } from '../../server/config.ts';
import { buildAssets } from '../build/build-assets.ts';
import { buildServer } from '../build/build-server.ts';
import { createContentCompiler } from '../build/compile-content.ts';
import { renderContentPage } from './content-report.ts';
import { createPartBuilder, type Part } from './create-part-builder.ts';
import { createDevServer } from './dev-server.ts';
import { contentPath, createReloadProxy } from './reload-proxy.ts';

// `npm run dev`: on each change rebuilds the parts affected, restarts the server and reloads the page. Shows problems
// over the page.

/** How long to wait for further events, as one save often causes several. */
const debounceMs = 80;

/** The parts to rebuild when a file of a top-level folder changes. */
const partsOf: Record<string, Part[]> = {
  content: ['content'],
  cli: ['content'],
  client: ['assets', 'server'],
  server: ['server'],
  shared: ['content', 'assets', 'server'],
};

async function develop(): Promise<void> {
  const { port, host } = readConfig(process.env);
  // A development build is not for visitors: without the fingerprint, the next `npm start` builds again.
  await rm('build/fingerprint', { force: true });
  const server = createDevServer((message) => {
    console.error(message);
    proxy.showProblem(message);
  });
  let issues: readonly Issue[] | undefined;
  const proxy = await createReloadProxy({
    port,
    host,
    target: server.place,
    renderContentPage: () => renderContentPage('content', process.env, issues),
  });
  const parts = createPartBuilder({
    content: createContentCompiler({
      onRun: (found, problem) => {
        issues = found;
        if (problem !== undefined) proxy.showProblem(problem);
      },
      drafts: true,
    }),
    assets: () => buildAssets({ isDevelopment: true }).then(() => true),
    server: () => buildServer({ isDevelopment: true }).then(() => true),
  });
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;

  const rebuild = async () => {
    if (!(await parts.build())) return;
    await server.restart();
    const { origin } = proxy;
    console.log(
      `Ready on ${origin}; the style guide is at ${origin}/_stil, the state of the content at ${origin}${contentPath}`,
    );
    proxy.reload();
  };

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (isBuilding) return schedule();
      isBuilding = true;
      await rebuild().catch((error: unknown) => {
        console.error(error);
        proxy.showProblem(error instanceof Error ? error.message : String(error));
      });
      isBuilding = false;
    }, debounceMs);
  };

  watch(Object.keys(partsOf), { ignoreInitial: true }).on('all', (_event, path) => {
    for (const part of partsOf[path.split(sep, 1)[0] ?? ''] ?? []) parts.note(part);
    schedule();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
  process.once('exit', () => server.stop());
  schedule();
}

develop().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (error instanceof ConfigError) console.error(error.message);
  else if (isTaken) console.error('The port is taken; choose another one, such as PORT=3001.');
  else console.error(error);
  process.exitCode = 1;
});

import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { context } from 'esbuild';
import { readBuiltPictures } from '../../cli/compile/build-record.ts';
import type { Build } from '../../cli/compile/create-compiler.ts';
import { writeSchemas } from '../../cli/entries/json-schema.ts';
import { hashBytes, readBytes } from '../../cli/lib/file-tracker.ts';
import { watchFiles } from '../../cli/lib/watch-files.ts';
import { getMessages, loadMessages, readUiLanguage } from '../../cli/messages/messages.ts';
import { UserError } from '../../cli/user-error.ts';
import { ConfigError, readConfig } from '../../server/config.ts';
import { createServerOptions } from '../build/build-server.ts';
import { createContentCompiler } from '../build/compile-content.ts';
import { createEditorLink, renderContentPage } from './content-report.ts';
import { createAssetBuilders, createIncrementalBuild } from './create-asset-builders.ts';
import { allParts, createPartBuilder, findParts, sources } from './create-part-builder.ts';
import { readDevClock } from './dev-clock.ts';
import { createDevServer } from './dev-server.ts';
import { renderDraftPage } from './draft-page.ts';
import { buildEditScript } from './edit/build-edit-script.ts';
import { createEditRoutes } from './edit/create-edit-routes.ts';
import { createEditor } from './edit/create-editor.ts';
import { contentPath, createReloadProxy, type Place } from './reload-proxy.ts';

// `npm run dev`: on each change rebuilds the parts affected. If the code of the server is affected, starts it again; if
// only content is, lets it load the content again. Then reloads the page; if only styles have changed, renews them in
// the page. Shows problems over the page.

/** How long to wait for further events, as one save often causes several. */
const debounceMs = 20;

const clockCheckMs = 500;

async function develop(): Promise<void> {
  const clock = readDevClock(process.argv.slice(2));
  const { port, host } = readConfig(process.env);
  // A development build is not for visitors: without the fingerprint, the next `npm start` builds again.
  await rm('build/fingerprint', { force: true });
  // Before the content is watched, since a file that appears in it builds the site again.
  await writeSchemas('content');
  const server = createDevServer(clock, (message) => {
    console.error(message);
    proxy.showProblem(message);
  });
  let latest: Build | undefined;
  const editor = createEditor({
    folder: 'content',
    linkToLine: createEditorLink('content', process.env),
    clock,
    readPage: (url) => readPage(server.place(), url),
    readBuiltPictures: () => readBuiltPictures('build'),
  });
  const ui = readUiLanguage(process.env);
  const routes = createEditRoutes(editor, { host, ui, findPage: editor.pages.find });
  const proxy = await createReloadProxy({
    port,
    host,
    target: server.place,
    renderContentPage: () =>
      renderContentPage('content', process.env, latest?.issues, {
        canEdit: routes.data.refusal === undefined,
        now: clock.now(),
      }),
    renderDraftPage: (path) => {
      const draft = latest?.leftOut.find(({ address }) => address === path);
      return draft && renderDraftPage('content', draft.file, latest?.issues ?? [], process.env);
    },
    edit: { ...routes, script: await buildEditScript() },
    clock,
  });
  const assets = await createAssetBuilders('build');
  const serverBuild = createIncrementalBuild(
    await context({ ...createServerOptions({ isDevelopment: true }), write: false }),
  );
  const compile = createContentCompiler({
    onRun: (build, problem) => {
      latest = build;
      if (problem !== undefined) proxy.showProblem(problem);
    },
    drafts: true,
  });
  // Kept until a build succeeds as a whole: a part may be built while another one fails.
  let isServerOutdated = false;
  let isSiteOutdated = false;
  let arePagesOutdated = false;
  const parts = createPartBuilder({
    async content() {
      const isValid = await compile();
      if (isValid) parts.note('fonts');
      isSiteOutdated ||= isValid;
      return isValid;
    },
    async fonts() {
      if (assets.buildFonts()) parts.note('styles');
      return true;
    },
    styles: () => assets.buildStyles().then(() => true),
    async scripts() {
      if (await assets.buildScripts()) arePagesOutdated = true;
      return true;
    },
    icons: () => assets.buildIcons().then(() => true),
    async server() {
      if (await serverBuild.build()) isServerOutdated = true;
      return true;
    },
  });
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;

  const rebuild = async () => {
    if (!(await parts.build())) return;
    if (assets.writeAddresses()) isSiteOutdated = true;
    const mustStart = isServerOutdated || server.place() === undefined;
    const mustReload = mustStart || isSiteOutdated;
    if (mustStart) {
      // Set first: if the server does not start, it starts at the next save.
      isServerOutdated = false;
      await server.restart();
    } else if (isSiteOutdated) await server.reload();
    isSiteOutdated = false;
    const { origin } = proxy;
    console.log(
      `Ready on ${origin}; the style guide is at ${origin}/_stil, the state of the content at ${origin}${contentPath}`,
    );
    if (mustReload) editor.pages.forget();
    if (mustReload || arePagesOutdated) proxy.reload();
    else proxy.renewStyles();
    arePagesOutdated = false;
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

  const isChanged = createChangeCheck();
  await watchFiles(sources, {
    onChange: (path) => {
      // If the server has ended, a save without a change starts it again.
      if (path !== undefined && !isChanged(path) && server.place() !== undefined) return;
      for (const part of path === undefined ? allParts : findParts(path)) parts.note(part);
      schedule();
    },
    onPolling: (reason) => console.error(reason(getMessages(ui ?? 'en'))),
  });
  // Pages change by themselves at some moments; an open one shows it at once.
  setInterval(() => {
    if (!server.isOver(clock.now())) return;
    isSiteOutdated = true;
    schedule();
  }, clockCheckMs);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
  process.once('exit', () => server.stop());
  schedule();
}

/** Reads the HTML of a page from the running server; `undefined` if it does not run, or has no such page. */
async function readPage(place: Place | undefined, url: string): Promise<string | undefined> {
  if (!place) return undefined;
  try {
    const request = get({ ...place, path: url, headers: { host: 'localhost' } });
    const [response]: IncomingMessage[] = await once(request, 'response');
    if (!response) return undefined;
    const html = await text(response);
    return response.statusCode === 200 ? html : undefined;
  } catch {
    // The server may end at any time.
    return undefined;
  }
}

/**
 * Creates a check of events of the file system. One save often causes several, and on a busy machine they are far apart.
 *
 * @returns a function that returns whether a file differs from what it was at the event before; true at the first event
 */
function createChangeCheck(): (path: string) => boolean {
  const hashes = new Map<string, string>();
  return (path) => {
    const hash = hashBytes(readBytes(path));
    const isChanged = hashes.get(path) !== hash;
    hashes.set(path, hash);
    return isChanged;
  };
}

// The editing panel and the terminal may speak different languages.
await loadMessages('tr');
develop().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (error instanceof ConfigError) console.error(error.message);
  else if (error instanceof UserError) {
    console.error(error.localize(getMessages(readUiLanguage(process.env) ?? 'en')));
  } else if (isTaken) console.error('The port is taken; choose another one, such as PORT=3001.');
  else console.error(error);
  process.exitCode = 1;
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { escapeXml } from '../../cli/lib/escape-xml.ts';
import { followAnswers } from '../../server/http/answer-client-errors.ts';
import { findBeginning } from '../../shared/dubai-time.ts';
import { splitUrl } from '../../shared/paths.ts';
import type { DevClock } from './dev-clock.ts';
import { type EditRoutes, editScriptPath } from './edit/create-edit-routes.ts';
import { editPrefix, type ScriptData } from './edit/protocol.ts';
import { findRefusal } from './find-refusal.ts';
import { findInstantRefusal, instantPrefix, takeInstant } from './instant-query.ts';

/** The socket that a server listens on: a Unix socket, or a host and a port. */
export type Place = Pick<RequestOptions, 'socketPath' | 'hostname' | 'port'>;

interface ProxyOptions {
  port: number;
  host: string;
  /** Returns the socket that the real server listens on now; `undefined` if it is not running. */
  target: () => Place | undefined;
  /** Renders the page for editors, which needs no server and shows problems itself. */
  renderContentPage: () => Promise<string>;
  /** Renders what is missing in the draft at a path; `undefined` if the site has the page. Omit if there are no drafts. */
  renderDraftPage?: (path: string) => string | undefined;
  /** The routes of the editor in pages, and its script. */
  edit?: EditRoutes & { script: string };
  /** The clock of the site; defaults to the real one. */
  clock?: Pick<DevClock, 'offset'>;
}

/** The state sent to open pages. It is complete, so a page that has missed an event needs only the latest. */
interface State {
  /** A new value means that pages of the site have changed. */
  build: string;
  /** A new value means that only the styles have changed. */
  styles: string;
  /** A new value means that the page for editors has changed: after each build, failed ones included. */
  attempt: string;
  problem?: string | undefined;
}

const scriptPath = '/__dev/reload.js';
const clockPath = '/__dev/clock.js';
const eventsPath = '/__dev/events';

/** Path of the page for editors, which shows the state of the content. */
export const contentPath = '/_icerik';

const contentHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; connect-src 'self'; img-src 'self'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
].concat('transfer-encoding');

/** Headers that are meaningless without a body. */
const bodyHeaders = ['content-length', 'expect'];

/**
 * Maximum of open event streams. Beyond it, the oldest stream is closed; its page reconnects by itself. Browsers open
 * six connections to a host over HTTP/1.1, for all tabs together, and pages that are loading need some.
 */
const maxListeners = 4;

/**
 * Starts a proxy that adds a reload script to the pages of the real server, which has no code for development.
 *
 * @throws {Error} of Node if it cannot listen on the port
 */
export async function createReloadProxy({
  port,
  host,
  target,
  renderContentPage,
  renderDraftPage,
  edit,
  clock,
}: ProxyOptions) {
  const listeners = new Set<ServerResponse>();
  const [script, clockScript] = ['reload-client.js', 'clock-client.js'].map((name) =>
    readFileSync(join(import.meta.dirname, name)),
  );
  let state: State = { build: randomUUID(), styles: randomUUID(), attempt: randomUUID() };

  const send = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify(state)}\n\n`);
  const tell = (next: Omit<State, 'attempt'>) => {
    state = { ...next, attempt: randomUUID() };
    for (const listener of listeners) send(listener);
  };
  const listen = ({ method }: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    if (method !== 'GET') return void response.end();
    response.write('retry: 500\n\n');
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
    send(response);
    const [longest] = listeners;
    if (listeners.size <= maxListeners || !longest) return;
    listeners.delete(longest);
    longest.end();
  };

  const proxy = createServer().listen(port, host);
  await once(proxy, 'listening');
  const { port: actualPort } = proxy.address() as AddressInfo;
  const own = new URL(`http://${isIPv6(host) ? `[${host}]` : host}:${actualPort}`);

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '' } = incoming;
    const refusal = findRefusal(incoming, own) ?? findInstantRefusal(url, edit?.data.ui);
    const { path } = splitUrl(url);
    const draftPage = refusal ? undefined : renderDraftPage?.(path);
    if (refusal) {
      outgoing.writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8' });
      outgoing.end(refusal.text);
    } else if (path === scriptPath) {
      outgoing.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(script);
    } else if (path === clockPath) {
      outgoing.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(clockScript);
    } else if (path === eventsPath) {
      listen(incoming, outgoing);
    } else if (path === contentPath) {
      const { attempt, styles } = state;
      const page = await renderContentPage();
      outgoing.writeHead(200, contentHeaders).end(page + writeScript(attempt, styles));
    } else if (draftPage !== undefined) {
      const script = writeScript(state.attempt, state.styles);
      outgoing.writeHead(200, contentHeaders).end(draftPage + script);
    } else if (edit && path === editScriptPath) {
      outgoing.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(edit.script);
    } else if (edit && path.startsWith(editPrefix)) {
      await edit.answer(incoming, outgoing, path);
    } else {
      const instant = takeInstant(url);
      const offset = instant ? findBeginning(instant.at) - Date.now() : clock?.offset;
      const hasClock = offset !== undefined && ({ clock: 'set' } as const);
      forward(incoming, outgoing, {
        place: target(),
        url: instant ? `${instantPrefix}${instant.at}${instant.url}` : url,
        firstScript: offset === undefined ? '' : writeClockScript(offset),
        script:
          writeScript(state.build, state.styles) +
          (edit ? writeEditScript({ ...edit.data, ...hasClock }) : ''),
      });
    }
  };
  const isAnswering = followAnswers(proxy);
  proxy.on('request', async (incoming, outgoing) => {
    // Node drops data that follows an upgrade request in the same packet.
    if (incoming.headers.upgrade !== undefined) outgoing.setHeader('Connection', 'close');
    try {
      // A response queued behind others has no socket yet, and gets no event if its client disconnects.
      if (!outgoing.socket) await once(outgoing, 'socket');
      await answer(incoming, outgoing);
    } catch (error) {
      // A request must not end the process that serves the others.
      console.error(error);
      outgoing.destroy();
    }
  });
  // Tunnels are not supported. Without this listener, Node would close the connection without a response.
  proxy.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    if (isAnswering(socket)) return void socket.destroy();
    const refusal = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
    socket.end(refusal, () => socket.destroy());
  });

  return {
    /** Such as `http://localhost:3000`. */
    origin: own.origin,
    /** Reloads open pages. */
    reload: () => tell({ ...state, build: randomUUID(), problem: undefined }),
    /** Loads the styles of open pages again, without a reload. */
    renewStyles: () => tell({ ...state, styles: randomUUID(), problem: undefined }),
    /** Shows a problem over open pages, and over those opened before it is fixed. */
    showProblem: (problem: string) => tell({ ...state, problem }),
  };
}

/**
 * @param options.url of the request to the server
 * @param options.firstScript markup that is added before all scripts of pages; none if empty
 * @param options.script markup that is added at the end of pages
 */
function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  {
    place,
    url,
    firstScript,
    script,
  }: { place: Place | undefined; url: string | undefined; firstScript: string; script: string },
): void {
  if (place === undefined) {
    sayBuilding(outgoing, script);
    return;
  }
  const upstream = httpRequest({
    ...place,
    method: incoming.method,
    // Passed on unchanged: a target that looks like a URL must not be followed to its host.
    path: url,
    headers: { ...keepEndToEnd(incoming.headers, bodyHeaders), 'accept-encoding': 'identity' },
  });
  upstream.once('response', (response) => {
    if (outgoing.destroyed) return void response.destroy();
    const isPage = response.headers['content-type']?.startsWith('text/html') ?? false;
    const headers = keepEndToEnd(response.headers, isPage ? ['content-length'] : []);
    outgoing.writeHead(
      response.statusCode ?? 502,
      isPage ? { ...headers, 'cache-control': 'no-store' } : headers,
    );
    pipeline(isPage ? addScripts(response, firstScript, script) : response, outgoing, () => {});
  });
  // The server may end at any time, even during a response.
  upstream.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else if (!outgoing.destroyed) sayBuilding(outgoing, script);
  });
  outgoing.once('close', () => upstream.destroy());
  // The site reads no body.
  upstream.end();
}

/** Removes the headers that are meant only for the next hop (RFC 9110 §7.6.1), and those in `more`. */
function keepEndToEnd(headers: IncomingHttpHeaders, more: string[]): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(',') ?? [];
  const left = new Set([...hopByHop, ...named.map((name) => name.trim()), ...more]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}

async function* addScripts(page: IncomingMessage, first: string, last: string) {
  if (first === '') yield* page;
  else yield (await text(page)).replace('<head>', (head) => head + first);
  yield last;
}

function sayBuilding(outgoing: ServerResponse, script: string): void {
  outgoing.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
  outgoing.end(`<!doctype html><title>Building</title><p>The site is being built.</p>${script}`);
}

/** @param version the build that a page shows; on the page for editors, the build attempt */
function writeScript(version: string, styles: string): string {
  return `<script src="${scriptPath}" data-version="${version}" data-styles="${styles}"></script>`;
}

function writeClockScript(offset: number): string {
  return `<script src="${clockPath}" data-offset="${offset}"></script>`;
}

function writeEditScript(data: ScriptData): string {
  const attributes = Object.entries(data).map(
    ([name, value = '']) => ` data-${name}="${escapeXml(value, /[&<>"]/g)}"`,
  );
  return `<script type="module" src="${editScriptPath}"${attributes.join('')}></script>`;
}

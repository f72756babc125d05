import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/**
 * What browsers report where a busy machine shows the next page before its fade is ready, and so leaves the fade out
 * (css-view-transitions-2, “skip the view transition”); the page is whole, and no page can prevent it.
 */
const skippedFade = /Transition was (aborted|skipped)/;

/**
 * Serves the site behind a proxy that hears of everything that goes wrong in its pages, in the same way from every
 * engine, as WebDriver cannot read a console: each page runs a script of its own origin first, which its policy allows.
 * It sees refused and failed requests, uncaught errors, those of hydration among them, `console.error` and what the
 * policy refuses; not what a browser says to developers alone, such as of a preload that nobody used.
 *
 * @returns where it serves, and what went wrong so far, each with its address
 */
export async function listenToSite() {
  const faults: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method, headers } = request;
    if (url === '/listen.js') return send(response, 'text/javascript', `(${listen})()`);
    if (url === '/broken.js') return send(response, 'text/javascript', `(${fail})()`);
    if (method === 'POST') {
      const fault = await text(request);
      if (!skippedFade.test(fault)) faults.push(fault);
      return response.end();
    }
    const { cookie = '', 'accept-language': language = '' } = headers;
    const found = await fetch(`http://127.0.0.1:${inject('sitePorts').plain}${url}`, {
      headers: { cookie, 'accept-language': language, 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    if (found.status >= 400) faults.push(`${url}: ${found.status}`);
    const type = found.headers.get('content-type') ?? '';
    for (const [name, value] of found.headers) response.setHeader(name, value);
    response.removeHeader('content-length');
    response.statusCode = found.status;
    if (!type.startsWith('text/html')) return response.end(await found.bytes());
    const html = await found.text();
    const scripts = ['listen', ...(url.endsWith('?broken') ? ['broken'] : [])];
    const tags = scripts.map((name) => `<script src="/${name}.js"></script>`).join('');
    return response.end(html.replace('<head>', `<head>${tags}`));
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  // It ends with the worker.
  server.unref();
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, faults };
}

function send(response: ServerResponse, type: string, body: string) {
  return response.setHeader('content-type', type).end(body);
}

/** Runs in the page before its own scripts. */
function listen(): void {
  const tell = (...words: unknown[]) =>
    navigator.sendBeacon('/listen', [location.pathname + location.search, ...words].join(' '));
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const isFile = target instanceof HTMLElement;
      tell(isFile ? `${target.outerHTML.slice(0, 200)} did not load` : event.message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('refused:', violatedDirective, blockedURI),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    tell(...words);
    error(...words);
  };
}

/** What a page does that is broken, to see that it is heard. */
function fail(): void {
  void Promise.reject(new Error('rejected'));
  throw new Error('thrown');
}

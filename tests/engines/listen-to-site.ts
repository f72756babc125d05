import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { buildEditScript } from '../../scripts/dev/edit/build-edit-script.ts';
import { editScriptPath } from '../../scripts/dev/edit/create-edit-routes.ts';
import { type EditRequest, editPrefix } from '../../scripts/dev/edit/protocol.ts';
import { createFakeEditor } from '../e2e/fake-editor.ts';
import { slowSlides } from '../e2e/slow-slides.ts';
import { plain } from '../integration/http/shared-site.ts';

/**
 * Errors of browsers if a busy machine shows the next page before its fade is ready, so that the fade is skipped
 * (css-view-transitions-2, “skip the view transition”). The page is complete, and no page can prevent these errors.
 */
const skippedFade = /Transition was (aborted|skipped)/;

/**
 * An error of Firefox if a page is left while it loads a script: it reports the load as failed before the page hears
 * that it is left. A script that the server refuses is recorded by its status.
 */
const leftScript = /error loading dynamically imported module/;

/**
 * Serves the site behind a proxy that records the faults of its pages in the same way for every engine, since WebDriver
 * cannot read a console. Each page first runs a script of its own origin, which its policy allows and which slows the
 * slides too. Recorded are rejected and failed requests, uncaught errors (those of hydration among them),
 * `console.error` and policy violations. Messages of the browser to developers, such as an unused preload, are not
 * recorded. Pages whose URL ends with `?edit` are in Turkish, with the editor of `npm run dev` in front of a fake
 * server. The end of those with `?late` comes five seconds after the rest.
 *
 * @returns the origin of the proxy, and the faults so far, each with its URL
 */
export async function listenToSite() {
  const faults: string[] = [];
  const fake = createFakeEditor();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method, headers } = request;
    if (url === '/listen.js')
      return send(response, 'text/javascript', `(${listen})();(${slowSlides})()`);
    if (url === '/broken.js') return send(response, 'text/javascript', `(${fail})()`);
    if (url === editScriptPath) return send(response, 'text/javascript', await buildEditScript());
    if (url.startsWith(editPrefix)) {
      const body: unknown = JSON.parse(await text(request));
      const said = fake.answer(url.slice(editPrefix.length) as EditRequest, body);
      return send(response, 'application/json', JSON.stringify(said));
    }
    if (method === 'POST') {
      const fault = await text(request);
      if (!skippedFade.test(fault) && !leftScript.test(fault)) faults.push(fault);
      return response.end();
    }
    const isEdited = url.endsWith('?edit');
    const { cookie = '', 'accept-language': preferred = '' } = headers;
    const language = isEdited ? 'tr' : preferred;
    const found = await fetch(`http://127.0.0.1:${plain.port}${url}`, {
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
    const listening = html.replace('<head>', `<head>${tags}`);
    if (url.endsWith('?late')) {
      const end = listening.indexOf('<footer');
      response.write(listening.slice(0, end));
      await wait(5000);
      return response.end(listening.slice(end));
    }
    if (!isEdited) return response.end(listening);
    const editor = `<script type="module" src="${editScriptPath}" data-token="x"></script>`;
    return response.end(fake.rewrite(listening) + editor);
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  // The worker’s end closes the server.
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

/** Causes each kind of fault in a page, to check that it is recorded. */
function fail(): void {
  void Promise.reject(new Error('rejected'));
  throw new Error('thrown');
}

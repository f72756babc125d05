import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, inject, it, onTestFinished } from 'vitest';
import { findFreePorts } from '../integration/deploy/find-free-ports.ts';
import { vary } from '../vary.ts';
import { openPage, phone } from './open-page.ts';

/** Starts a server that passes the site on, but keeps the end of each page, from its footer, until it is let go. */
async function holdEnds() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const [port = 0] = await findFreePorts(1);
  const server = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const address = new URL(incoming.url ?? '/', inject('origin'));
    const passed = request(address, { headers: { ...headers, host: address.host } });
    passed.on('response', async (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      if (!response.headers['content-type']?.startsWith('text/html')) {
        response.pipe(outgoing);
        return;
      }
      const html = await text(response);
      const end = html.indexOf('<footer');
      outgoing.write(html.slice(0, end));
      await released;
      outgoing.end(html.slice(end));
    });
    passed.end();
  });
  onTestFinished(() => {
    release();
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, release };
}

const countPaints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

const pages = ['/', '/hizmetler', '/detay/kumul-jipi', '/planim', '/no-such-page'];

it.each(vary(pages, 2))('a page is painted once it has arrived whole: %s', async (path) => {
  const { origin, release } = await holdEnds();
  const page = await openPage('about:blank', phone);
  await page.goto(origin + path, { waitUntil: 'commit' });
  const isReady = () =>
    page.evaluate(
      () =>
        [...document.styleSheets].some((sheet) => sheet.href) &&
        document.querySelector('main h1') !== null,
    );
  await expect.poll(isReady).toBe(true);
  // Longer than a browser takes to paint what it has.
  await page.waitForTimeout(1000);
  expect(await countPaints(page)).toBe(0);
  release();
  await expect.poll(() => countPaints(page)).toBe(1);
});

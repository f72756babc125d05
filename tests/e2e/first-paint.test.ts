import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { vary } from '../vary.ts';
import { openPage, phone, takeComplaints } from './open-page.ts';
import { serveInParts } from './serve-in-parts.ts';

/** In milliseconds from the first byte: a page waits no longer for its end. */
const longest = 1500;

/** The first paint and the arrival of a page, in milliseconds since the page was opened; 0 for what has not happened. */
const readTimes = (page: Page) =>
  page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { responseStart, responseEnd } = arrival as PerformanceNavigationTiming;
    return { paint: paint?.startTime ?? 0, responseStart, responseEnd };
  });

const untilPainted = (page: Page) =>
  expect.poll(async () => (await readTimes(page)).paint).not.toBe(0);

/** Opens a page of which the part before its footer arrives, and then what `finish` sends. */
async function openWithoutEnd(
  path: string,
  finish: (response: ServerResponse, end: string) => unknown,
  change: (html: string) => string = (html) => html,
): Promise<Page> {
  const baseURL = await serveInParts(path, async (whole, response) => {
    const html = change(whole);
    const end = html.indexOf('<footer');
    response.write(html.slice(0, end));
    await finish(response, html.slice(end));
  });
  const page = await openPage('about:blank', { ...phone, baseURL });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor({ state: 'attached' });
  return page;
}

const pages = ['/', '/hizmetler', '/detay/kumul-jipi', '/planim', '/no-such-page'];

it.each(vary(pages))('a page is painted once it has arrived whole: %s', async (path) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const finish = async (response: ServerResponse, end: string) => {
    await released;
    response.end(end);
  };
  const page = await openWithoutEnd(path, finish);
  // By the time a page opened later is painted without its end, the browser could have painted this one. Without the
  // head’s script nothing waits.
  const other = await openWithoutEnd(path, finish, (html) => html.replace(/<script src.*?>/, ''));
  await untilPainted(other);
  release();
  await untilPainted(page);
  const { paint, responseStart, responseEnd } = await readTimes(page);
  expect(paint).toBeGreaterThan(Math.min(responseEnd, responseStart + longest));
});

it.each(vary(pages))('a page whose end is late is painted without it: %s', async (path) => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  onTestFinished(() => finish());
  const page = await openWithoutEnd(path, async (response, end) => {
    await finished;
    response.end(end);
  });
  await untilPainted(page);
  const { paint, responseStart, responseEnd } = await readTimes(page);
  expect(responseEnd).toBe(0);
  expect(paint).toBeGreaterThan(responseStart + longest);
});

it.each(vary(pages))('a page whose connection breaks shows what came: %s', async (path) => {
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>();
  const page = await openWithoutEnd(path, async (response) => {
    await broken;
    response.destroy();
  });
  // Chromium drops what it has not parsed before the connection breaks.
  breakOff();
  await untilPainted(page);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(await page.locator('footer').count()).toBe(0);
  takeComplaints(page);
});

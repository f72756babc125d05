import { expect, it } from 'vitest';
import { buildEditScript } from '../../scripts/dev/edit/build-edit-script.ts';
import { findBeginning } from '../../shared/dubai-time.ts';
import { openProxy } from './open-proxy.ts';

it('a page has the clock of the site in another zone too, and the bar tells the minute in Dubai', async () => {
  // The clock of the machine may pass on by some seconds.
  const instant = findBeginning('2026-12-24T13:59');
  const { context } = await openProxy(
    { timezoneId: 'America/Los_Angeles' },
    {
      edit: {
        data: { token: 'x', ui: 'tr' },
        answer: async () => {},
        script: await buildEditScript(),
      },
      clock: { offset: instant - Date.now() },
    },
  );
  const page = await context.newPage();
  await page.route('**/__dev/edit/status', (route) =>
    route.fulfill({ json: { problems: 2, stale: 5, canUndo: false } }),
  );
  await page.goto('/');
  const clock = page.locator('.bar .clock');
  await expect
    .poll(() => clock.textContent())
    .toMatch(/^Sitenin Dubai saatiyle 24 Aralık 2026 (13:59|14:0\d) görünümü$/);
  const [now, created, given] = await page.evaluate(() => [
    Date.now(),
    Date.parse(new Date().toISOString()),
    new Date(5).getTime(),
  ]);
  for (const told of [now, created]) {
    expect(told).toBeGreaterThanOrEqual(instant);
    expect(told).toBeLessThan(instant + 10 * 60_000);
  }
  expect(given).toBe(5);
  // The bar of a phone has several lines, and no more height than the page leaves for it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.bar .counts[data-problems]').waitFor();
  const bar = await page.locator('.bar').boundingBox();
  const buttons = await page.locator('.action-bar').boundingBox();
  expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

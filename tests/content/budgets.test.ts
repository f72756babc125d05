import { describe, expect, it } from 'vitest';
import { listPaths } from '../../shared/paths.ts';
import { listAttributes, parsePage, plain, site } from '../integration/http/shared-site.ts';

const kilobyte = 1024;
const { get } = plain;

/** Returns how many bytes of a URL’s response are sent to a browser that accepts brotli. */
async function weigh(address: string): Promise<number> {
  const { headers } = await get(address, { 'accept-encoding': 'br' });
  expect(headers['content-encoding'], address).toBe('br');
  return Number(headers['content-length']);
}

const pages = ['tr', 'ar'].flatMap((language) =>
  listPaths(site.bundles.tr).map((path) => `${path}?lng=${language}`),
);

describe('what a page costs before anybody touches it', () => {
  it.each(pages)('%s stays within its budgets', async (address) => {
    expect(await weigh(address), 'HTML').toBeLessThanOrEqual(25 * kilobyte);
    const $ = parsePage(await get(address));
    const styles = await Promise.all(
      listAttributes($, 'link[rel="stylesheet"]', 'href').map(weigh),
    );
    expect(styles).toHaveLength(1);
    expect(styles[0], 'CSS').toBeLessThanOrEqual(15 * kilobyte);
    // scripts/check/measure-size.ts measures the entry with all its imports, and the island that an interaction loads.
    const scripts = listAttributes($, 'script[src], link[rel="modulepreload"]', 'src');
    expect(scripts).toEqual([site.assets.entry, site.assets.head]);
    const pictures = listAttributes($, 'img:not([loading="lazy"])', 'src');
    // A data URL in the page needs no request.
    const eager = pictures.filter((source) => !source.startsWith('data:'));
    expect(eager.length, 'eager pictures').toBeLessThanOrEqual(1);
  });
});

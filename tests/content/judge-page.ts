import { expect } from 'vitest';
import { type parsePage, plain, site } from '../integration/http/shared-site.ts';

/** In bytes after brotli. */
const htmlBudget = 25 * 1024;

const labelKeys = Object.entries(site.labels.tr).flatMap(([group, labels]) =>
  Object.keys(labels).map((key) => `${group}.${key}`),
);

/** Returns how many bytes of a URL’s response are sent to a browser that accepts brotli. */
export async function weigh(address: string, get = plain.get): Promise<number> {
  const { headers } = await get(address, { 'accept-encoding': 'br' });
  expect(headers['content-encoding'], address).toBe('br');
  return Number(headers['content-length']);
}

/** Expects that the HTML of a page stays within its budget. */
export async function expectLight(address: string, get = plain.get): Promise<void> {
  expect(await weigh(address, get), `HTML of ${address}`).toBeLessThanOrEqual(htmlBudget);
}

/** Expects that a page shows words instead of the keys of labels and of placeholders. */
export function expectFilled($: ReturnType<typeof parsePage>): void {
  const text = $('body').text();
  for (const key of labelKeys) expect(text).not.toContain(key);
  expect(text).not.toMatch(/\{\{|\[object|undefined|NaN/);
  expect(text).not.toMatch(/\{(phone|email|hours|days|address|brand)\}/);
}

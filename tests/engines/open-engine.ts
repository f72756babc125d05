import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Engine, engines } from './engines.ts';
import { listenToSite } from './listen-to-site.ts';

/** Opens an engine and the site for the tests of a `describe`; faults from before a test are dropped. */
export function openEngine({ start }: (typeof engines)[number]) {
  let opened: Engine & Awaited<ReturnType<typeof listenToSite>>;
  beforeAll(async () => {
    const [engine, listening] = await Promise.all([start(), listenToSite()]);
    opened = { ...engine, ...listening };
  });
  beforeEach(() => void opened.faults.splice(0));
  afterAll(() => opened.close());
  return () => opened;
}

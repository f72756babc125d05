import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { shared } from '../../../../server/cache/cache-control.ts';
import { createCompressor } from '../../../../server/cache/create-compressor.ts';
import { createPageLifetimes, type LaterSite } from '../../../../server/cache/page-lifetimes.ts';
import { createCachedResponse } from '../../../../server/cache/representation.ts';
import { maxPageAge } from '../../../../shared/cache-lifetimes.ts';

const start = Date.parse('2027-06-01T00:00:00Z');
const day = 86_400_000;

const createPage = (body = 'page') =>
  createCachedResponse(
    {
      status: 200,
      route: '/',
      headers: { 'Content-Type': 'text/plain', 'Cache-Control': shared, Vary: 'Cookie' },
      body: Buffer.from(body),
    },
    createCompressor(),
  );

type Page = Awaited<ReturnType<typeof createPage>>;

const readHead = (head: readonly string[]) =>
  Object.fromEntries(
    head.flatMap((name, index) => (index % 2 === 0 ? [[name, head[index + 1]]] : [])),
  );

const readCaching = ({ representations }: Page) =>
  String(readHead(representations.identity.head)['Cache-Control']);

const sumSeconds = (caching: string) =>
  (caching.match(/\d+/g) ?? []).reduce((sum, seconds) => sum + Number(seconds), 0);

/** Lifetimes of one page, and a clock in hand. */
async function open(until: number, later: Record<number, LaterSite> = {}) {
  let now = start;
  const logError = vi.fn();
  const clock = vi.fn(() => now);
  const prepareLater = vi.fn((at: number) => {
    const site = later[at];
    if (!site) throw new Error('There is no such moment.');
    return site;
  });
  const lifetimes = createPageLifetimes({ until, prepareLater, clock, logError });
  const page = await createPage();
  lifetimes.add(page, '/', page.digest);
  const renewAt = (at: number) => {
    now = at;
    lifetimes.renew(() => [page]);
    return readCaching(page);
  };
  const foresee = async () => {
    while (!(await lifetimes.foresee())) if (logError.mock.calls.length > 0) return;
  };
  return { lifetimes, page, renewAt, foresee, prepareLater, logError };
}

describe('a header', () => {
  it('never lasts longer than a minute after the change, whenever it is sent until it is renewed twice', async () => {
    const changes = fc.integer({ min: -60_000, max: 4 * day });
    const steps = fc.integer({ min: 0, max: 3 * day });
    await fc.assert(
      fc.asyncProperty(changes, steps, fc.nat(20_000), async (change, step, delay) => {
        const { renewAt } = await open(start + change);
        const caching = renewAt(start + step);
        // In its first ten seconds, the header of the beginning stays.
        const renewed = step < 10_000 ? 0 : step;
        const left = (change - Math.max(step, renewed + delay)) / 1000;
        const sum = sumSeconds(caching);
        expect(sum).toBeLessThanOrEqual(Math.max(0, left + 60));
        // It wastes nothing, either: what it could last is given to caches but for the steps.
        expect(sum).toBeGreaterThanOrEqual(Math.min(maxPageAge, left + 60 - 41));
        if (left - 41 >= maxPageAge) expect(caching).toBe(shared);
      }),
    );
  });

  it('is renewed every ten seconds, and when the clock is set back', async () => {
    const { renewAt } = await open(start + 1000_000);
    const first = renewAt(start);
    expect(renewAt(start + 9999)).toBe(first);
    const second = renewAt(start + 10_000);
    expect(sumSeconds(second)).toBe(sumSeconds(first) - 10);
    expect(renewAt(start)).toBe(first);
  });

  it('is renewed without another change of the response', async () => {
    const { page, renewAt } = await open(start + 1000_000);
    const before = structuredClone(page.representations.identity);
    renewAt(start + 500_000);
    const { identity } = page.representations;
    const caching = readCaching(page);
    expect(identity.tag).toBe(before.tag);
    for (const key of ['head', 'unchangedHead'] as const) {
      expect(readHead(identity[key])).toEqual({
        ...readHead(before[key]),
        'Cache-Control': caching,
      });
    }
    expect(sumSeconds(caching)).toBe(540);
  });
});

describe('a page that stays as it is', () => {
  const at = (body: string, until: number): LaterSite => ({ until, render: () => body });

  it('has its full lifetimes once that is known, and shortened ones until then', async () => {
    const { renewAt, foresee } = await open(start + day, {
      [start + day]: at('page', start + 30 * day),
    });
    expect(sumSeconds(renewAt(start))).toBe(86_400 + 60 - 20);
    await foresee();
    expect(renewAt(start)).toBe(shared);
  });

  it('is limited by the first moment that changes it, and not looked at again', async () => {
    const changed = vi.fn(() => 'changed');
    const { renewAt, foresee, prepareLater } = await open(start + 1000, {
      [start + 1000]: at('page', start + day),
      [start + day]: { until: start + 2 * day, render: changed },
      [start + 2 * day]: { until: start + 9 * day, render: changed },
    });
    await foresee();
    expect(sumSeconds(renewAt(start))).toBe(86_400 + 60 - 20);
    expect(changed).toHaveBeenCalledOnce();
    expect(prepareLater).toHaveBeenCalledTimes(3);
  });

  it('is looked at again when a later moment comes near', async () => {
    const { renewAt, foresee, prepareLater } = await open(start + 3 * day, {
      [start + 3 * day]: at('page', start + 30 * day),
    });
    await foresee();
    expect(prepareLater).not.toHaveBeenCalled();
    renewAt(start + day);
    await foresee();
    expect(renewAt(start + 3 * day)).toBe(shared);
  });

  it.each([
    ['fails', true],
    ['is not there', false],
  ])('counts as changed where it %s then', async (_fault, isBroken) => {
    const render = () => {
      if (isBroken) throw new Error('broken');
      return undefined;
    };
    const { renewAt, foresee, logError } = await open(start + day, {
      [start + day]: { until: start + 9 * day, render },
    });
    await foresee();
    expect(sumSeconds(renewAt(start))).toBe(86_400 + 60 - 20);
    expect(logError).toHaveBeenCalledTimes(isBroken ? 1 : 0);
  });

  it('counts as changed where the later site cannot be prepared, which is tried and logged once', async () => {
    const { lifetimes, renewAt, logError, prepareLater } = await open(start + day);
    for (let second = 0; second < 5; second += 1) {
      expect(sumSeconds(renewAt(start + second))).toBe(86_400 + 60 - 20);
      expect(await lifetimes.foresee()).toBe(true);
    }
    expect(prepareLater).toHaveBeenCalledOnce();
    expect(logError).toHaveBeenCalledOnce();
  });

  it('shares its moment with its searches', async () => {
    const { lifetimes, foresee } = await open(start + day, {
      [start + day]: at('page', start + 30 * day),
    });
    const [early, late] = [await createPage('early search'), await createPage('late search')];
    lifetimes.add(early, '/');
    await foresee();
    lifetimes.add(late, '/');
    lifetimes.renew(() => [early, late]);
    expect([readCaching(early), readCaching(late)]).toEqual([shared, shared]);
  });
});

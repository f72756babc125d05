import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createReloadableApp } from '../../../../server/ops/reload-app.ts';

const minute = 60_000;

/** The moments of the fake site; two of them are within a minute. */
const moments = [10, 20, 20.5, 40].map((minutes) => minutes * minute);

/** Opens a fake site under a clock in hand. */
async function openFake({ isLazy = false, at = 0 } = {}) {
  let now = at;
  const load = vi.fn(async () => 'old');
  const open = vi.fn(async (content: string, instant: number) => ({
    content,
    from: moments.findLast((moment) => moment <= instant) ?? Number.NEGATIVE_INFINITY,
    until: moments.find((moment) => moment > instant) ?? Number.POSITIVE_INFINITY,
    warm: () => renderPages(),
    renewLifetimes: vi.fn(),
  }));
  const renderPages = vi.fn(async (): Promise<string[]> => []);
  const stopping = new AbortController();
  const onSwapped = vi.fn<(reason: string) => void>();
  const onRefused = vi.fn<(error: unknown, reason: string) => void>();
  const { signal } = stopping;
  const clock = () => now;
  const options = { load, open, clock, isLazy, signal, onSwapped, onRefused };
  const site = await createReloadableApp(options);
  return {
    ...site,
    ...{ load, open, renderPages, onSwapped, onRefused },
    stop: () => stopping.abort(),
    setClock(instant: number) {
      now = instant;
    },
    /** Lets the site look at the clock, and waits for what it does at once. */
    async lookAt(instant: number) {
      now = instant;
      site.look();
      await setImmediate();
    },
    /** Holds the next rendering until the returned function is called. */
    holdRendering() {
      const { promise, resolve } = Promise.withResolvers<string[]>();
      renderPages.mockReturnValueOnce(promise);
      return async () => {
        resolve([]);
        await setImmediate();
      };
    },
  };
}

describe('a reload', () => {
  it('does not take a site in which a page cannot be rendered', async () => {
    const { reload, current, renderPages, onRefused } = await openFake();
    const first = current();
    renderPages.mockResolvedValueOnce(['/hizmetler']);
    const reloaded = await reload();
    const [error, reason] = onRefused.mock.calls[0] ?? [];
    expect(reloaded).toEqual({ isServed: false, reason: error });
    expect(String(error)).toContain('/hizmetler');
    expect(reason).toBe('reload');
    expect(current()).toBe(first);
  });

  it('leaves the old site until the new one is rendered as a whole', async () => {
    const { reload, current, holdRendering, onSwapped } = await openFake();
    const first = current();
    const finish = holdRendering();
    const reloaded = reload();
    await setImmediate();
    expect(current()).toBe(first);
    await finish();
    expect(await reloaded).toEqual({ isServed: true });
    expect(current()).not.toBe(first);
    expect(onSwapped.mock.calls).toEqual([['reload']]);
  });

  it('renders nothing ahead where pages are rendered when they are requested', async () => {
    const { reload, current, renderPages } = await openFake({ isLazy: true });
    const first = current();
    expect(await reload()).toEqual({ isServed: true });
    expect(current()).not.toBe(first);
    expect(renderPages).not.toHaveBeenCalled();
  });
});

describe('a moment', () => {
  it('is rendered a minute before, without the disk, and swapped in at the first look after it', async () => {
    const { current, lookAt, renderPages, load, onSwapped } = await openFake();
    const first = current();
    await lookAt(9 * minute - 1);
    expect(renderPages).not.toHaveBeenCalled();
    for (const at of [9 * minute, 9.5 * minute, 10 * minute - 1]) await lookAt(at);
    expect(renderPages).toHaveBeenCalledOnce();
    expect(current()).toBe(first);
    await lookAt(10 * minute);
    expect(current()).toMatchObject({ from: 10 * minute, until: 20 * minute });
    expect(onSwapped.mock.calls).toEqual([['moment']]);
    expect(renderPages).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is rendered earlier where rendering takes longer', async () => {
    let time = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => time);
    onTestFinished(() => now.mockRestore());
    const { warm, lookAt, renderPages } = await openFake();
    renderPages.mockImplementation(async () => {
      time += 3 * minute;
      return [];
    });
    await warm();
    await lookAt(7 * minute - 1);
    expect(renderPages).toHaveBeenCalledOnce();
    await lookAt(7 * minute);
    expect(renderPages).toHaveBeenCalledTimes(2);
  });

  it('follows another within a minute', async () => {
    const { current, lookAt, onSwapped } = await openFake({ at: 15 * minute });
    for (const at of [19.5, 20, 20.1, 20.5]) await lookAt(at * minute);
    expect(current()).toMatchObject({ from: 20.5 * minute, until: 40 * minute });
    expect(onSwapped).toHaveBeenCalledTimes(2);
  });

  it('is swapped in as soon as it is rendered where the clock has jumped or stood still', async () => {
    const { current, lookAt, renderPages } = await openFake();
    await lookAt(30 * minute);
    expect(current()).toMatchObject({ from: 20.5 * minute });
    await lookAt(15 * minute);
    expect(current()).toMatchObject({ from: 10 * minute, until: 20 * minute });
    expect(renderPages).toHaveBeenCalledTimes(2);
  });

  it('does not show the site that was rendered ahead at another instant', async () => {
    const { current, lookAt } = await openFake();
    await lookAt(9.5 * minute);
    await lookAt(25 * minute);
    expect(current()).toMatchObject({ from: 20.5 * minute });
  });

  it('is swapped in once it is rendered, where it passes meanwhile', async () => {
    const { current, lookAt, setClock, holdRendering, renderPages } = await openFake();
    const finish = holdRendering();
    await lookAt(9.9 * minute);
    await lookAt(10 * minute);
    expect(current()).toMatchObject({ until: 10 * minute });
    setClock(10.1 * minute);
    await finish();
    expect(current()).toMatchObject({ from: 10 * minute });
    expect(renderPages).toHaveBeenCalledOnce();
  });

  it('is rendered once more where the next one passes meanwhile', async () => {
    const { current, lookAt, setClock, holdRendering, onSwapped } = await openFake();
    const finish = holdRendering();
    await lookAt(10 * minute);
    setClock(25 * minute);
    await finish();
    expect(current()).toMatchObject({ from: 20.5 * minute });
    expect(onSwapped).toHaveBeenCalledOnce();
  });

  it('is waited for by nobody while the first pages are rendered', async () => {
    const { warm, current, lookAt, holdRendering } = await openFake({ at: 9.9 * minute });
    const finish = holdRendering();
    const warming = warm();
    await setImmediate();
    await lookAt(10 * minute);
    expect(current()).toMatchObject({ until: 10 * minute });
    await finish();
    await warming;
    await lookAt(10.1 * minute);
    expect(current()).toMatchObject({ from: 10 * minute });
  });

  it('is tried again half a minute after a page has failed, and the old site stays', async () => {
    const { current, lookAt, renderPages, onRefused } = await openFake();
    const first = current();
    renderPages.mockResolvedValueOnce(['/hizmetler']);
    for (let second = 0; second < 30; second += 1) await lookAt(10 * minute + second * 1000);
    expect(renderPages).toHaveBeenCalledOnce();
    expect(current()).toBe(first);
    await lookAt(10.5 * minute);
    const [error, reason] = onRefused.mock.calls[0] ?? [];
    expect(String(error)).toContain('/hizmetler');
    expect(reason).toBe('moment');
    expect(onRefused).toHaveBeenCalledOnce();
    expect(renderPages).toHaveBeenCalledTimes(2);
    expect(current()).toMatchObject({ from: 10 * minute });
  });

  it('is held up by a page that the served site can render, and by no other', async () => {
    const { warm, current, lookAt, renderPages, onRefused } = await openFake();
    renderPages.mockResolvedValueOnce(['/bozuk']).mockResolvedValueOnce(['/bozuk']);
    expect(await warm()).toEqual(['/bozuk']);
    await lookAt(10 * minute);
    expect(current()).toMatchObject({ from: 10 * minute });
    renderPages.mockResolvedValueOnce(['/bozuk', '/hizmetler']);
    await lookAt(20 * minute);
    expect(current()).toMatchObject({ from: 10 * minute });
    expect(String(onRefused.mock.calls)).toMatch(/rendered: \/hizmetler,moment$/);
  });

  it('is not kept ready where the clock has left it again', async () => {
    const { lookAt, setClock, holdRendering, renderPages } = await openFake({ at: 15 * minute });
    const finish = holdRendering();
    await lookAt(5 * minute);
    setClock(15 * minute);
    await finish();
    await lookAt(5 * minute);
    expect(renderPages).toHaveBeenCalledTimes(2);
  });

  it('is swapped in without rendering ahead where pages are rendered when they are requested', async () => {
    const { current, lookAt, renderPages, open } = await openFake({ isLazy: true });
    await lookAt(9.5 * minute);
    expect(open).toHaveBeenCalledOnce();
    await lookAt(10 * minute);
    expect(current()).toMatchObject({ from: 10 * minute });
    expect(renderPages).not.toHaveBeenCalled();
  });

  it('changes nothing after a stop', async () => {
    const { current, lookAt, stop, holdRendering, onSwapped, onRefused } = await openFake();
    const first = current();
    const finish = holdRendering();
    await lookAt(9.9 * minute);
    stop();
    await finish();
    await lookAt(10 * minute);
    expect(current()).toBe(first);
    expect(onSwapped).not.toHaveBeenCalled();
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('a moment during a reload', () => {
  it('shows the old site as it is then, and afterwards the new one as it is then', async () => {
    const { current, lookAt, load, reload, setClock, holdRendering } = await openFake();
    await lookAt(9.5 * minute);
    load.mockResolvedValueOnce('new');
    const finish = holdRendering();
    const reloaded = reload();
    await setImmediate();
    await lookAt(10 * minute);
    expect(current()).toMatchObject({ content: 'old', from: 10 * minute });
    setClock(10.1 * minute);
    await finish();
    await reloaded;
    expect(current()).toMatchObject({ content: 'new', from: 10 * minute });
  });

  it('is rendered again of the new site, if it lies ahead', async () => {
    const { current, lookAt, load, reload, renderPages } = await openFake();
    await lookAt(9.5 * minute);
    load.mockResolvedValueOnce('new');
    await reload();
    expect(current()).toMatchObject({ content: 'new', until: 10 * minute });
    await lookAt(9.6 * minute);
    await lookAt(10 * minute);
    expect(current()).toMatchObject({ content: 'new', from: 10 * minute });
    expect(renderPages).toHaveBeenCalledTimes(3);
  });

  it('is not lost where the reload is refused', async () => {
    const { current, lookAt, load, reload, renderPages } = await openFake();
    await lookAt(9.5 * minute);
    load.mockRejectedValueOnce(new Error('The disk is away.'));
    await reload();
    await lookAt(10 * minute);
    expect(current()).toMatchObject({ content: 'old', from: 10 * minute });
    expect(renderPages).toHaveBeenCalledOnce();
  });
});

describe('the lifetimes of pages', () => {
  it('are renewed at each look, as soon as an application is served, and not before', async () => {
    const { lookAt, current, open } = await openFake();
    const first = current();
    expect(first.renewLifetimes.mock.calls).toEqual([[0]]);
    await lookAt(9.5 * minute);
    const second = await open.mock.results[1]?.value;
    expect(first.renewLifetimes.mock.calls).toEqual([[0], [9.5 * minute]]);
    expect(second?.renewLifetimes).not.toHaveBeenCalled();
    await lookAt(10 * minute);
    expect(current()).toBe(second);
    expect(first.renewLifetimes).toHaveBeenCalledTimes(2);
    expect(second?.renewLifetimes).toHaveBeenLastCalledWith(10 * minute);
  });
});

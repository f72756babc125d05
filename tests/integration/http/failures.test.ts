import { describe, expect, it, vi } from 'vitest';
import { openSite } from './open-site.ts';
import { parsePage, plain } from './shared-site.ts';

describe('a page that breaks', () => {
  it.each([
    ['tr', 'Bir aksilik oldu'],
    ['en', 'Something went wrong'],
    ['ar', 'حدث خطأ ما'],
  ])(
    'costs one 500 page in %s, is logged, and leaves the others alone',
    async (language, title) => {
      const log = vi.fn();
      const { get } = await openSite({
        logError: log,
        change: (bundle) => {
          // A hole that the checks of a bundle would never let through.
          Reflect.set(bundle.home, 'tiles', null);
        },
      });
      const response = await get(`/?lng=${language}`);
      const $ = parsePage(response);
      expect(response.status).toBe(500);
      expect(response.headers['cache-control']).toBe('no-store');
      expect($('html').attr('lang')).toBe(language);
      expect($('h1').text()).toBe(title);
      expect($('meta[name="robots"]').attr('content')).toBe('noindex');
      expect(response.text).not.toMatch(/TypeError|at .+:\d+/);
      expect(log).toHaveBeenCalledOnce();
      expect((await get('/hizmetler')).status).toBe(200);
    },
  );

  it('is answered in plain words where even the error page breaks', async () => {
    const log = vi.fn();
    const { get } = await openSite({
      logError: log,
      change: (bundle) => Reflect.set(bundle, 'navigation', null),
    });
    const response = await get('/');
    expect(response.status).toBe(500);
    expect(response.text).toBe('Internal Server Error');
    expect(log).toHaveBeenCalledTimes(2);
  });
});

describe('health', () => {
  it('is answered without a page and never kept', async () => {
    const response = await plain.get('/healthz');
    expect(response.status).toBe(200);
    expect(response.text).toBe('ok');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { listPaths } from '../../shared/paths.ts';
import { inLanguage, kinds } from '../e2e/inspect-page.ts';
import { openWithNotices } from '../integration/http/sample-notices.ts';
import { site } from '../integration/http/shared-site.ts';
import { engines } from './engines.ts';
import { openEngine } from './open-engine.ts';

const paths = [...new Set([...kinds, ...listPaths(site.bundles.tr)])];

describe.each(engines)('in $name', (chosen) => {
  const engine = openEngine(chosen);

  it('whatever goes wrong in a page is heard of', async () => {
    await engine().open(`${engine().origin}/hakkimizda?broken`);
    await engine().evaluate(() => {
      console.error('said');
      document.body.setAttribute('style', 'color: red');
      document.body.append(Object.assign(new Image(), { src: '/pictures/nowhere.avif' }));
    });
    for (const fault of ['said', 'thrown', 'rejected', 'style-src', 'did not load', ': 404']) {
      await expect.poll(() => engine().faults.join()).toContain(fault);
    }
  });

  it.each(languages)(
    'every page fits a phone in %s, hydrates and complains of nothing',
    async (language) => {
      await engine().resize(390, 844);
      await visit(paths, language);
    },
  );

  it.each(languages)('every kind of page fits a wide screen in %s', async (language) => {
    await engine().resize(1280, 900);
    await visit(kinds, language);
  });

  it('a page whose end is late is painted without it', async () => {
    await engine().resize(390, 844);
    await engine().open(`${engine().origin}/hakkimizda?late`);
    const { paint, end } = await engine().evaluate(() => {
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { paint: first?.startTime, end: arrival?.domInteractive };
    });
    expect(paint).toBeLessThan(end ?? 0);
  });

  it('notices move the header down until they are gone', async () => {
    const { port } = await openWithNotices();
    await engine().resize(1280, 900);
    await engine().open(`http://127.0.0.1:${port}/?lng=ar`);
    const tops = await engine().evaluate(async () => {
      const measure = () => document.querySelector('.site-header')?.getBoundingClientRect().top;
      const below = document.querySelector('.notices')?.getBoundingClientRect().bottom;
      const first = measure();
      window.scrollTo({ top: 600, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      return { below, first, scrolled: measure() };
    });
    expect(tops.first).toBeGreaterThan(40);
    expect(tops).toEqual({ below: tops.first, first: tops.first, scrolled: 0 });
  });

  async function visit(all: readonly string[], language: string) {
    const seen: string[] = [];
    for (const path of all) {
      const address = inLanguage(path, language);
      await engine().open(engine().origin + address);
      seen.push(
        ...(await engine().evaluate(inspect, language)).map((fault) => `${address} ${fault}`),
      );
    }
    expect([...seen, ...engine().faults]).toEqual([]);
  }
});

/** Runs in the page: hydrates its islands, and returns its faults. */
async function inspect(language: string): Promise<string[]> {
  const faults: string[] = [];
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    island.scrollIntoView({ behavior: 'instant' });
    for (let left = 600; left > 0 && !('hydrated' in island.dataset); left -= 1) {
      // Repeated, as a loaded page may not have run its modules yet.
      island.dispatchEvent(new PointerEvent('pointerenter'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (!('hydrated' in island.dataset)) faults.push(`${island.dataset['island']} sleeps`);
  }
  await document.fonts.ready;
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
  if (lang !== language || dir !== (lang === 'ar' ? 'rtl' : 'ltr')) faults.push(`${lang} ${dir}`);
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px wide on ${clientWidth}`);
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
  faults.push(...asked.filter((origin) => origin !== location.origin));
  return faults;
}

import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { hydrateIslands, openPage } from './open-page.ts';

/** One page per island. */
const pages = ['/', '/hizmetler?q=a', '/detay/kumul-jipi'];

/** The browser’s code with React’s development build: only that build reports attributes that differ. */
const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, '../../client/entry.ts')],
  bundle: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"development"' },
});

it.each(languages.toReversed())(
  'islands hydrate to the very attributes the server wrote, in %s',
  async (language) => {
    const page = await openPage('about:blank');
    await page.route('**/assets/entry-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text }),
    );
    // The page contains the integrity digest of the code that visitors get.
    await page.route(
      ({ searchParams }) => searchParams.has('lng'),
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/ integrity="[^"]*"/g, '');
        await route.fulfill({ response, body });
      },
    );
    for (const path of pages) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      if (path === '/') await turnSlide(page);
      await hydrateIslands(page);
    }
  },
);

/** Lets the time of the first slide end, so that its script has changed the page before React comes. */
async function turnSlide(page: Page): Promise<void> {
  await page.locator('.hero__pager[data-playing]').waitFor();
  await page.locator('.hero__sun').evaluate((sun) => sun.getAnimations()[0]?.finish());
  await page.locator('.hero__pager[data-slide="1"]').waitFor();
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, withoutScripts } from '../e2e/open-page.ts';
import type { Page } from '../integration/http/crawl.ts';
import { contentSite } from '../site-folder.ts';

/** A phone with a dense screen. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** The pictures of a page as a phone loads them, in bytes. */
export interface PictureWeight {
  path: string;
  /** The picture that loads with high priority; 0 if there is none. */
  first: number;
  /** All pictures, as if the visitor saw each of them. */
  all: number;
}

/**
 * Weighs the pictures of pages. A browser chooses the files by their `sizes`, and loads none of them: the bytes are those
 * of the files in the build.
 */
export async function weighPictures(pages: readonly Page[]): Promise<PictureWeight[]> {
  const sections = pages.map(({ $ }) => {
    const pictures = Array.from($('picture:has(> .picture__image)'), (picture) => $.html(picture));
    return `<section>${pictures.join('')}</section>`;
  });
  const page = await openPage('about:blank', { ...withoutScripts, ...phone });
  await page.route('**/*', (route) => {
    const isPage = route.request().isNavigationRequest();
    return route.fulfill({ contentType: 'text/html', body: isPage ? sections.join('') : '' });
  });
  await page.goto('/');
  const chosen = await page.locator('section').evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll('img')].map(({ currentSrc, fetchPriority }) => ({
        file: new URL(currentSrc).pathname,
        isFirst: fetchPriority === 'high',
      })),
    ),
  );
  return pages.map(({ path }, index) => {
    const pictures = chosen[index] ?? [];
    const first = pictures.filter(({ isFirst }) => isFirst);
    return { path, first: sumSizes(first), all: sumSizes(pictures) };
  });
}

function sumSizes(pictures: { file: string }[]): number {
  const files = [...new Set(pictures.map(({ file }) => file))];
  return files.reduce(
    (sum, file) => sum + statSync(join(contentSite, 'build/public', file)).size,
    0,
  );
}

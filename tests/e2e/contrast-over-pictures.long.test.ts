import { expect, it } from 'vitest';
import { describeContext, measureContrast, minContrast, views } from './measure-contrast.ts';
import { openPage } from './open-page.ts';

it.each(views)(
  'what stands on a picture can be read in $language at $width px',
  async (view) => {
    const page = await openPage('about:blank', describeContext(view));
    const tooWeak = (await measureContrast(page, view))
      .filter(({ ratio }) => ratio < minContrast)
      .map(({ page: path, place, ratio }) => `${path} ${place}: ${ratio.toFixed(2)}`);
    expect(tooWeak).toEqual([]);
  },
  600_000,
);

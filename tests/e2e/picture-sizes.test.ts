import { expect, it } from 'vitest';
import { vary } from '../vary.ts';
import { kinds } from './inspect-page.ts';
import { findPictureFaults, screens } from './measure-pictures.ts';

/** The gate tries each layout of pictures once. */
const paths = [
  ...new Set(['/', '/araclar', '/detay/kumul-jipi', '/servis/ulasim', '/bloglar', ...kinds]),
];

it.each(vary(screens))(
  'pictures are sharp, and none is much wider than needed, at $width px × $scale',
  async (screen) => {
    const faults: string[] = [];
    for (const path of vary(paths, 5)) faults.push(...(await findPictureFaults(path, screen)));
    expect(faults).toEqual([]);
  },
);

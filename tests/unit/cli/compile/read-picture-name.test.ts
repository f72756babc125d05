import { expect, it } from 'vitest';
import { listFileNames, planPicture } from '../../../../cli/compile/plan-picture.ts';
import { readPictureName } from '../../../../cli/compile/write-pictures.ts';

it('reads the name of a picture from the path of each of its files', () => {
  const header = { width: 2400, height: 1600, hasAlpha: false };
  const options = { isFullBleed: true, effort: 'fast', focus: [0.5, 0.5] } as const;
  for (const name of ['dunes', 'hero-dunes-2', 'night-0123456789-480']) {
    const files = listFileNames(planPicture(name, Buffer.from(name), header, options));
    expect(files.length).toBeGreaterThan(5);
    expect(new Set(files.map((file) => readPictureName(`/pictures/${file}`)))).toEqual(
      new Set([name]),
    );
  }
});

import { expect, it } from 'vitest';
import { listFileNames, planPicture } from '../../../../cli/compile/plan-picture.ts';

it('no file of a picture has the same name with another effort', () => {
  const header = { width: 2400, height: 1600, hasAlpha: false };
  const [fast = [], max = []] = (['fast', 'max'] as const).map((effort) =>
    listFileNames(
      planPicture('dunes', Buffer.from(''), header, {
        isFullBleed: true,
        effort,
        focus: [0.5, 0.5],
      }),
    ),
  );
  expect(max).toHaveLength(fast.length);
  expect(max.filter((name) => fast.includes(name))).toEqual([]);
});

import { expect, it } from 'vitest';
import { createRenderQueue } from '../../../../server/cache/create-page-cache.ts';

it('pages beyond the limit are refused before any other is rendered', async () => {
  const queue = createRenderQueue(4);
  let rendered = 0;
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () =>
      queue
        .run(async () => {
          rendered += 1;
        })
        .then(
          () => 'rendered',
          () => `refused after ${rendered}`,
        ),
    ),
  );
  expect(outcomes).toEqual([
    ...Array.from({ length: 4 }, () => 'rendered'),
    ...Array.from({ length: 36 }, () => 'refused after 0'),
  ]);
});

import { column } from '../../../shared/components/card-boxes.ts';
import type { Box } from '../../../shared/components/picture.tsx';

/** An arch of the colonnade. */
export const tileBoxes: Box[] = [
  {
    media: '(min-width: 1024px)',
    width: 'min(15vw, 265px)',
    height: 'clamp(440px, 46vw, 700px)',
  },
  { media: '(min-width: 640px)', width: '29vw', height: 'clamp(300px, 78vw, 460px)' },
  { width: '43.5vw', height: 'clamp(300px, 78vw, 460px)' },
];

/** The picture behind the closing words. */
export const closingBoxes: Box[] = [{ width: '100vw', height: 'clamp(560px, 50vw, 960px)' }];

const sevenColumns = 'min(51vw, 943px)';

const fourColumns = 'min(28vw, 526px)';

const featuredBoxes: [wide: Box, narrow: Box][] = [
  [
    { width: sevenColumns, ratio: 4 / 3 },
    { width: column, ratio: 4 / 3 },
  ],
  [
    { width: fourColumns, ratio: 4 / 5 },
    { width: '74.3vw', ratio: 4 / 5 },
  ],
  [
    { width: fourColumns, ratio: 4 / 5 },
    { width: '74.3vw', ratio: 4 / 5 },
  ],
  [
    { width: sevenColumns, ratio: 16 / 11 },
    { width: '100vw', ratio: 16 / 11 },
  ],
];

/** Returns the boxes of a picture: pairs of seven and four columns, and the last of an odd number alone. */
export function findFeaturedBoxes(index: number, count: number): Box[] {
  const isAlone = count % 2 === 1 && index === count - 1;
  return featuredBoxes.slice(index % 4, (index % 4) + 1).flatMap(([wide, narrow]) => [
    {
      media: '(min-width: 861px)',
      ...(isAlone ? { width: 'min(89.2vw, 1640px)', ratio: 21 / 9 } : wide),
    },
    narrow,
  ]);
}

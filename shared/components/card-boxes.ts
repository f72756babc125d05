import type { Box } from './picture.tsx';

/** The width of the page’s content on narrow screens. */
export const column = '89.2vw';

/** Eight of the twelve columns of the page on wide screens. */
export const eightColumns = 'min(58.1vw, 1093px)';

interface CardPlace {
  index: number;
  /** The number of cards in the list. */
  count: number;
}

const wide = '(width >= 64em)';
const third: Box = { media: wide, width: 'min(28vw, 526px)', ratio: 3 / 2 };

/** Half of the page on wide screens. */
export const half: Box = { media: wide, width: 'min(43vw, 804px)', ratio: 3 / 2 };
const alone: Box = { media: wide, width: eightColumns, ratio: 16 / 9 };
const oneOfTwo: Box = { media: '(width >= 40em)', width: '43.5vw', ratio: 3 / 2 };
const whole: Box = { width: column, ratio: 3 / 2 };

/** The boxes of a card’s picture in rows of three, two or one. */
export const cardBoxes = [third, oneOfTwo, whole];
const aloneBoxes = [alone, oneOfTwo, whole];

/** Returns the boxes of a card’s picture. A card that would be alone in the last row of three fills that row. */
export function findCardBoxes({ index, count }: CardPlace): readonly Box[] {
  return isAlone({ index, count }) ? aloneBoxes : cardBoxes;
}

/** The same in the list of cars. A list that would end with a gap begins with larger cards. */
export function findCarBoxes({ index, count }: CardPlace): readonly Box[] {
  const fillsRow = count % 2 === 1 && index === 0;
  return [
    isHalf({ index, count }) ? half : isAlone({ index, count }) ? alone : third,
    ...(fillsRow ? [] : [{ ...oneOfTwo, media: '(width >= 48em)' }]),
    whole,
  ];
}

/** The same in a list of posts whose first is larger and no part of the rows. */
export function findPostBoxes({ index, count }: CardPlace): readonly Box[] {
  return isHalf({ index: index - 1, count: count - 1 }) ? [half, oneOfTwo, whole] : cardBoxes;
}

function isAlone({ index, count }: CardPlace): boolean {
  return count % 3 === 1 && index === count - 1;
}

function isHalf({ index, count }: CardPlace): boolean {
  return count % 3 === 2 && index < 2;
}

import { createRandom } from '../../../../create-random.ts';

/** The ways in which an editor gets a number wrong. */
export const kindsOfChange = [
  'digits swapped',
  'another number',
  'time moved',
  'zero lost',
] as const;

export type KindOfChange = (typeof kindsOfChange)[number];

/** Returns a whole number from 0 up to, and not including, `limit`. */
export type Choose = (limit: number) => number;

/** Creates a choice that is the same for the same seed. */
export function createChoice(seed: number): Choose {
  const random = createRandom(seed);
  return (limit) => Math.floor(random() * limit);
}

/**
 * Changes a number in digits.
 *
 * @param written with the separators of its language, such as `3.250` or `14:00`
 * @returns `undefined` if a number cannot be changed in this way
 */
export function changeNumber(
  written: string,
  kind: KindOfChange,
  choose: Choose,
): string | undefined {
  const time = /^([01]\d|2[0-3])([.:])([0-5]\d)$/.exec(written);
  if (kind === 'time moved') return time ? moveTime(time, choose) : undefined;
  const changed = changes[kind](written, choose);
  const isTime = changed !== undefined && /^([01]\d|2[0-3])[.:][0-5]\d$/.test(changed);
  const isChanged = changed !== written && isTime === (time !== null);
  return isChanged ? changed : undefined;
}

function moveTime([, hours, sign, minutes]: RegExpExecArray, choose: Choose): string {
  if (choose(3) === 0) return `${hours}${sign}${minutes === '30' ? '00' : '30'}`;
  const moved = (Number(hours) + 1 + choose(22)) % 24;
  return `${String(moved).padStart(2, '0')}${sign}${minutes}`;
}

const changes = {
  'digits swapped': (written: string, choose: Choose) => {
    const places = Array.from(written.matchAll(/\d(?=\d)/g), ({ index }) => index).filter(
      (index) => written[index] !== written[index + 1] && (index > 0 || written[1] !== '0'),
    );
    const place = places[choose(places.length)];
    if (place === undefined) return undefined;
    const pair = `${written[place + 1]}${written[place]}`;
    return written.slice(0, place) + pair + written.slice(place + 2);
  },
  'another number': (written: string, choose: Choose) => {
    if (/^\d+$/.test(written)) {
      const other = Number(written) + ([-2, -1, 1, 2, 3, 5, 10][choose(7)] ?? 1);
      return other > 0 ? String(other) : undefined;
    }
    return String(1 + ((Number(written[0]) + choose(8)) % 9)) + written.slice(1);
  },
  'zero lost': (written: string) => {
    const place = written.lastIndexOf('0');
    const isAmount = place > 0 && !/[.,]\d*$/.test(written.slice(0, place));
    return isAmount || /[.,]\d{3}$/.test(written)
      ? written.slice(0, place) + written.slice(place + 1)
      : undefined;
  },
} as const;

import type { TextNumber } from './text-number.ts';
import { isCurrency } from './units.ts';

/** Two numbers that should be the same, or a number that one side alone has although both should. */
export type Disagreement =
  | { turkish: TextNumber; translated: TextNumber }
  | { turkish: TextNumber; translated?: undefined }
  | { turkish?: undefined; translated: TextNumber };

/**
 * Compares the numbers of a text with those of its translation, whatever their order.
 *
 * - Each side may leave numbers out. Only numbers that differ on both sides are reported, in pairs.
 * - A price, a time of day or a telephone number must be on both sides.
 * - A word that may be no number agrees with the number that it would be, and is never reported itself.
 */
export function compareNumbers(
  turkish: readonly TextNumber[],
  translated: readonly TextNumber[],
): Disagreement[] {
  // Mostly the numbers are the same, and in the same order.
  const isEqual =
    turkish.length === translated.length &&
    turkish.every((number, index) => {
      const other = translated[index];
      return other !== undefined && isSame(number, other);
    });
  if (isEqual) return [];
  const rest: Rest = { turkish: [...turkish], translated: [...translated] };
  for (const agree of closeAgreements) {
    if (rest.turkish.length === 0 || rest.translated.length === 0) return listNeeded(rest);
    removeAgreeing(rest, agree);
  }
  // Two amounts of one unit are reported before a word somewhere in the text is taken for one of them.
  const changed = takePairs(rest, translated, isSameAmount);
  for (const agree of looseAgreements) removeAgreeing(rest, agree);
  rest.turkish = rest.turkish.filter(isCertain);
  rest.translated = rest.translated.filter(isCertain);
  const isOneForOne =
    rest.turkish.length === 1 &&
    rest.translated.length === 1 &&
    turkish.filter(isCertain).length === translated.filter(isCertain).length;
  const others = takePairs(rest, translated, (a, b) => canBe(a, b, isOneForOne));
  return [...changed, ...others, ...listNeeded(rest)];
}

/** The numbers that are on one side alone, although both need them. */
function listNeeded({ turkish, translated }: Rest): Disagreement[] {
  return [
    ...translated.filter(isNeeded).map((number) => ({ translated: number })),
    ...turkish.filter(isNeeded).map((number) => ({ turkish: number })),
  ];
}

/** The numbers of both sides that agree with no other so far. */
interface Rest {
  turkish: TextNumber[];
  translated: TextNumber[];
}

type Agree = (a: TextNumber, b: TextNumber) => boolean;

/** How two numbers agree, the closest first, so that a loose one does not take the place of a close one. */
const closeAgreements: readonly Agree[] = [
  (a, b) => isCertain(a) && isCertain(b) && isSame(a, b) && hasSameUnit(a, b),
  (a, b) => isInDigits(a) && isInDigits(b) && isSame(a, b),
  (a, b) => isSame(a, b) && hasSameUnit(a, b),
  isConverted,
  (a, b) => isHourOf(a, b) || isHourOf(b, a),
];

/** “For four” is “dört kişilik”: the unit may be missing on one side. */
const looseAgreements: readonly Agree[] = [
  (a, b) => isCertain(a) && isCertain(b) && isSame(a, b) && !(a.unit && b.unit),
];

function removeAgreeing(rest: Rest, agree: Agree): void {
  rest.turkish = rest.turkish.filter((number) => {
    const index = rest.translated.findIndex((other) => agree(number, other));
    if (index >= 0) rest.translated.splice(index, 1);
    return index < 0;
  });
}

function isSame(a: TextNumber, b: TextNumber): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'phone') return isSamePhone(a.name ?? '', b.name ?? '');
  return a.name === b.name && a.value === b.value;
}

/** A number without its country may be the end of another. */
const shortestPhone = 7;

function isSamePhone(a: string, b: string): boolean {
  const [short = '', long = ''] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= shortestPhone ? long.endsWith(short) : short === long;
}

function hasSameUnit(a: TextNumber, b: TextNumber): boolean {
  return a.unit?.dimension === b.unit?.dimension;
}

/** Whether two numbers are the same amount in two units, such as 720 PS and 710 hp. */
function isConverted(a: TextNumber, b: TextNumber): boolean {
  if (!a.unit || !b.unit || !hasSameUnit(a, b) || a.unit.size === b.unit.size) return false;
  const [first, second] = [a.value * a.unit.size, b.value * b.unit.size];
  const tolerance = first * Math.max(a.unit.tolerance, b.unit.tolerance);
  // A converted number is rounded at least to a whole one.
  const rounding = 0.51 * Math.min(a.unit.size, b.unit.size);
  return Math.abs(first - second) <= Math.max(tolerance, rounding);
}

/** Whether a number is the hour of a time: “17.00” is “at five”. */
function isHourOf(number: TextNumber, time: TextNumber): boolean {
  if (number.kind !== 'number' || time.kind !== 'time' || time.value % 60 !== 0) return false;
  const hour = time.value / 60;
  return number.value === hour || number.value === (hour % 12 || 12);
}

function isCertain({ certainty }: TextNumber): boolean {
  return certainty !== 'maybe';
}

function isInDigits({ certainty }: TextNumber): boolean {
  return certainty === 'digits';
}

/** Whether a number must be on both sides. */
function isNeeded({ kind, unit }: TextNumber): boolean {
  return kind === 'time' || kind === 'phone' || isCurrency(unit);
}

/**
 * Takes the pairs of different numbers that may be the same one, those of one unit first.
 *
 * @param all the numbers of the translation: if it contains a number twice, either may be the wrong one
 */
function takePairs(rest: Rest, all: readonly TextNumber[], canBeOne: Agree) {
  const pairs: { turkish: TextNumber; translated: TextNumber }[] = [];
  rest.translated = rest.translated.filter((number) => {
    const alike = isCertain(number)
      ? all.filter((other) => isCertain(other) && isSame(number, other))
      : [];
    const possible = alike.flatMap((translated) =>
      rest.turkish
        .filter((turkish) => canBeOne(turkish, translated))
        .map((turkish) => ({ turkish, translated })),
    );
    const pair =
      possible.find(({ turkish, translated }) => hasSameUnit(turkish, translated)) ?? possible[0];
    if (!pair) return true;
    rest.turkish = rest.turkish.filter((turkish) => turkish !== pair.turkish);
    pairs.push(pair);
    return false;
  });
  return pairs;
}

/** Whether two numbers in digits have the same known unit. */
function isSameAmount(a: TextNumber, b: TextNumber): boolean {
  return isInDigits(a) && isInDigits(b) && a.unit !== undefined && hasSameUnit(a, b);
}

/**
 * Whether two different numbers may be the same one. A word is less certain than digits, since translations are free to
 * count other things. It needs a known unit on both sides, or all other numbers must agree.
 */
function canBe(a: TextNumber, b: TextNumber, isOneForOne: boolean): boolean {
  if (a.kind !== b.kind || (a.kind === 'code' && a.name !== b.name)) return false;
  if (a.kind !== 'number') return true;
  if (a.unit && b.unit) return hasSameUnit(a, b);
  if (isInDigits(a) && isInDigits(b)) return true;
  return isOneForOne && !a.unit && !b.unit;
}

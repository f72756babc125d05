/** The contrast ratio of two colours written as `#rgb` or `#rrggbb` (WCAG 2.2); `undefined` for others. */
export function computeContrast(one: string, other: string): number | undefined {
  const [first, second] = [readColour(one), readColour(other)];
  if (first === undefined || second === undefined) return undefined;
  return computeRatio(computeLuminance(...first), computeLuminance(...second));
}

/** Contrast ratio of two relative luminances as WCAG 2.2 defines it, from 1 to 21. */
export function computeRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance, from 0 to 1, of an sRGB colour with channels from 0 to 255 (WCAG 2.2). */
export function computeLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);
}

function linearize(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function readColour(colour: string): [number, number, number] | undefined {
  const digits = colour.match(/^#([\da-f]{6}|[\da-f]{3})$/i)?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const read = (start: number) => Number.parseInt(long.slice(start, start + 2), 16);
  return [read(0), read(2), read(4)];
}

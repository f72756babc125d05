/** The contrast ratio of two colours written as `#rgb` or `#rrggbb` (WCAG 2.2); `undefined` for others. */
export function computeContrast(one: string, other: string): number | undefined {
  const [first, second] = [computeLuminance(one), computeLuminance(other)];
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function computeLuminance(colour: string): number | undefined {
  const digits = colour.match(/^#([\da-f]{6}|[\da-f]{3})$/i)?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red, green, blue] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(long.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

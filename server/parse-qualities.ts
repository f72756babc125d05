/** One choice of a header such as `Accept-Language`, with how much the visitor likes it. */
export interface Choice {
  /** In lower case. */
  name: string;
  /** From 0, “not this one”, to 1. */
  quality: number;
}

/**
 * Reads a list of choices with their qualities (RFC 9110 §12.4.2), such as `tr, en;q=0.8`.
 * A quality that is none makes its choice unusable.
 */
export function* parseQualities(header: string): Generator<Choice> {
  for (const choice of header.split(',')) {
    const [name = '', ...parameters] = choice.split(';');
    yield { name: name.trim().toLowerCase(), quality: readQuality(parameters) };
  }
}

/** A quality is 0 to 1 with at most three decimals. */
function readQuality(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const text = parameter.trim();
    if (!/^q=/i.test(text)) continue;
    const quality = text.slice(2);
    return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
  }
  return 1;
}

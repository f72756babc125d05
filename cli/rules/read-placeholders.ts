/** A pair of braces in a text, or what is left of one. */
export interface Placeholder {
  /** What stands between the braces, without spaces around it. */
  name: string;
  start: number;
  end: number;
  /** Whether it is written exactly as its kind of text asks. */
  isWellFormed: boolean;
  /** Whether nothing but a name stands between the braces, be they right or wrong. */
  hasName: boolean;
}

/** How a placeholder is written: labels name `{{values}}`, texts name `{facts}`. */
export const braces = {
  label: { open: '{{', close: '}}' },
  text: { open: '{', close: '}' },
} as const;

const anyBrace = /[{}｛｝]/;

/** Braces with what stands between them, opening ones that are not closed, and closing ones alone. */
const candidates = /[{｛]+([^{}｛｝\n]{0,60})([}｝]*)|[}｝]+/g;

const nameAlone = /^[\p{L}\p{N}_]+$/u;

/** Lists every pair of braces of a text, also the broken ones, in order. */
export function readPlaceholders(text: string, role: keyof typeof braces): Placeholder[] {
  if (!anyBrace.test(text)) return [];
  const { open, close } = braces[role];
  return [...text.matchAll(candidates)].map(({ 0: written, 1: inside = '', 2: closing, index }) => {
    const isClosed = Boolean(closing);
    const name = isClosed ? inside.trim() : (/^ *[\p{L}\p{N}_]*/u.exec(inside)?.[0].trim() ?? '');
    const length = isClosed ? written.length : written.length - inside.length + name.length;
    const hasName = nameAlone.test(name);
    return {
      name,
      start: index,
      end: index + Math.max(length, 1),
      isWellFormed: hasName && written === `${open}${name}${close}`,
      hasName,
    };
  });
}

/** Characters that start something else than a text: lists, comments, quotes, anchors, tags … */
const specialStart = /^[-?:,[\]{}#&*!|>'"%@`=<~\s]/;

/** Words and numbers that a reader of YAML 1.1 or 1.2 takes for something else than a text. */
const otherWord = /^(?:null|true|false|yes|no|on|off|y|n)$/i;
const numberOrDate = /^[+.\d][-+.\d_:,a-fox]*(?:[tz ][-+.\d:z]*)?$/i;

/** Characters that stand for themselves only in double quotes: controls, line separators, byte-order marks. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\ufeff\ufffe\uffff]/u;

/**
 * Whether `value` can stand in YAML without quotes and is read back as exactly this text, by readers of
 * YAML 1.1 as well. Where in doubt the answer is no.
 *
 * @param isInFlow whether it stands between braces or brackets, where commas and brackets are special
 * @see https://yaml.org/spec/1.2.2/#733-plain-style
 */
export function canBePlain(value: string, isInFlow: boolean): boolean {
  if (value === '' || value !== value.trim() || hidden.test(value)) return false;
  if (specialStart.test(value) || otherWord.test(value) || numberOrDate.test(value)) return false;
  if (value.startsWith('...')) return false;
  if (/:(?:\s|$)/.test(value) || /\s#/.test(value)) return false;
  return !isInFlow || !/[,[\]{}]/.test(value);
}

/** Whether `value` can stand in single quotes, in which nothing but the quote itself can be escaped. */
export function canBeSingle(value: string): boolean {
  return !hidden.test(value);
}

/** Whether `value` can stand as the indented lines below a `|` and is read back as exactly this text. */
export function canBeLiteral(value: string): boolean {
  if (/^[ \n]/.test(value) || hidden.test(value.replaceAll('\n', ''))) return false;
  const lines = value.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return (lines.at(-1) ?? '').trim() !== '';
}

import type { Words } from '../legacy-words.ts';

/** A number with its noun; Turkish nouns stay singular behind numbers. */
export function countNoun(number: number, noun: string, turkish = noun): Words {
  return { en: `${number} ${noun}${number === 1 ? '' : 's'}`, tr: `${number} ${turkish}` };
}

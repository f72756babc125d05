/** A table from each letter to the one at the same place of `others`. All letters are single code points. */
export function pairLetters(letters: string, others: string): ReadonlyMap<string, string> {
  const targets = [...others];
  return new Map([...letters].map((letter, index) => [letter, targets[index] ?? letter]));
}

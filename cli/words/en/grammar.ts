/** A number with its noun. */
export function countNoun(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A guess at what was meant. */
export function askIfMeant(meant: string): string {
  return `Did you mean “${meant}”?`;
}

import type { TextEdit } from '../issue.ts';

/**
 * Applies edits to a text. Edits may come in any order; their offsets refer to the given text. An edit is left out if
 * it overlaps one that begins earlier, replaces the same place, or is outside the text.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const groups = edits.map((edit) => [edit]);
  return applyEditGroups(text, groups).text;
}

/**
 * Applies groups of edits to a text. Each group is applied whole or not at all: half of a pair of quotes would break
 * the text that it should fix. If groups conflict, the one that begins first is applied.
 *
 * @returns the edited text, and the groups that were left out
 */
export function applyEditGroups<Group extends readonly TextEdit[]>(
  text: string,
  groups: readonly Group[],
) {
  const taken: TextEdit[] = [];
  const leftOut: Group[] = [];
  for (const group of groups.toSorted((a, b) => findStart(a) - findStart(b))) {
    if (canAdd(taken, group, text.length)) {
      for (const edit of group) taken.splice(findIndex(taken, edit), 0, edit);
    } else leftOut.push(group);
  }
  return { text: spliceEdits(text, taken), leftOut };
}

/** Orders edits by their start, then by their end. */
export function byPlace(a: TextEdit, b: TextEdit): number {
  return a.start - b.start || a.end - b.end;
}

function findStart(group: readonly TextEdit[]): number {
  return Math.min(...group.map(({ start }) => start));
}

/** Whether the edits of a group are within the text and conflict with no other edit. */
function canAdd(taken: readonly TextEdit[], group: readonly TextEdit[], length: number): boolean {
  const own = group.toSorted(byPlace);
  return own.every((edit, index) => {
    const place = findIndex(taken, edit);
    return (
      edit.start >= 0 &&
      edit.end >= edit.start &&
      edit.end <= length &&
      isBehind(edit, own[index - 1]) &&
      isBehind(edit, taken[place - 1]) &&
      isBehind(taken[place], edit)
    );
  });
}

/** Two edits with the same start have no certain order, so neither is behind the other. */
function isBehind(edit: TextEdit | undefined, before: TextEdit | undefined): boolean {
  if (!edit || !before) return true;
  return edit.start >= before.end && edit.start > before.start;
}

/** The index of an edit among sorted ones: nearly always behind all that are taken already. */
function findIndex(sorted: readonly TextEdit[], edit: TextEdit): number {
  return sorted.findLastIndex((other) => byPlace(other, edit) < 0) + 1;
}

/**
 * Writes edits into a text.
 *
 * @param edits sorted by place, without conflicts; several at one place are written in the given order
 */
export function spliceEdits(text: string, edits: readonly TextEdit[]): string {
  let offset = 0;
  const parts = edits.flatMap((edit) => {
    const kept = text.slice(offset, edit.start);
    offset = edit.end;
    return [kept, edit.text];
  });
  return [...parts, text.slice(offset)].join('');
}

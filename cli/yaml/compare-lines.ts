/** A stretch of two texts that differs, with lines around it; numbers of lines count from 1. */
interface Hunk {
  oldStart: number;
  newStart: number;
  /** Lines with a first sign: `-` goes, `+` comes, a space stays. */
  lines: string[];
}

/** Lines shown around a change. */
const around = 2;

/** More differences than this are not paired: the whole stretch goes, and the new one comes. */
const mostDifferences = 1000;

/** Shows how one text becomes another, like `diff -u`. */
export function formatDifference(file: string, before: string, after: string): string {
  const hunks = groupSteps(compare(before.split('\n'), after.split('\n')));
  const blocks = hunks.map(({ oldStart, newStart, lines }) => {
    const count = (sign: string) => lines.filter((line) => !line.startsWith(sign)).length;
    const head = `@@ -${oldStart},${count('+')} +${newStart},${count('-')} @@`;
    return [head, ...lines].join('\n');
  });
  return [`--- ${file}`, `+++ ${file}`, ...blocks, ''].join('\n');
}

interface Step {
  sign: ' ' | '-' | '+';
  line: string;
}

/** Compares line by line: what both share at their ends first, the rest by the shortest edit script (Myers 1986). */
function compare(before: readonly string[], after: readonly string[]): Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const stay = (lines: readonly string[]) => lines.map((line): Step => ({ sign: ' ', line }));
  return [
    ...stay(before.slice(0, start)),
    ...findScript(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...stay(before.slice(before.length - end)),
  ];
}

function findScript(a: readonly string[], b: readonly string[]): Step[] {
  const trace: Map<number, number>[] = [];
  let furthest = new Map([[1, 0]]);
  for (
    let distance = 0;
    distance <= Math.min(a.length + b.length, mostDifferences);
    distance += 1
  ) {
    trace.push(new Map(furthest));
    const next = new Map(furthest);
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      let x = step(next, diagonal, distance);
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return walkBack(a, b, trace);
    }
    furthest = next;
  }
  return [
    ...a.map((line): Step => ({ sign: '-', line })),
    ...b.map((line): Step => ({ sign: '+', line })),
  ];
}

function step(furthest: ReadonlyMap<number, number>, diagonal: number, distance: number): number {
  const down = furthest.get(diagonal + 1) ?? -1;
  const right = (furthest.get(diagonal - 1) ?? -1) + 1;
  if (diagonal === -distance) return down;
  return diagonal !== distance && down >= right ? down : right;
}

function walkBack(
  a: readonly string[],
  b: readonly string[],
  trace: readonly ReadonlyMap<number, number>[],
): Step[] {
  const steps: Step[] = [];
  let x = a.length;
  let y = b.length;
  for (let distance = trace.length - 1; distance >= 0; distance -= 1) {
    const furthest = trace[distance] ?? new Map<number, number>();
    const diagonal = x - y;
    const down = furthest.get(diagonal + 1) ?? -1;
    const right = (furthest.get(diagonal - 1) ?? -1) + 1;
    const isDown = diagonal === -distance || (diagonal !== distance && down >= right);
    const from = isDown ? down : right - 1;
    const edge = isDown ? diagonal + 1 : diagonal - 1;
    while (x > from + (isDown ? 0 : 1) && y > from - edge + (isDown ? 1 : 0) && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      steps.unshift({ sign: ' ', line: a[x] ?? '' });
    }
    if (distance === 0) break;
    if (isDown) {
      y -= 1;
      steps.unshift({ sign: '+', line: b[y] ?? '' });
    } else {
      x -= 1;
      steps.unshift({ sign: '-', line: a[x] ?? '' });
    }
  }
  return steps;
}

function groupSteps(steps: readonly Step[]): Hunk[] {
  const isNear = steps.map((_, index) =>
    steps.slice(Math.max(0, index - around), index + around + 1).some(({ sign }) => sign !== ' '),
  );
  const hunks: Hunk[] = [];
  let oldLine = 1;
  let newLine = 1;
  for (const [index, { sign, line }] of steps.entries()) {
    if (isNear[index]) {
      if (!isNear[index - 1]) hunks.push({ oldStart: oldLine, newStart: newLine, lines: [] });
      hunks.at(-1)?.lines.push(`${sign}${line}`);
    }
    if (sign !== '+') oldLine += 1;
    if (sign !== '-') newLine += 1;
  }
  return hunks;
}

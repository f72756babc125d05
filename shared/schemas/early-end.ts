import { findBeginning, findEnd } from '../dubai-time.ts';
import { addProblem, type Findings } from './checked-text.ts';
import { moment } from './field-types.ts';

/** Days or minutes that something lasts from and until. */
export interface Period {
  from: string;
  until: string;
}

/** Whether a period lasts some time. A value in the wrong form is reported by its own schema. */
export function isPeriod({ from, until }: { from: unknown; until: unknown }): boolean {
  return (
    [from, until].every((value) => moment.safeParse(value).success) &&
    findBeginning(String(from)) < findEnd(String(until))
  );
}

/** Whether two periods have an instant in common. */
export function overlap(one: Period, other: Period): boolean {
  return (
    findBeginning(one.from) < findEnd(other.until) && findBeginning(other.from) < findEnd(one.until)
  );
}

/** Reports an end that is not behind its beginning, from within `superRefine`. */
export function rejectEarlyEnd({ from, until }: Period, findings: Findings): void {
  const isWritten = [from, until].every((value) => moment.safeParse(value).success);
  if (!isWritten || isPeriod({ from, until })) return;
  const params = { from, until };
  addProblem(findings, { code: 'C042', problem: 'endsFirst', params }, ['until']);
}

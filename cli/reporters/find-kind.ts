import { type IssueCode, type Severity, severityOf } from '../issue-codes.ts';

/** For people a gap of a translation is a kind of its own: it is work to do, not a fault. */
export function findKind(code: IssueCode): Severity | 'gap' {
  return code.startsWith('C2') ? 'gap' : severityOf(code);
}

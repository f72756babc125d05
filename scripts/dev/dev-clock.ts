import { parseArgs } from 'node:util';
import { UserError } from '../../cli/user-error.ts';
import { findBeginning } from '../../shared/dubai-time.ts';
import { moment } from '../../shared/schemas/field-types.ts';

/** The clock of the site under `npm run dev`. */
export interface DevClock {
  /** How far it is ahead of the real one, in milliseconds; `undefined` if it is the real one. */
  offset: number | undefined;
  /** The instant of the site, in milliseconds since 1970. */
  now(): number;
}

/**
 * Reads `--at 2026-12-24T13:59`: the day or minute in Dubai at which the clock of the site starts.
 *
 * @param args the arguments of `npm run dev`
 * @throws {UserError} if they are something else
 */
export function readDevClock(args: readonly string[]): DevClock {
  const at = readAt(args);
  const offset = at === undefined ? undefined : findBeginning(at) - Date.now();
  return { offset, now: () => Date.now() + (offset ?? 0) };
}

function readAt(args: readonly string[]): string | undefined {
  const refuse = (written: string) => new UserError(({ editor }) => editor.badInstant(written));
  let at: string | undefined;
  try {
    ({ at } = parseArgs({ args: [...args], options: { at: { type: 'string' } } }).values);
  } catch {
    throw refuse(args.join(' '));
  }
  if (at !== undefined && !moment.safeParse(at).success) throw refuse(`--at ${at}`);
  return at;
}

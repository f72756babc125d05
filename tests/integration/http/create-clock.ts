import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../../create-folder.ts';

/**
 * Creates a clock in hand for processes that a test starts. It stands still until it is set.
 *
 * @param folder receives the file of the clock; by default one that is removed after this test
 */
export function createClock(instant: number, folder = createFolder()) {
  const file = join(folder, 'now');
  const set = (at: number) => {
    // Replaced in one step, so that no process reads half of it.
    writeFileSync(`${file}.new`, new Date(at).toISOString());
    renameSync(`${file}.new`, file);
  };
  set(instant);
  return {
    set,
    /** The flags of Node and the environment of a process under this clock. */
    flags: ['--import', join(import.meta.dirname, 'preload-clock.ts')],
    environment: { CLOCK_FILE: file },
  };
}

import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFileTracker, hashBytes, readFileStat } from '../../../../cli/lib/file-tracker.ts';
import { createFolder } from '../../../create-folder.ts';

/** Returns the result of a scan of a file with an unchanged stamp, if the scan before was so long after the save. */
function lookAgain(millisecondsAfter: number): string | undefined {
  const folder = createFolder();
  writeFileSync(join(folder, 'a.yaml'), 'new');
  const stamp = readFileStat(join(folder, 'a.yaml'));
  if (!stamp) throw new Error('The file was written and is not there.');
  const seenAt = Math.max(stamp.modified, stamp.changed) + millisecondsAfter;
  return createFileTracker(folder, [['a.yaml', { stat: stamp, seenAt, hash: 'known' }]]).scan(
    'a.yaml',
  );
}

it('takes the hash of a file that it noted from who has read it, once it has rested', () => {
  const folder = createFolder();
  const path = join(folder, 'a.yaml');
  writeFileSync(path, 'new');
  const past = new Date(Date.now() - 60_000);
  vi.setSystemTime(Date.now() + 60_000);
  onTestFinished(() => {
    vi.useRealTimers();
  });
  utimesSync(path, past, past);
  const tracker = createFileTracker(folder);
  tracker.note('a.yaml');
  expect(tracker.scan('a.yaml')).toBe(hashBytes('new'));
  const other = createFileTracker(folder);
  other.note('a.yaml');
  other.settle('a.yaml', 'known');
  expect(other.scan('a.yaml')).toBe('known');
});

describe('a file whose stamp is what it was', () => {
  it('is read again where it was looked at within the clock’s step of its last change', () => {
    expect(lookAgain(1)).toBe(hashBytes('new'));
    expect(lookAgain(1900)).toBe(hashBytes('new'));
  });

  it('is known where it had been left alone for longer', () => {
    expect(lookAgain(2100)).toBe('known');
  });
});

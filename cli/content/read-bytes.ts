import { readFileSync } from 'node:fs';

/**
 * What stands in a file; nothing where it cannot be read. Small files are read quicker one by one than side by
 * side, and never too many of them are open.
 */
export function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

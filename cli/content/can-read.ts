import { access } from 'node:fs/promises';

/** Whether a file is there. */
export async function canRead(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

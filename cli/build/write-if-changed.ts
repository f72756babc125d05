import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all, and only when its content differs.
 *
 * @returns whether it was written
 */
export async function writeIfChanged(path: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content);
  const current = await readFile(path).catch(() => undefined);
  if (current?.equals(bytes)) return false;
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  return true;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startDevelopment } from './start-development.ts';

/** Starts `npm run dev`, with a function that saves a file and waits until open pages are told of it. */
export async function startEditing() {
  const development = await startDevelopment();
  const { folder, countReady, readState } = development;
  await expect.poll(countReady).toBe(1);
  const save = async (file: string, from: string, to: string) => {
    const { attempt } = await readState();
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    await expect.poll(async () => (await readState())['attempt']).not.toBe(attempt);
    return readState();
  };
  return { ...development, save };
}

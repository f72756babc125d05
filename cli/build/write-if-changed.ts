import { writeFiles } from './write-files.ts';
export async function writeIfChanged(path: string, content: string | Uint8Array): Promise<boolean> {
  return writeFiles([{ path, content }]).length > 0;
}

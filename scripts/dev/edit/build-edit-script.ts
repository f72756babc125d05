import { join } from 'node:path';
import { build } from 'esbuild';

/** Builds the script of the editor in pages, which is part of no build that visitors get. */
export async function buildEditScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'client/main.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

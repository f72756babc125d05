import { readFileSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';

/** The server as one file; what it needs at run time stays in `dependencies`. */
export const serverOptions: BuildOptions = {
  entryPoints: ['server/main.ts'],
  outfile: 'build/server/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Glide is only ever loaded by a browser.
  external: [
    ...Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies),
    '@glidejs/glide',
  ],
  logLevel: 'warning',
};

export async function buildServer(): Promise<void> {
  await build(serverOptions);
}

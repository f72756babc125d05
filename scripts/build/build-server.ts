import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';

export interface BuildChoice {
  /** Adds the style guide, which only developers of the site need. */
  isDevelopment?: boolean;
  buildFolder?: string;
}

/** Options that bundle the server into one file; packages in `dependencies` are loaded at run time. */
export function createServerOptions({
  isDevelopment = false,
  buildFolder = 'build',
}: BuildChoice = {}): BuildOptions {
  return {
    entryPoints: [isDevelopment ? 'scripts/dev/style-guide/main.ts' : 'server/main.ts'],
    outfile: join(buildFolder, 'server/main.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
    // Drops branches whose condition is never true.
    minifySyntax: true,
    // The printer of readable log lines is installed only for development.
    external: [
      ...Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies),
      'pino-pretty',
    ],
    logLevel: 'warning',
  };
}

export async function buildServer(choice?: BuildChoice): Promise<void> {
  await build(createServerOptions(choice));
}

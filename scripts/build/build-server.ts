import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';

export interface BuildChoice {
  /** Adds what is for those who work on the site alone: the style guide. */
  isDevelopment?: boolean;
  buildFolder?: string;
}

/** The server as one file; what it needs at run time stays in `dependencies`. */
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
    // Drops what a condition that is never true guards.
    minifySyntax: true,
    // Lines for people are only loaded where they are developed.
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

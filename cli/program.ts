import { Command } from 'commander';
import { compile } from './commands/compile.ts';
import { listMissing } from './commands/missing.ts';
import { validate } from './commands/validate.ts';

/** Where a command writes: results to `out`, everything else to `error`. */
export interface Streams {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** 0 clean, 1 findings, 2 misuse or failure. */
export type ExitCode = 0 | 1 | 2;

/**
 * Builds the `catalogue` program.
 *
 * @param finish receives the exit code of the command that ran
 */
export function createProgram(streams: Streams, finish: (code: ExitCode) => void): Command {
  const program = new Command('catalogue')
    .description('Checks, completes and compiles the content of the site.')
    .exitOverride()
    .configureOutput({ writeOut: streams.out, writeErr: streams.error });

  program
    .command('validate')
    .description('Report every problem of every content file.')
    .option('--content <folder>', 'folder of the content', 'content')
    .addHelpText('after', '\nExample:\n  catalogue validate')
    .action(async ({ content }: { content: string }) =>
      finish(await validate({ content }, streams)),
    );

  program
    .command('missing')
    .description('List the texts that are not translated yet.')
    .option('--content <folder>', 'folder of the content', 'content')
    .option('--lang <language>', 'one language only: en or ar')
    .addHelpText('after', '\nExample:\n  catalogue missing --lang ar')
    .action(async (options: { content: string; lang?: string }) =>
      finish(await listMissing(options, streams)),
    );

  program
    .command('compile')
    .description(
      'Check the content and write the bundles and pictures that the site is built from.',
    )
    .option('--content <folder>', 'folder of the content', 'content')
    .option('--out <folder>', 'folder to write to', 'build')
    .addHelpText('after', '\nExample:\n  catalogue compile --out build')
    .action(async (options: { content: string; out: string }) =>
      finish(await compile(options, streams)),
    );

  return program;
}

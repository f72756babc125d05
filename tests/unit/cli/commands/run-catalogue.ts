import type { RunContext } from '../../../../cli/commands/command.ts';
import { runProgram } from '../../../../cli/program.ts';

/** Runs the program in this process; what it wrote and its exit code come back. */
export async function runCatalogue(args: readonly string[], rest: Partial<RunContext> = {}) {
  const run = { code: -1, out: '', error: '' };
  await runProgram(args, {
    streams: {
      out: (text) => {
        run.out += text;
      },
      error: (text) => {
        run.error += text;
      },
    },
    terminal: { write: () => {} },
    hasColor: false,
    isInteractive: false,
    finish: (code) => {
      run.code = code;
    },
    ...rest,
  });
  return run;
}

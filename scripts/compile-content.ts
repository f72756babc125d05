import { stripVTControlCharacters } from 'node:util';
import { createCompileRun } from '../cli/build/create-compile-run.ts';
import { hasColor } from '../cli/reporters/terminal-text.ts';

/**
 * Prepares to compile the content into build/, showing progress and problems. Each run says whether the content is
 * valid, and makes only what has changed since the one before.
 */
export function createContentCompiler({
  onProblem = () => {},
  drafts = false,
}: {
  onProblem?: (text: string) => void;
  /** Whether drafts are shown, each with a mark. */
  drafts?: boolean;
} = {}): () => Promise<boolean> {
  let shown = '';
  const { run, save } = createCompileRun(
    {
      content: 'content',
      out: 'build',
      drafts,
      language: 'en',
      hasColor: hasColor(process.stdout, process.env),
      terminal: process.stderr,
    },
    {
      out: (text) => {
        process.stdout.write(text);
        shown += stripVTControlCharacters(text);
      },
      error: (text) => void process.stderr.write(text),
    },
  );
  return async () => {
    shown = '';
    const isValid = (await run()).stoppedBy === undefined;
    save();
    // Warnings are for the terminal alone: the site is there to be looked at.
    if (!isValid) onProblem(shown);
    return isValid;
  };
}

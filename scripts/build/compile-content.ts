import { stripVTControlCharacters } from 'node:util';
import { createCompileSession } from '../../cli/compile/compile-session.ts';
import type { Build } from '../../cli/compile/create-compiler.ts';
import { readUiLanguage } from '../../cli/messages/messages.ts';
import { hasColor } from '../../cli/reporters/terminal-text.ts';

/**
 * Creates a compiler of the content into build/ that shows progress and problems. Each run writes only what has changed
 * since the run before.
 *
 * @param onRun receives the result of a run and, if its issues stopped it, the text that was shown
 * @returns a function that compiles once and returns whether the content is valid
 */
export function createContentCompiler({
  onRun = () => {},
  drafts = false,
  optimize = false,
}: {
  onRun?: (build: Build, problem: string | undefined) => void;
  /** Whether drafts are included, each marked as such. */
  drafts?: boolean;
  /** Whether small pictures matter more than time. */
  optimize?: boolean;
} = {}): () => Promise<boolean> {
  let shown = '';
  const { run, save } = createCompileSession(
    {
      content: 'content',
      out: 'build',
      drafts,
      optimize,
      language: readUiLanguage(process.env) ?? 'en',
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
    const build = await run();
    const isValid = build.stoppedBy === undefined;
    save();
    // Warnings and notes alone are not shown over pages, since they would hide a site that works.
    onRun(build, isValid ? undefined : shown);
    return isValid;
  };
}

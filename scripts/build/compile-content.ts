import { stripVTControlCharacters } from 'node:util';
import { createCompileSession } from '../../cli/compile/compile-session.ts';
import type { Issue } from '../../cli/issue.ts';
import { readUiLanguage } from '../../cli/messages/messages.ts';
import { hasColor } from '../../cli/reporters/terminal-text.ts';

/**
 * Creates a compiler of the content into build/ that shows progress and problems. Each run writes only what has changed
 * since the run before.
 *
 * @param onRun receives the issues of a run and, if they stopped it, the text that was shown
 * @returns a function that compiles once and returns whether the content is valid
 */
export function createContentCompiler({
  onRun = () => {},
  drafts = false,
  optimize = false,
}: {
  onRun?: (issues: readonly Issue[], problem: string | undefined) => void;
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
    const { issues, stoppedBy } = await run();
    const isValid = stoppedBy === undefined;
    save();
    // Warnings alone are not shown over pages, since they would hide a site that works.
    onRun(issues, isValid ? undefined : shown);
    return isValid;
  };
}

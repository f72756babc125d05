import { stripVTControlCharacters } from 'node:util';
import { createCompileSession } from '../../cli/compile/compile-session.ts';
import type { Issue } from '../../cli/issue.ts';
import { readUiLanguage } from '../../cli/messages/messages.ts';
import { hasColor } from '../../cli/reporters/terminal-text.ts';

/**
 * Prepares to compile the content into build/, showing progress and problems. Each run says whether the content is
 * valid, and makes only what has changed since the one before.
 *
 * @param onRun receives what a run found, and as text what stopped it
 */
export function createContentCompiler({
  onRun = () => {},
  drafts = false,
  optimize = false,
}: {
  onRun?: (issues: readonly Issue[], problem: string | undefined) => void;
  /** Whether drafts are shown, each with a mark. */
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
    // Warnings do not lie over pages: the site is there to be looked at.
    onRun(issues, isValid ? undefined : shown);
    return isValid;
  };
}

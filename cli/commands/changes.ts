import type { Command } from 'commander';
import { isOwnReport, showAsHtml, showAsText } from '../changes/show-markdown.ts';
import { tellChanges } from '../changes/tell-changes.ts';
import { writeOutput } from '../content/write-output.ts';
import type { RunContext } from '../context.ts';
import { getMessages } from '../messages/messages.ts';
import {
  addContentOption,
  type CommonFlags,
  createChoice,
  createOutputOption,
} from './shared-options.ts';

const changeFormats = ['text', 'markdown', 'html'] as const;

interface ChangesFlags extends CommonFlags {
  /** A commit, branch, tag or time. */
  since: string;
  format: (typeof changeFormats)[number];
  /** The file to write; defaults to the standard output. */
  output?: string;
}

/** `catalogue changes`: what is different for visitors since a commit, in words. */
export function register(command: Command, context: RunContext): void {
  command
    .option('--since <ref>', 'commit, branch, tag, or time such as "7 days ago"', 'HEAD')
    .addOption(createChoice('--format <format>', 'output format', changeFormats))
    .addOption(createOutputOption('file', 'file to write (default: stdout)'))
    .action(async (flags: ChangesFlags) => {
      await writeChanges(flags, context);
      context.finish(0);
    });
  addContentOption(
    command,
    'changes',
    'changes --since main --format markdown',
    'changes --since "7 days ago" --format html --output changes.html --ui tr',
  );
}

async function writeChanges(
  { content, since, format, output, ui }: ChangesFlags,
  { streams, hasColor, cacheFolder }: RunContext,
): Promise<void> {
  const markdown = await tellChanges(content, since, ui, cacheFolder, format === 'html');
  const text =
    format === 'html'
      ? showAsHtml(markdown, ui)
      : format === 'markdown'
        ? markdown
        : showAsText(markdown, hasColor && output === undefined);
  if (output === undefined) {
    streams.out(text);
    return;
  }
  const isWritten = writeOutput(content, output, text, isOwnReport);
  const messages = getMessages(ui).commands.report;
  streams.error(`${isWritten ? messages.written(output) : messages.unchanged(output)}\n`);
}

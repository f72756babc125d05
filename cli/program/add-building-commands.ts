import type { Command } from 'commander';
import type { ToolLanguage } from '../words/words.ts';
import { addContentOption, addExamples, addToolLanguageOption } from './add-options.ts';
import type { RunContext } from './run-context.ts';

interface CompileFlags {
  content: string;
  out: string;
  watch?: boolean;
  lang: ToolLanguage;
}

/** `compile`: what the server reads. */
export function addBuildingCommands(program: Command, context: RunContext): void {
  const { streams, hasColor, terminal, finish } = context;
  const compile = program
    .command('compile')
    .description(
      'Check the content and write the bundles and pictures that the site is built from.',
    )
    .option('--out <folder>', 'folder to write to', 'build')
    .option('--watch', 'go on, and write anew what a change touches')
    .action(async ({ watch, lang, ...flags }: CompileFlags) => {
      const command = await import('../commands/compile.ts');
      const options = { ...flags, language: lang, hasColor, terminal };
      finish(
        await (watch === true
          ? command.compileAndWatch(options, streams)
          : command.compile(options, streams)),
      );
    });
  addToolLanguageOption(addContentOption(compile), '--lang');
  addExamples(compile, 'compile', 'compile --out build', 'compile --watch');
}

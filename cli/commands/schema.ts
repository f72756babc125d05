import type { Command } from 'commander';
import type { RunContext } from '../context.ts';
import { writeSchemas } from '../entries/json-schema.ts';
import { getMessages } from '../messages/messages.ts';
import { addContentOption, type CommonFlags } from './shared-options.ts';

/** `catalogue schema`: writes the JSON Schemas by which editors check and complete content files. */
export function register(command: Command, { streams, finish }: RunContext): void {
  command.action(async ({ content, ui }: CommonFlags) => {
    const { total, written } = await writeSchemas(content);
    streams.out(written.map((path) => `${path}\n`).join(''));
    const counts = { total, written: written.length };
    streams.error(`${getMessages(ui).commands.schema.written(counts)}\n`);
    finish(0);
  });
  addContentOption(command, 'schema');
}

import { join } from 'node:path';
import type { Command } from 'commander';
import type { RunContext, Streams } from '../context.ts';
import {
  compareSchemas,
  schemaFileName,
  schemaFolder,
  writeSchemas,
} from '../entries/json-schema.ts';
import { getMessages } from '../messages/messages.ts';
import { addContentOption, type CommonFlags } from './shared-options.ts';

interface SchemaFlags extends CommonFlags {
  /** Whether to only compare, and write nothing. */
  check?: boolean;
}

/** `catalogue schema`: writes the JSON Schemas by which editors check and complete content files. */
export function register(command: Command, { streams, finish }: RunContext): void {
  command
    .option('--check', 'exit 1 if any is outdated; write nothing')
    .action(async (flags: SchemaFlags) => finish(await schema(flags, streams)));
  addContentOption(command, 'schema', 'schema --check');
}

/**
 * Writes the schemas, or lists outdated ones. The file of names, which offers the names that the content defines, may
 * be older than the content.
 *
 * @throws {ContentFolderError} if the content folder cannot be read
 */
async function schema({ content, check, ui }: SchemaFlags, { out, error }: Streams) {
  const messages = getMessages(ui).commands.schema;
  const state = await compareSchemas(content);
  const list = (names: readonly string[]) =>
    names.map((name) => `${join(content, schemaFolder, name)}\n`).join('');
  if (!check) {
    await writeSchemas(content, state);
    out(list(state.stale));
    error(`${messages.written({ total: state.files.size, written: state.stale.length })}\n`);
    return 0;
  }
  const names = schemaFileName('names');
  const wrong = [...state.stale, ...state.leftOver].filter((name) => name !== names);
  if (wrong.length > 0) {
    out(list(wrong));
    error(`${messages.outdated}\n`);
    return 1;
  }
  error(`${state.stale.includes(names) ? messages.currentButNames : messages.current}\n`);
  return 0;
}

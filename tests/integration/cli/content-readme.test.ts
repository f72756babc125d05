import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSchemas } from '../../../cli/entries/json-schema.ts';
import { createProgram } from '../../../cli/program.ts';
import { root } from '../../site-folder.ts';
import { validateWithJsonSchema } from '../../unit/cli/validate-with-json-schema.ts';
import { createContentTree } from './content-tree.ts';

const guide = readFileSync(join(root, 'content/README.md'), 'utf8');

/** The guide in its two languages, each starting at its heading. */
const [turkish = '', english = '', ...others] = guide.split(/^(?=# )/m);

/** Lists the commands of a page: on lines of their own, between backticks, and in the table of all commands. */
function listCommands(page: string): string[] {
  const [, rows = ''] = /^\| `npm run -s catalogue -- …`.*\n\|-.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const cells = [...rows.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell);
  const written = page.matchAll(/`catalogue ([^`\n]+)|npm run -s catalogue -- ([^`…\n>]+)/g);
  return [
    ...cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command)),
    ...Array.from(written, ([, short, long]) => (short ?? long ?? '').trim()),
  ];
}

/** Returns what must be the same in both languages: the commands, and the number of each kind of element. */
function outline(part: string) {
  return {
    commands: listCommands(part)
      .map((command) => command.match(/^\S+|--\S+/g)?.join(' '))
      .toSorted(),
    sections: part.match(/^## /gm)?.length,
    rows: part.match(/^\|/gm)?.length,
    steps: part.match(/^\d\. /gm)?.length,
  };
}

/** Returns the parts of the first finding of a text that an editor needs to learn to read. */
function readFinding(text: string) {
  const finding =
    /^(?<place>\S+:\d+:\d+) {2}\S+ (?<code>C\d+) {2}(?<field>\S+)$[\s\S]*?^ {2}→ (?<advice>.*)\n {2}(?<correction>.*)$/m;
  return finding.exec(text)?.groups;
}

describe('the guide for editors', () => {
  it.each([
    ['tr', turkish],
    ['en', english],
  ])('shows in the language %s a finding as the tool reports it', async (ui, part) => {
    const tree = createContentTree();
    tree.edit('site.yaml', 'phone: +971 00 000 0000', 'phone: +971000000000');
    const { out } = await tree.run('validate', '--ui', ui);
    const shown = readFinding(part);
    expect(shown).toMatchObject({ code: 'C012', field: 'phone' });
    expect(shown).toEqual(readFinding(out.replaceAll(tree.folder, 'content')));
  });

  it('shows only fields that content files have, and whole files only as they may be', () => {
    const schemas = JSON.stringify([...createSchemas(() => ({}))]);
    const blocks = [...guide.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(
      ([, block = '']) => block,
    );
    const fields = blocks.flatMap((block) => [...block.matchAll(/^[ -]*(\w+):/gm)]);
    expect(new Set(fields.map(([, field]) => field)).size).toBeGreaterThan(10);
    expect(fields.filter(([, field]) => !schemas.includes(`"${field}":`))).toEqual([]);
    const whole = {
      'terms:': 'glossary.yaml',
      '- text:': 'notices.yaml',
    };
    for (const [start, file] of Object.entries(whole)) {
      const own = blocks.filter((block) => block.startsWith(start));
      expect(own.length, start).toBeGreaterThan(0);
      for (const block of own)
        expect(validateWithJsonSchema(file, parse(block)), block).toEqual([]);
    }
  });

  it('says the same in Turkish and in English', () => {
    expect(others).toEqual([]);
    expect(outline(turkish)).toEqual(outline(english));
  });
});

/** Splits a command into arguments as a shell does; supports double quotes only. */
function readWords(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}

it.each([
  ['README.md', readFileSync(join(root, 'README.md'), 'utf8')],
  ['content/README.md', guide],
])('%s names only commands that exist, with options that they have', async (_name, page) => {
  const commands = new Set(listCommands(page));
  expect(commands.size).toBeGreaterThan(10);
  const understood = new Error('The command would run now.');
  for (const command of commands) {
    const args = readWords(command.replace(' --help', ''));
    const program = await createProgram(args, {
      streams: { out: () => {}, error: () => {} },
      terminal: { write: () => {} },
      hasColor: false,
      isInteractive: false,
      finish: () => {},
    });
    program.hook('preAction', () => {
      throw understood;
    });
    const parsed = program.parseAsync(args, { from: 'user' });
    await expect(parsed, command).rejects.toBe(understood);
  }
});

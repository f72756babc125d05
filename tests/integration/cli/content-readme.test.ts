import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { vary } from '../../vary.ts';
import { runCatalogue } from './content-tree.ts';
import { createRepository } from './open-repository.ts';
import { readWords, replayExamples } from './replay-examples.ts';

const root = join(import.meta.dirname, '../../..');
const readme = join(root, 'content/README.md');

/** The parts of the page in its two languages, each starting at its heading. */
const parts = readFileSync(readme, 'utf8').split(/^(?=# )/m);

/** Returns what must be the same in both languages: the commands shown, and the number of each kind of element. */
function outline(part: string) {
  return {
    commands: part.match(/^\$ catalogue .*$/gm),
    sections: part.match(/^## /gm)?.length,
    rows: part.match(/^\|/gm)?.length,
    steps: part.match(/^\d\. /gm)?.length,
  };
}

describe('the README of editors', () => {
  // After a change of the tool’s messages: npx vitest run --config tests/vitest.config.ts content-readme --update
  it('quotes what the tool says today', async () => {
    await expect(await replayExamples(readFileSync(readme, 'utf8'))).toMatchFileSnapshot(readme);
  });

  it('says the same in Turkish and in English', () => {
    const [turkish = '', english = ''] = parts;
    expect(parts).toHaveLength(2);
    expect(outline(turkish)).toEqual(outline(english));
  });
});

/** Lists the commands of a page: on lines of their own, between backticks, and in the table of all commands. */
function listCommands(page: string): string[] {
  const [, rows = ''] = /^\| `npm run -s catalogue -- …`.*\n\|-.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const cells = [...rows.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell);
  const written = page.matchAll(
    /(?:^\$ |`)catalogue ([^`\n]+)|npm run -s catalogue -- ([^`…\n>]+)/gm,
  );
  return [
    ...cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command)),
    ...Array.from(written, ([, short, long]) => (short ?? long ?? '').trim()),
  ];
}

describe('the commands of README.md and content/README.md', () => {
  it('work as they stand', async () => {
    const commands = new Set(
      ['README.md', 'content/README.md'].flatMap((path) => {
        const found = listCommands(readFileSync(join(root, path), 'utf8'));
        expect(new Set(found).size).toBeGreaterThan(10);
        return found;
      }),
    );
    // Making all pictures takes minutes, and other tests compile.
    commands.delete('compile');
    const folder = createFolder();
    cpSync(join(root, 'tests/fixtures/content/valid'), join(folder, 'content'), {
      recursive: true,
    });
    createRepository(folder, 'Yaz sezonu');
    const before = process.cwd();
    process.chdir(folder);
    onTestFinished(() => process.chdir(before));
    const kinds = Map.groupBy(commands, (command) => command.split(' ')[0]);
    for (const command of [...kinds.values()].flatMap((alike) => vary(alike))) {
      const [name = '', ...args] = readWords(command.replace('FILE', `${command.length}.xlf`));
      const [file = ''] = args;
      const format = file.endsWith('.csv') ? 'csv' : 'xliff';
      if (name === 'import')
        await runCatalogue('export', '--lang', 'ar', '--format', format, '--out', file);
      const { code, error } = await runCatalogue(name, ...args);
      // A command with missing arguments asks for them if there is a terminal.
      if (!/^There is no terminal/.test(error)) expect([command, code, error]).not.toContain(2);
    }
  });
});

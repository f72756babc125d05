import { describe, expect, it, vi } from 'vitest';
import { createProgram } from '../../../../cli/program.ts';
import { runCatalogue } from '../../../integration/cli/content-tree.ts';

const loadProgram = (...args: string[]) =>
  createProgram(args, {
    streams: { out: () => {}, error: () => {} },
    terminal: { write: () => {} },
    hasColor: false,
    isInteractive: false,
    finish: () => {},
  });

const program = await loadProgram();

const names = program.commands.map((command) => command.name());

/** What a command cannot run without, beside its name. */
const needed: Partial<Record<string, string[]>> = {
  new: ['car'],
  report: ['--output', '/nowhere/report.html'],
  import: ['/nowhere/arabic.xlf'],
  show: ['labels'],
  find: ['words'],
};

/** The options of a command that visible help lists. */
const loadOptions = async (name: string) => {
  const { commands } = await loadProgram(name);
  const options = commands.find((command) => command.name() === name)?.options ?? [];
  return options.filter(({ hidden }) => !hidden);
};

/** The options that take all values that they are given. */
const repeatable = [
  'missing --lang',
  'missing --min',
  'accept --lang',
  'accept --forget',
  'find --lang',
  'new --images',
  'new --on',
  'new --keywords',
];

describe('an option', () => {
  it.each(names)(
    'of “%s” is refused if it is given twice, unless all values are taken',
    async (name) => {
      for (const option of await loadOptions(name)) {
        const flag = `${option.long}`;
        if (option.isBoolean() || repeatable.includes(`${name} ${flag}`)) continue;
        const [first = 'one', second = 'two'] = option.argChoices ?? [];
        const hasContent = name !== 'explain' && flag !== '--content';
        const args = [...(needed[name] ?? []), ...(hasContent ? ['--content', '/nowhere'] : [])];
        const { code, error } = await runCatalogue(name, ...args, flag, first, flag, second);
        expect(error.replace(/“.*/, '')).toMatch(
          new RegExp(`^${flag} (?:is given more than once|birden çok kez verilmiş)`),
        );
        expect(code).toBe(2);
      }
    },
  );

  it('may be given twice with the same value', async () => {
    expect((await runCatalogue('explain', '--ui', 'tr', '--ui', 'tr')).code).toBe(0);
  });

  it.each(['export', 'changes', 'compile', 'report'])(
    'is --output in “%s” for what it writes, beside its former name',
    async (name) => {
      const output = (await loadOptions(name)).find(({ long }) => long === '--output');
      expect(output?.short).toMatch(/^--(?:out|html)$/);
    },
  );
});

describe('the language of the tool', () => {
  it.each(names)(
    'is --ui in “%s”, whose help is the same in each way to ask for it',
    async (name) => {
      const help = await runCatalogue(name, '--help');
      expect(help).toMatchObject({ code: 0, error: '' });
      expect(help.out).toContain('--ui <language>');
      expect(help.out).toContain(`\n  catalogue ${name}`);
      expect(await runCatalogue('help', name)).toEqual(help);
    },
  );

  it('is that of CATALOGUE_UI unless --ui says another', async () => {
    vi.stubEnv('CATALOGUE_UI', 'tr');
    expect((await runCatalogue('explain', 'x')).error).toContain('“x” bir kod değil.');
    expect((await runCatalogue('explain', 'x', '--ui', 'en')).error).toContain('is not a code.');
    vi.stubEnv('CATALOGUE_UI', '');
    expect((await runCatalogue('explain', 'x')).error).toContain('is not a code.');
    vi.stubEnv('CATALOGUE_UI', 'la');
    expect((await runCatalogue('explain', 'x')).error).toContain(
      "from env 'CATALOGUE_UI' is invalid",
    );
    vi.unstubAllEnvs();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { writeFindings } from '../../../../cli/commands/command.ts';
import { createProgram } from '../../../../cli/program.ts';
import { type Format, formats } from '../../../../cli/reporters/report.ts';
import { runCatalogue } from '../../../integration/cli/content-tree.ts';
import { createReport, typo } from '../reporters/create-report.ts';

const program = createProgram({
  streams: { out: () => {}, error: () => {} },
  terminal: { write: () => {} },
  hasColor: false,
  isInteractive: false,
  finish: () => {},
});

/** The commands about a language of the content; all others reject `--lang`. */
const contentLanguage = ['show', 'missing', 'accept', 'export'];

/** The arguments that a command requires. */
const needed: Partial<Record<string, string[]>> = {
  new: ['car'],
  report: ['--html', '/nowhere/report.html'],
  import: ['/nowhere/arabic.xlf'],
};

describe('the language of the tool', () => {
  it('is --ui in every command', () => {
    const without = program.commands.filter(({ options }) =>
      options.every(({ long }) => long !== '--ui'),
    );
    expect(program.commands.length).toBe(12);
    expect(without.map((command) => command.name())).toEqual([]);
  });

  it.each(
    program.commands
      .map((command) => command.name())
      .filter((name) => !contentLanguage.includes(name)),
  )('is not --lang in “%s”, which says so in the language that was meant', async (name) => {
    const run = await runCatalogue(name, ...(needed[name] ?? []), '--lang', 'tr');
    expect(run).toEqual({
      code: 2,
      out: '',
      error:
        'Bu komut, içeriğin dili olan --lang seçeneğini almaz. Aracın dili için --ui en ya da --ui tr yazın.\n',
    });
    const help = program.commands.find((command) => command.name() === name)?.helpInformation();
    expect(help).not.toContain('--lang');
  });

  it('is English where --lang names no language of the tool', async () => {
    const { code, error } = await runCatalogue('explain', '--lang', 'de');
    expect(code).toBe(2);
    expect(error).toBe(
      'This command takes no --lang, which is a language of the content. For the language of the tool, use --ui en or --ui tr.\n',
    );
  });

  it('is that of CATALOGUE_LANG where --ui does not say another', async () => {
    vi.stubEnv('CATALOGUE_LANG', 'tr');
    expect((await runCatalogue('explain', 'x')).error).toContain('“x” bir kod değil.');
    expect((await runCatalogue('explain', 'x', '--ui', 'en')).error).toContain('is not a code.');
    vi.stubEnv('CATALOGUE_LANG', '');
    expect((await runCatalogue('explain', 'x')).error).toContain('is not a code.');
    vi.unstubAllEnvs();
  });
});

/** The beginning of a report in each format. */
const beginnings: Record<Format, RegExp> = {
  text: /^content\/cars/,
  json: /^\{\n {2}"version": 1/,
  github: /^::error /,
  sarif: /^\{\n {2}"\$schema"/,
  junit: /^<\?xml /,
};

describe('writeFindings', () => {
  it.each(formats)('writes whole lines in the format %s', async (format) => {
    const { folder, readText, ...found } = createReport([typo]);
    const flags = { content: folder, ui: found.language };
    const written = await writeFindings(format, { files: [], readText }, flags, found);
    expect(written).toMatch(beginnings[format]);
    expect(written).toContain('C010');
    expect(written).toMatch(/\S\n$/);
  });
});

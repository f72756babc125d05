import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { itLong } from '../../vary.ts';
import { createContentTree, createTranslatedTree, fileCount } from './content-tree.ts';

const root = join(import.meta.dirname, '../../..');
const program = join(root, 'scripts/bin/catalogue.mjs');

/** Starts the bundled program as an editor does, by default in the folder of the project. */
function start(args: readonly string[], { env = {}, input = '', cwd = root } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...env },
    input,
  });
  return { status, stdout, stderr };
}

describe('the program itself', () => {
  it('ends with 0 without a finding, with 1 with one, with 2 if misused, in the language and colours of its environment', async () => {
    const tree = await createTranslatedTree();
    const cwd = createFolder();
    const validate = ['validate', '--content', tree.folder];
    const turkish = start(validate, { env: { CATALOGUE_UI: 'tr', FORCE_COLOR: '1' }, cwd });
    // The cache belongs to the project.
    expect(readdirSync(cwd)).toEqual([]);
    expect(turkish).toMatchObject({ status: 0, stderr: '' });
    expect(turkish.stdout).toContain(`${fileCount} dosya denetlendi, sorun yok`);
    expect(turkish.stdout).toContain('\u001b[');
    tree.edit('home.yaml', 'url: /araclar', 'url: /arabalar');
    const found = start(validate, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } });
    expect(found).toMatchObject({ status: 1, stdout: expect.stringContaining('C021') });
    expect(found.stdout).not.toContain('\u001b[');
    expect(start(['validate', '--content', '/nowhere'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'The content folder /nowhere cannot be read.\n',
    });
  });

  it('starts in a folder whose name means more in a URL', () => {
    const folder = join(createFolder(), '#1 50%?');
    for (const name of ['cli', 'shared', 'build/cli', 'scripts/bin']) {
      mkdirSync(join(folder, name), { recursive: true });
    }
    const copy = join(folder, 'scripts/bin/catalogue.mjs');
    cpSync(dirname(program), dirname(copy), { recursive: true });
    const main = join(folder, 'build/cli/main.js');
    writeFileSync(main, 'console.log("started");');
    const inFuture = new Date(Date.now() + 60_000);
    utimesSync(main, inFuture, inFuture);
    expect(spawnSync(process.execPath, [copy], { encoding: 'utf8' }).stdout).toBe('started\n');
  });

  itLong('imports what comes through a pipe', () => {
    const { folder } = createContentTree();
    const args = ['--content', folder, '--format', 'csv'];
    const { stdout: input } = start(['export', 'labels', '--lang', 'en', ...args]);
    const imported = start(['import', '-', ...args], { input });
    expect(imported).toMatchObject({ status: 0, stderr: '' });
    expect(imported.stdout).toMatch(/^0 texts imported into 0 files/);
  });

  itLong.each(['SIGINT', 'SIGTERM'] as const)('watches until %s', async (signal) => {
    const { folder } = createContentTree();
    const args = ['compile', '--watch', '--content', folder, '--out', createFolder()];
    const child = spawn(process.execPath, [program, ...args], { cwd: root });
    let log = '';
    child.stderr.on('data', (chunk) => {
      log += chunk;
    });
    await expect.poll(() => log).toContain('Watching content');
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('takes it for no failure that a reader has seen enough', async () => {
    const child = spawn(process.execPath, [program, 'explain'], { cwd: root });
    child.stdout.destroy();
    let error = '';
    child.stderr.on('data', (chunk) => {
      error += chunk;
    });
    const [code] = await once(child, 'close');
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { itLong } from '../../vary.ts';
import { createContentTree, createTranslatedTree, fileCount } from './content-tree.ts';

const root = join(import.meta.dirname, '../../..');

/** Starts the real program as an editor does. */
function start(args: readonly string[], { env = {}, input = '' } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/main.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...env },
    input,
  });
  return { status, stdout, stderr };
}

const noProblems = `No problems in ${fileCount} files.\n`;

describe('the program itself', () => {
  it('ends with 0 where nothing was found, 1 where something was, 2 where it was misused', async () => {
    const tree = await createTranslatedTree();
    const validate = ['validate', '--content', tree.folder];
    expect(start(validate)).toEqual({
      status: 0,
      stdout: noProblems,
      stderr: '',
    });
    tree.edit('home.yaml', 'url: /araclar', 'url: /arabalar');
    expect(start(validate).status).toBe(1);
    expect(start(['validate', '--content', '/nowhere'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'The content folder /nowhere cannot be read.\n',
    });
  });

  it('takes its language and its colours from the environment', async () => {
    const { folder } = await createTranslatedTree();
    const validate = ['validate', '--content', folder];
    const turkish = start(validate, { env: { CATALOGUE_UI: 'tr', FORCE_COLOR: '1' } });
    expect(turkish.stdout).toContain(`${fileCount} dosya denetlendi, sorun yok`);
    expect(turkish.stdout).toContain('\u001b[');
    expect(start(validate, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }).stdout).toBe(noProblems);
  });

  itLong('imports what comes through a pipe', () => {
    const { folder } = createContentTree();
    const args = ['--content', folder, '--format', 'csv'];
    const { stdout: input } = start(['export', 'labels', '--lang', 'en', ...args]);
    const imported = start(['import', '-', ...args], { input });
    expect(imported).toMatchObject({ status: 0, stderr: '' });
    expect(imported.stdout).toMatch(/^0 texts imported into 0 files/);
  });

  it('takes it for no failure that a reader has seen enough', async () => {
    const child = spawn(process.execPath, ['cli/main.ts', 'explain'], { cwd: root });
    child.stdout.destroy();
    let error = '';
    child.stderr.on('data', (chunk) => {
      error += chunk;
    });
    const [code] = await once(child, 'close');
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });
});

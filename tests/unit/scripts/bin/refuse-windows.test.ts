import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createFolder } from '../../../create-folder.ts';

const root = join(import.meta.dirname, '../../../..');
const { scripts, os } = z
  .object({ scripts: z.record(z.string(), z.string()), os: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Makes Node report that it runs on Windows. */
const onWindows = `--import data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})`;

describe('on Windows', () => {
  it.each(Object.entries(scripts))(
    'npm run %s says that the project runs in WSL, and does nothing else',
    (_name, command) => {
      const folder = createFolder();
      cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
      const PATH = dirname(process.execPath) + delimiter + process.env['PATH'];
      const env = { PATH, NODE_OPTIONS: onWindows };
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^This project runs in WSL .*\nBu proje WSL .*\n$/);
      expect(readdirSync(folder)).toEqual(['scripts']);
    },
  );

  it('npm installs nothing', () => {
    expect(os).toEqual(['!win32']);
  });
});

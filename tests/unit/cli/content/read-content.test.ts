import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../../../../cli/content/read-content.ts';
import { createFolder } from '../../../create-folder.ts';

it('lists the files of a folder in which others come and go', async () => {
  const folder = createFolder();
  mkdirSync(join(folder, 'cars'));
  writeFileSync(join(folder, 'cars/g63.yaml'), 'slug: g63\n');
  let isOver = false;
  const comeAndGo = async (name: string) => {
    while (!isOver) {
      await mkdir(join(folder, name, 'below'), { recursive: true });
      await rm(join(folder, name), { recursive: true });
    }
  };
  const coming = Promise.all(['brief', 'quick', 'short'].map(comeAndGo));
  try {
    for (let round = 0; round < 100; round += 1) {
      const { files } = await readContent(folder);
      expect(files.map(({ path }) => path)).toEqual(['cars/g63.yaml']);
    }
  } finally {
    isOver = true;
    await coming;
  }
});

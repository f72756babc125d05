import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles, writePartsIfPossible } from '../../../../cli/lib/write-files.ts';
import { createFolder } from '../../../create-folder.ts';

/** Parts of all lengths, together and one of them longer than what is written at once. */
const parts = [3, 2 ** 19, 0, 2 ** 19, 2 ** 20 + 1, 7].map((length, index) =>
  Buffer.alloc(length, `${index}`),
);
const whole = Buffer.concat(parts);

describe('a file in parts', () => {
  it('is what its parts are together, and is not written if it is that already', () => {
    const path = join(createFolder(), 'below/a.json');
    expect(writeFiles([{ path, content: parts }])).toEqual([path]);
    expect(readFileSync(path).equals(whole)).toBe(true);
    const { mtimeMs } = statSync(path);
    expect(writeFiles([{ path, content: parts }])).toEqual([]);
    expect(writeFiles([{ path, content: whole }])).toEqual([]);
    expect(statSync(path).mtimeMs).toBe(mtimeMs);
    const other = [...parts.slice(0, -1), Buffer.alloc(7, 'x')];
    expect(writeFiles([{ path, content: other }])).toEqual([path]);
  });

  it('keeps letters of several bytes, and leaves nothing behind where making a part fails', () => {
    const folder = createFolder();
    const path = join(folder, 'cache');
    const text = 'çölde şafak، صحراء '.repeat(90_000);
    const hash = createHash('sha256');
    writePartsIfPossible(path, ['a', text, text.slice(0, 50_000), 'ş'], hash);
    const written = readFileSync(path);
    expect(written.toString()).toBe(`a${text}${text.slice(0, 50_000)}ş`);
    expect(hash.digest()).toEqual(createHash('sha256').update(written).digest());
    writePartsIfPossible(
      path,
      (function* () {
        yield 'half';
        throw new Error('no more');
      })(),
    );
    expect(readdirSync(folder)).toEqual(['cache']);
    expect(readFileSync(path, 'utf8').length).toBe(text.length + 50_002);
    // A file where its folder should be.
    writePartsIfPossible(join(path, 'below'), ['a']);
    expect(readdirSync(folder)).toEqual(['cache']);
  });
});

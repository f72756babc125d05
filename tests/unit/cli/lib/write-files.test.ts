import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beginFile, writeFiles } from '../../../../cli/lib/write-files.ts';
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

  it('keeps letters of several bytes, and takes its place when it is finished', () => {
    const folder = createFolder();
    const path = join(folder, 'cache');
    const text = 'çölde şafak، صحراء '.repeat(90_000);
    const added = ['a', text, text.slice(0, 50_000), 'ş', ...parts];
    const whole = Buffer.concat(added.map((part) => Buffer.from(part)));
    const hash = createHash('sha256');
    const file = beginFile(path, hash);
    added.forEach(file.add);
    expect(existsSync(path)).toBe(false);
    file.finish();
    expect(readFileSync(path).equals(whole)).toBe(true);
    expect(hash.digest()).toEqual(createHash('sha256').update(whole).digest());
    expect(readdirSync(folder)).toEqual(['cache']);
  });

  it('leaves the one before until it is finished, and nothing of an interrupted run', () => {
    const folder = createFolder();
    const path = join(folder, 'cache');
    const begin = () => beginFile(path, createHash('sha256'));
    writeFileSync(path, 'before');
    begin().add('half');
    expect(readFileSync(path, 'utf8')).toBe('before');
    const again = begin();
    expect(readdirSync(folder)).toHaveLength(2);
    again.add('whole');
    again.finish();
    expect(readFileSync(path, 'utf8')).toBe('whole');
    expect(readdirSync(folder)).toEqual(['cache']);
  });

  it('is not written where that is not possible', () => {
    const folder = createFolder();
    writeFileSync(join(folder, 'file'), 'a');
    const file = beginFile(join(folder, 'file/below'), createHash('sha256'));
    file.add('b');
    file.finish();
    expect(readdirSync(folder)).toEqual(['file']);
    const gone = beginFile(join(folder, 'gone/cache'), createHash('sha256'));
    rmSync(join(folder, 'gone'), { recursive: true });
    gone.add('b');
    gone.finish();
    expect(readdirSync(folder)).toEqual(['file']);
    mkdirSync(join(folder, 'folder'));
    const late = beginFile(join(folder, 'folder'), createHash('sha256'));
    late.add('b');
    late.finish();
    expect(readdirSync(folder)).toEqual(['file', 'folder']);
  });
});

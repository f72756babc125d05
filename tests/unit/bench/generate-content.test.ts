import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  entryPath,
  provideContent,
  writeContent,
} from '../../../bench/content/generate-content.ts';
import { generateEntry } from '../../../bench/content/generate-entry.ts';
import { createFolder } from '../../create-folder.ts';

const readTree = (tree: string) =>
  Object.fromEntries(
    readdirSync(tree, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(tree.length), readFileSync(path, 'base64')]),
  );

describe('the generator of content', () => {
  it('writes the same bytes for the same number of entries', () => {
    const folder = createFolder();
    writeContent(join(folder, 'one'), 30);
    writeContent(join(folder, 'other'), 30);
    expect(readTree(join(folder, 'other'))).toEqual(readTree(join(folder, 'one')));
  });

  it('writes the same entry whatever the size of the tree', () => {
    const folder = createFolder();
    writeContent(join(folder, 'small'), 3);
    writeContent(join(folder, 'large'), 30);
    expect(readTree(join(folder, 'large'))).toMatchObject(readTree(join(folder, 'small')));
  });

  it('gives each entry a slug and texts of its own', () => {
    const entries = Array.from({ length: 500 }, (_, number) => generateEntry(number));
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(500);
    expect(new Set(entries.map(({ yaml }) => parse(yaml).about.tr)).size).toBe(500);
  });

  it('keeps to the size and to the share of gaps that the figures are read with', () => {
    const files = Array.from({ length: 500 }, (_, number) => generateEntry(number).yaml);
    const bytes = files.reduce((sum, yaml) => sum + Buffer.byteLength(yaml), 0) / files.length;
    expect(bytes).toBeGreaterThan(3800);
    expect(bytes).toBeLessThan(4600);
    const count = (key: RegExp) => files.join('').match(key)?.length ?? 0;
    const translated = (count(/^[ -]+en: /gm) + count(/^[ -]+ar: /gm)) / 2;
    expect(1 - translated / count(/^[ -]+tr: /gm)).toBeCloseTo(0.03, 2);
  });

  it('uses a tree that is there already, and keeps one of each size', () => {
    const folder = createFolder();
    const tree = provideContent(folder, 4);
    const path = join(tree, 'content', entryPath(generateEntry(2).slug));
    const before = statSync(path);
    provideContent(folder, 5);
    expect(provideContent(folder, 4)).toBe(tree);
    expect(statSync(path)).toEqual(before);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});

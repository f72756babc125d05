import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCompiler } from '../../../cli/compile/create-compiler.ts';
import { listStrings } from '../../../cli/model/walk-fields.ts';
import { setScalars } from '../../../cli/yaml/set-scalars.ts';
import { listPieces } from '../../../scripts/dev/edit/list-pieces.ts';
import { createSnapshotLoader } from '../../../scripts/dev/edit/load-snapshot.ts';
import type { Key } from '../../../scripts/dev/edit/protocol.ts';
import { createFolder } from '../../create-folder.ts';
import { fixtureContent, fixtureSite } from '../../site-folder.ts';
import { crawl } from './crawl.ts';
import { openSite } from './open-site.ts';

/** Texts that their words cannot lead to, each with the reason. */
const computed = new Map([['labels.yaml#home.slide_position', 'is “1 / 3”, without a letter']]);

/** A mark that no text has by itself. */
const marks = /\s?77(\d{5})77/g;

it('finds the place of each text of each page, as the first or the second', async () => {
  const folder = createFolder();
  const keys = await markTexts(fixtureContent, join(folder, 'content'));
  const build = join(folder, 'build');
  // With the pictures of the fixture site, which are the same.
  cpSync(join(fixtureSite, 'build'), build, { recursive: true });
  const { stoppedBy } = await createCompiler({
    content: join(folder, 'content'),
    out: build,
  }).build();
  expect(stoppedBy).toBeUndefined();
  const { get, site } = await openSite({ buildFolder: build, renderLimit: 10_000 });
  const { find } = await createSnapshotLoader(fixtureContent)();
  const strays: object[] = [];
  let count = 0;
  for (const { url, path, response } of await crawl(get, site.bundles.tr)) {
    for (const piece of listPieces(response.text)) {
      const wanted = listMarks(piece.text).map((number) => keys.get(number));
      if (wanted.length === 0 || wanted.some((key) => computed.has(key ?? ''))) continue;
      count += 1;
      const text = removeMarks(piece.text);
      const places = find({ ...piece, text }, path).map(({ key }) => key);
      if (!places.slice(0, 2).some((key) => wanted.includes(key))) {
        strays.push({ url, text, wanted, places: places.slice(0, 4) });
      }
    }
  }
  expect(strays).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});

/**
 * Copies a content folder, and ends each paragraph of each text with a mark, so that a page made of the copy shows where
 * each of its texts comes from.
 *
 * @returns the keys by the numbers of their marks
 */
async function markTexts(content: string, copy: string): Promise<ReadonlyMap<string, Key>> {
  cpSync(content, copy, { recursive: true });
  const { texts } = await createSnapshotLoader(content)();
  const keys = new Map<string, Key>();
  const byFile = Map.groupBy(texts.values(), ({ entry }) => entry.file.path);
  for (const [file, known] of byFile) {
    const changes = known.flatMap(({ key, path, wording }) => {
      const number = String(10_000 + keys.size);
      keys.set(number, key);
      return Object.entries(wording).flatMap(([language, value]) =>
        listStrings(value).map(({ path: form, text }) => ({
          path: language === 'all' ? [...path] : [...path, language, ...form],
          value: text
            .trim()
            .split(/\n\s*\n/)
            .map((paragraph) => `${paragraph.trim()} 77${number}77`)
            .join('\n\n'),
        })),
      );
    });
    const place = join(copy, file);
    writeFileSync(place, setScalars(readFileSync(place, 'utf8'), changes).text);
  }
  return keys;
}

/** The numbers of the marks in a text of a page. */
function listMarks(text: string): string[] {
  return Array.from(text.matchAll(marks), ([, number = '']) => number);
}

/** A text of a page without its marks. */
function removeMarks(text: string): string {
  return text.replace(marks, '');
}

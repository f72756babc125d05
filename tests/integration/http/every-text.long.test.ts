import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCompiler } from '../../../cli/compile/create-compiler.ts';
import { listPieces } from '../../../scripts/dev/edit/list-pieces.ts';
import { createSnapshotLoader } from '../../../scripts/dev/edit/load-snapshot.ts';
import { formatPageQuery } from '../../../server/render/page-query.ts';
import { listPages } from '../../../server/render/page-url.ts';
import { languages } from '../../../shared/languages.ts';
import { withLanguage } from '../../../shared/paths.ts';
import { createFolder } from '../../create-folder.ts';
import { fixtureContent, fixtureSite } from '../../site-folder.ts';
import { listMarks, markTexts, removeMarks } from './mark-texts.ts';
import { openSite } from './open-site.ts';

/** Texts that their words cannot lead to, each with the reason. */
const computed = new Map([['labels.yaml#home.slide_position', 'is “1 / 3”, without a letter']]);

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
  const { get, site } = await openSite({ buildFolder: build });
  const { find } = await createSnapshotLoader(fixtureContent)();
  const strays: object[] = [];
  let count = 0;
  for (const language of languages) {
    for (const { path, query } of listPages(site.bundles.tr)) {
      const url = withLanguage(path + formatPageQuery(query), language);
      for (const piece of listPieces((await get(url)).text)) {
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
  }
  expect(strays).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});

import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { listPaths } from '../../../shared/paths.ts';
import { createFolder } from '../../create-folder.ts';
import { fixtureContent } from '../../site-folder.ts';
import { runCatalogue } from '../cli/content-tree.ts';
import { copyBuild } from './copy-build.ts';
import { openSite } from './open-site.ts';
import { plain, site } from './shared-site.ts';

const paths = listPaths(site.bundles.tr);
const content = fixtureContent;

/** Two Latin words in lower case; names have capitals. */
const sentence = /(?<!\p{L})\p{Ll}\p{Script=Latin}+[\s,]+\p{Ll}\p{Script=Latin}+/gu;

/** Text that is the same in every language: a code next to the name of a language. */
const code = /^(TR|EN|AR)$/;

describe('on an Arabic page', () => {
  it('no Latin sentence stands outside an element that says its language', async () => {
    expect(await findLatin(plain.open, sentence)).toEqual([]);
  });

  it('each leaf that the compiler reports as missing says that it is Turkish', async () => {
    const { buildFolder, missing } = await buildWithoutArabic();
    const { open, site: changed } = await openSite({ buildFolder });
    expect(missing).toBeGreaterThan(1000);
    const fallen = listFallen(changed.bundles.ar).length + changed.bundles.ar.fallbackLabels.length;
    // The others describe pictures or are joined from several fields.
    expect(fallen).toBeGreaterThan(missing / 2);
    expect(await findLatin(open, /\p{Script=Latin}+/gu)).toEqual([]);
  });
});

/** Returns the matching words of every Arabic page, except in elements that set a language or isolate a direction. */
async function findLatin(open: typeof plain.open, words: RegExp): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const $ = await open(`${path}?lng=ar`);
    const inArabic = $('body *').filter(
      (_, one) =>
        $(one).closest('[lang]').attr('lang') === 'ar' && !$(one).is('bdi, bdi *, script'),
    );
    if ($('span[lang]:not([dir])').length > 0) found.add(`${path}: a text without a direction`);
    for (const node of inArabic.contents().toArray()) {
      const text = node.type === 'text' ? (node.data.match(words) ?? []) : [];
      for (const word of text) if (!code.test(word)) found.add(`${path}: ${word}`);
    }
  }
  return [...found];
}

/** Compiles the content without any Arabic text, and counts the texts that the tool then reports as missing. */
async function buildWithoutArabic() {
  const folder = createFolder();
  cpSync(content, folder, { recursive: true });
  for (const name of globSync('**/*.yaml', { cwd: folder })) {
    const path = join(folder, name);
    const document = parseDocument(readFileSync(path, 'utf8'));
    visit(document, { Map: (_, map) => void (map.has('tr') && map.delete('ar')) });
    // A no-break space is written as an escape.
    writeFileSync(path, document.toString({ lineWidth: 0 }).replaceAll('\u00a0', '\\_'));
  }
  const buildFolder = join(dirname(copyBuild().entry), '..');
  const compiled = await runCatalogue('compile', '--content', folder, '--out', buildFolder);
  expect(compiled.code, compiled.error).toBe(0);
  const report = await runCatalogue('missing', '--content', folder, '--format', 'json');
  return { buildFolder, missing: JSON.parse(report.out).summary.errors };
}

/** Lists every text of a bundle that replaces a missing translation. */
function listFallen(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'lang' in value && 'text' in value ? [value] : Object.values(value).flatMap(listFallen);
}

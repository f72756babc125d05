import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import { createCompiler } from '../cli/compile/create-compiler.ts';
import { formatPageQuery, listPages } from '../server/render/page-url.ts';
import { type Language, languageConfig, languages } from '../shared/languages.ts';
import { withLanguage } from '../shared/paths.ts';
import { createFolder } from './create-folder.ts';
import { openSite } from './integration/http/open-site.ts';
import { allFeatures, instant } from './integration/http/shared-site.ts';

type Names = Record<Language, string>;

/** The six values that name a brand. */
interface Brand {
  title: Names;
  wordmark: Names;
}

/** Another brand, with a title of twenty letters in each language. */
export const otherBrand: Brand = {
  title: { tr: 'Meltemli Yolculuklar', en: 'Northeast Journeying', ar: 'رحلات الشمال الشرقية' },
  wordmark: { tr: 'MELTEMLİ', en: 'NORTHEAST', ar: 'الشمال' },
};

/** Reads the brand of a content folder. */
export function readBrand(content: string): Brand {
  const document = parseDocument(readFileSync(join(content, 'site.yaml'), 'utf8'));
  const read = (field: string): Names => {
    const names = document.getIn(['brand', field]);
    if (!isMap(names)) throw new Error(`site.yaml has no brand.${field}.`);
    return names.toJSON();
  };
  return { title: read('title'), wordmark: read('wordmark') };
}

/** Replaces the brand in a content folder, and nothing else. */
function replaceBrand(content: string, { title, wordmark }: Brand): void {
  const file = join(content, 'site.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn(['brand', 'title'], title);
  document.setIn(['brand', 'wordmark'], wordmark);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

/**
 * Compiles a copy of a content folder with another brand, opens it with every feature, and reads all that visitors and
 * search engines get.
 *
 * @param build the build of the content, whose pictures are the same
 * @returns the places with a name of the former brand, the texts by their URLs, and the folder of the copy
 */
export async function openRenamed(content: string, build: string, brand: Brand) {
  const folder = createFolder();
  const copy = join(folder, 'content');
  cpSync(content, copy, { recursive: true });
  cpSync(build, join(folder, 'build'), { recursive: true });
  const former = readBrand(copy);
  replaceBrand(copy, brand);
  const { stoppedBy } = await createCompiler({ content: copy, out: join(folder, 'build') }).build();
  if (stoppedBy !== undefined) throw new Error(`The content is not valid (${stoppedBy}).`);
  const texts = await readSite(join(folder, 'build'));
  return { traces: findTraces(texts, former), texts, copy };
}

/** Lists the places of a build with a name of a former brand. */
export async function listTraces(buildFolder: string, former: Brand): Promise<string[]> {
  return findTraces(await readSite(buildFolder), former);
}

/** Reads every page in every language, and the files that name the site. */
async function readSite(buildFolder: string): Promise<Map<string, string>> {
  const { get, site } = await openSite({
    buildFolder,
    at: instant,
    change: (bundle) => {
      bundle.site.features = allFeatures;
    },
  });
  const wellKnown = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'];
  const urls = languages.flatMap((language) =>
    [
      ...listPages(site.bundles.tr).map(({ path, query }) => path + formatPageQuery(query)),
      '/hizmetler?q=yok',
      '/yok',
      ...wellKnown,
    ].map((path) => withLanguage(path, language)),
  );
  const texts = new Map<string, string>();
  for (const url of [...urls, ...wellKnown]) {
    const { text, body } = await get(url);
    texts.set(url, text ?? String(body));
  }
  // Not those of older pages, which are kept for a while.
  for (const url of Object.keys(site.assets.files)) {
    if (!/\.(?:svg|js|css|json)$/.test(url)) continue;
    texts.set(url, readFileSync(join(buildFolder, 'public', url), 'utf8'));
  }
  return texts;
}

/** Finds the former titles in any case, and the wordmarks of scripts with capitals. */
function findTraces(texts: ReadonlyMap<string, string>, { title, wordmark }: Brand): string[] {
  const titles = Object.values(title).map((name) => name.toLowerCase());
  const marks = languages.flatMap((language) =>
    languageConfig[language].script === 'Arabic' ? [] : wordmark[language],
  );
  return [...texts].flatMap(([url, text]) => {
    const whole = `${text}\n${decode(text)}`;
    const low = whole.toLowerCase();
    const found = [
      ...titles.filter((name) => low.includes(name)),
      ...marks.filter((name) => whole.includes(name)),
    ];
    return found.map((name) => `${url}: ${name}`);
  });
}

/** Reads what links contain, such as the message of a chat. */
function decode(text: string): string {
  return text.replace(/(?:%[\dA-F]{2})+/g, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../shared/languages.ts';
import { listPaths } from '../../../shared/paths.ts';
import { openSite } from './open-site.ts';
import { formatRequest, readLanguage, sendPatiently } from './send-raw.ts';
import { plain, site } from './shared-site.ts';

const paths = listPaths(site.bundles.tr);

/** Enough to be rendered at the same time, and few enough that none is refused. */
const few = ['/', '/hizmetler?q=yat', '/detay/kumul-jipi', '/bloglar?page=2', '/iletisim'];

const ways: ((language: Language) => { query: string; headers: string[] })[] = [
  (language) => ({ query: `lng=${language}`, headers: ['Cookie: lng=tr', 'Accept-Language: en'] }),
  (language) => ({ query: '', headers: [`Cookie: lng=${language}`, 'Accept-Language: ar'] }),
  (language) => ({ query: '', headers: [`Accept-Language: ${language}, xx;q=0.9`] }),
];

interface Visit {
  language: Language;
  /** Whether the URL contains the language. */
  isExplicit: boolean;
  path: string;
  bytes: string;
}

/** Plans a hundred visits in each language, alternating between all kinds, so that neighbours differ in everything. */
function planVisits(among: readonly string[]): Visit[] {
  return Array.from({ length: 300 }, (_, index) => {
    const language = languages[index % 3] ?? 'tr';
    const path = among[Math.floor(index / 9) % among.length] ?? '/';
    const way = ways[Math.floor(index / 3) % 3];
    const { query = '', headers = [] } = way?.(language) ?? {};
    const mark = path.includes('?') ? '&' : '?';
    const address = query === '' ? path : path + mark + query;
    return { language, isExplicit: query !== '', path, bytes: formatRequest(address, headers) };
  });
}

/** The expected response to each visit, requested one after the other. */
const known = new Map<string, string>();

async function readReference({ language, isExplicit, path, bytes }: Visit): Promise<string> {
  const key = [language, isExplicit, path].join(' ');
  const page = known.get(key) ?? (await plain.send(bytes)).body.toString();
  known.set(key, page);
  return page;
}

async function expectIsolation(port: number, among: readonly string[]): Promise<void> {
  const visits = planVisits(among);
  const seen = await Promise.all(
    visits.map(async (visit) => ({ visit, response: await sendPatiently(port, visit.bytes) })),
  );
  for (const { visit, response } of seen) {
    expect(response.status).toBe(200);
    expect(readLanguage(response)).toBe(visit.language);
    expect(response.headers['content-language']).toBe(visit.language);
    const isSame = response.body.toString() === (await readReference(visit));
    expect(isSame, `${visit.path} in ${visit.language}`).toBe(true);
  }
}

describe('visitors of three languages at the same time', () => {
  it('get their own pages, byte for byte, of a site that has rendered nothing yet', async () => {
    const { port } = await openSite();
    await expectIsolation(port, few);
  });

  it('get their own pages, byte for byte, of the built process from the cache', async () => {
    await expectIsolation(plain.port, paths);
  });

  it('get their own pages while the cache is being filled', async () => {
    const { app, port } = await openSite();
    const warming = app.warm();
    await expectIsolation(port, few);
    await warming;
  });
});

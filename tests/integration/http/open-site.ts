import { join } from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { type AppOptions, createApp } from '../../../server/app.ts';
import { type LoadedSite, loadSite } from '../../../server/load-site.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';

interface SiteOptions extends Omit<AppOptions, 'site'> {
  /** Changes the bundle of each language before the site is opened. */
  change?: (bundle: Bundle, language: Language) => void;
  /** Whether all pages are rendered before the first request. */
  isWarm?: boolean;
}

/** The built site as a real application, with content as it is or changed for a test. */
export async function openSite({ change, isWarm, ...options }: SiteOptions = {}) {
  const site: LoadedSite = await loadSite(join(import.meta.dirname, '../../../build'));
  if (change) for (const language of languages) change(site.bundles[language], language);
  const app = await createApp({ ...options, site });
  if (isWarm) await app.warm();
  return {
    site,
    app,
    get: (address: string, headers: Record<string, string> = {}) =>
      request(app.answer).get(address).set(headers),
  };
}

/** The document of a response, to be asked by selectors. */
export function parsePage({ text }: { text: string }) {
  return load(text);
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { i18n } from 'i18next';
import { useLoaderData } from 'react-router-dom';
import { forEachLanguage, type Language } from '../../shared/languages.ts';
import { createI18n } from '../i18n.ts';
import { type LoadedSite, loadSite } from '../load-site.ts';
import { readTokens, type Tokens } from './read-tokens.ts';

/** What the style guide shows: the site in all languages, and the values of its design. */
export interface StyleGuide {
  site: LoadedSite;
  i18n: Record<Language, i18n>;
  tokens: Tokens;
  /** The address of the styles in which every state has a class. */
  styles: string;
}

/** @throws {Error} where the styles of the guide were not built */
export async function loadStyleGuide(): Promise<StyleGuide> {
  const site = await loadSite(join(import.meta.dirname, '..'));
  const folder = join(site.publicFolder, 'assets');
  const styles = (await readdir(folder)).find((name) => /^style-guide-\w+\.css$/.test(name));
  if (styles === undefined) throw new Error('The styles of the style guide are not built.');
  const root = await createI18n(site.labels);
  return {
    site,
    i18n: forEachLanguage((lng) => root.cloneInstance({ lng })),
    tokens: readTokens(await readFile(join(folder, styles), 'utf8')),
    styles: `/assets/${styles}`,
  };
}

export function useStyleGuide(): StyleGuide {
  // The router thinks of data that travels to a browser; this never does.
  return useLoaderData() as StyleGuide;
}

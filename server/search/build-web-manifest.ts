import { languageFacts } from '../../shared/languages.ts';
import { toPlainText } from '../../shared/local-text.ts';
import { paths, withLanguage } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { Assets } from '../load-site.ts';
import { themeColours } from '../theme-colours.ts';

/** What a device shows of the site once it is on its home screen (W3C Web Application Manifest), in one language. */
export function buildWebManifest(
  { language, site, home }: Bundle,
  { icons }: Pick<Assets, 'icons'>,
): string {
  const manifest = {
    id: paths.home(),
    name: `${toPlainText(site.brand.title)} · ${toPlainText(site.brand.tagline)}`,
    short_name: toPlainText(site.brand.title),
    description: toPlainText(home.description),
    lang: language,
    dir: languageFacts[language].direction,
    start_url: withLanguage(paths.home(), language),
    scope: paths.home(),
    display: 'minimal-ui',
    background_color: themeColours.paper,
    theme_color: themeColours.picture,
    icons: [
      { src: icons.small, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icons.large, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 1)}\n`;
}

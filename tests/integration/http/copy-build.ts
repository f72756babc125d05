import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Language } from '../../../shared/languages.ts';
import { createStoredBundle } from '../../../shared/schemas/bundle.ts';
import { createFolder } from '../../create-folder.ts';
import { shortenBuild } from '../../shorten-build.ts';
import { root, siteFolder } from '../../site-folder.ts';

/** A bundle in which pictures are still names. */
const storedBundle = createStoredBundle(z.string());
type Bundle = z.infer<typeof storedBundle>;

/** Copies the build, for a test to change or break. */
export function copyBuild() {
  const folder = createFolder();
  const copy = (path: string) =>
    cpSync(join(siteFolder, path), join(folder, path), { recursive: true });
  const files = ['build/assets.json', 'build/public/asset-manifest.json', 'package.json'];
  for (const path of ['build/content', 'build/server', ...files]) copy(path);
  const link = (path: string, from = siteFolder) =>
    symlinkSync(join(from, path), join(folder, path));
  const pictures = 'build/public/pictures';
  mkdirSync(join(folder, pictures), { recursive: true });
  // Large folders that no test changes are linked.
  link('build/public/assets');
  link('node_modules', root);
  for (const name of readdirSync(join(siteFolder, pictures))) link(join(pictures, name));
  const bundlePath = (language: Language) => join(folder, 'build/content', language, 'bundle.json');
  const change = (language: Language, edit: (bundle: Bundle) => void) => {
    const path = bundlePath(language);
    const bundle = storedBundle.parse(JSON.parse(readFileSync(path, 'utf8')));
    edit(bundle);
    writeFileSync(path, JSON.stringify(bundle));
  };
  return {
    folder: join(folder, 'build'),
    entry: join(folder, 'build/server/main.js'),
    bundle: bundlePath('ar'),
    pictures: join(folder, pictures),
    /** Changes the bundle of one language on disk. */
    change,
    shorten: () => shortenBuild(join(folder, 'build')),
    /** Restores the bundles as they were built. */
    restore: () => copy('build/content'),
  };
}

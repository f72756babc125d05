import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { findBeginning } from '../shared/dubai-time.ts';
import { languages } from '../shared/languages.ts';
import { brotli, type Contestant, compare, type Pace } from './measure-throughput.ts';
import { page, root, startSite } from './start-server.ts';

/** The number of moments ahead, an hour apart; caches could keep a page until each of them. */
const momentCount = 20;

const hourMs = 3_600_000;

/** Below the project, so that the copies find its packages and may read them. */
const copies = join(root, 'build/bench-moments');

const entries = z.array(z.looseObject({}));
const editable = z.looseObject({
  experiences: entries,
  cars: entries,
  posts: entries,
  moments: z.array(z.unknown()),
});

/**
 * Measures whether moments ahead cost anything while pages are served. In both sites, the same entries are not published
 * yet, so the pages are the same; in the second site, they are published in the next hours.
 */
export async function measureMoments(pace: Pace): Promise<void> {
  const contestants: Contestant[] = [];
  try {
    for (const [name, hours] of [
      ['without moments', 10_000],
      [`${momentCount} moments ahead`, 2],
    ] as const) {
      const copy = join(copies, name);
      copySite(copy, hours);
      contestants.push({ name, server: await startSite(copy), path: page, headers: brotli });
    }
    await compare('Moments ahead', contestants, pace);
  } finally {
    for (const { server } of contestants) await server.stop();
    rmSync(copies, { recursive: true, force: true });
  }
}

/**
 * Copies the built site, with entries that are published later.
 *
 * @param hours from now until the first entry is published
 */
function copySite(copy: string, hours: number): void {
  for (const path of ['package.json', 'build/assets.json', 'build/content', 'build/server']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'build/public'), join(copy, 'build/public'));
  const first = Math.ceil(Date.now() / hourMs) + hours;
  for (const language of languages) {
    const path = join(copy, 'build/content', language, 'bundle.json');
    const bundle = editable.parse(JSON.parse(readFileSync(path, 'utf8')));
    const later = [...bundle.posts, ...bundle.experiences, ...bundle.cars].slice(0, momentCount);
    bundle.moments = later.map((entry, index) => {
      const publish = formatMinute((first + index) * hourMs);
      Object.assign(entry, { publish });
      return { at: findBeginning(publish), changes: [`entry ${index} is published`] };
    });
    writeFileSync(path, JSON.stringify(bundle));
  }
}

/** The minute in Dubai at an instant, as editors write it. */
function formatMinute(instant: number): string {
  const local = new Date(instant).toLocaleString('sv', { timeZone: 'Asia/Dubai' });
  return local.slice(0, 'yyyy-mm-dd hh:mm'.length).replace(' ', 'T');
}

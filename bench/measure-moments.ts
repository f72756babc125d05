import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { findBeginning } from '../shared/dubai-time.ts';
import { languages } from '../shared/languages.ts';
import { type Contestant, page } from './contestants.ts';
import { formatSummary, type Table } from './format-table.ts';
import { measureThroughput, type Pace } from './measure-throughput.ts';
import { siteEnvironment } from './site-program.ts';
import { startProgram } from './start-program.ts';
import { summarize } from './summarize.ts';

const root = join(import.meta.dirname, '..');

/** The number of moments ahead, an hour apart; caches could keep a page until each of them. */
const momentCount = 20;

const hourMs = 3_600_000;

const baseName = 'without moments';
const testedName = `${momentCount} moments ahead`;

const entries = z.array(z.looseObject({}));
const editable = z.looseObject({
  experiences: entries,
  cars: entries,
  posts: entries,
  moments: z.array(z.unknown()),
});

/**
 * Measures whether moments ahead cost anything while pages are served. In both sites, the same entries are not published
 * yet, so the pages are the same; in one of them, they are published in the next hours.
 */
export async function measureMoments(folder: string, pace: Pace): Promise<Table> {
  const now = Math.ceil(Date.now() / hourMs) * hourMs;
  const start = async (name: string, publishAt: (index: number) => number) => {
    const program = await startProgram(
      {
        run: [
          '--max-semi-space-size=8',
          '--disable-proto=delete',
          join(copySite(folder, name, publishAt), 'build/server/main.js'),
        ],
        environment: siteEnvironment,
        folder,
      },
      '/readyz',
    );
    return { name, program, path: page, headers: { 'Accept-Encoding': 'br' } };
  };
  const contestants: Contestant[] = [];
  try {
    contestants.push(await start(baseName, (index) => now + (10_000 + index) * hourMs));
    contestants.push(await start(testedName, (index) => now + (2 + index) * hourMs));
    const results = await measureThroughput(contestants, pace);
    const base = results.get(baseName) ?? [];
    const rows = [...results].map(([name, own]) => {
      const compare = (pick: (round: (typeof own)[number]) => number) =>
        formatSummary(
          summarize(own.map((round, index) => pick(round) / pick(base[index] ?? round))),
          2,
        );
      return [
        name,
        compare((round) => round.requestsPerSecond),
        compare(({ cost }) => cost),
        formatSummary(summarize(own.map(({ cost }) => cost)), 0),
      ];
    });
    return {
      title: 'Moments ahead',
      note: `The page \`${page}\` of a site with ${momentCount} entries that are published in the next hours, and of one with the same entries published much later; ${pace.rounds} interleaved rounds of ${pace.seconds} s after a warm-up. Ratios are to the latter in the same round; median, lowest and highest. The goal is at most 1.05 of the CPU time.`,
      head: ['', 'requests/s', 'CPU time/request', 'CPU µs/request'],
      absolute: ['CPU µs/request'],
      rows,
    };
  } finally {
    for (const { program } of contestants) await program.stop();
  }
}

/** Copies the built site, with entries that are published later. */
function copySite(folder: string, name: string, publishAt: (index: number) => number): string {
  const copy = join(folder, name);
  mkdirSync(join(copy, 'build'), { recursive: true });
  for (const path of ['package.json', 'build/assets.json', 'build/content', 'build/server']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  for (const path of ['build/public', 'node_modules'])
    symlinkSync(join(root, path), join(copy, path));
  for (const language of languages) {
    const path = join(copy, 'build/content', language, 'bundle.json');
    const bundle = editable.parse(JSON.parse(readFileSync(path, 'utf8')));
    const { experiences, cars, posts } = bundle;
    const later = [...posts, ...experiences, ...cars].slice(0, momentCount);
    bundle.moments = later.map((entry, index) => {
      const publish = formatMinute(publishAt(index));
      Object.assign(entry, { publish });
      return { at: findBeginning(publish), changes: [`entry ${index} is published`] };
    });
    writeFileSync(path, JSON.stringify(bundle));
  }
  return copy;
}

/** The minute in Dubai at an instant, as editors write it. */
function formatMinute(instant: number): string {
  const local = new Date(instant).toLocaleString('sv', { timeZone: 'Asia/Dubai' });
  return local.slice(0, 'yyyy-mm-dd hh:mm'.length).replace(' ', 'T');
}

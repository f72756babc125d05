import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as webFeatures from 'web-features';
import * as z from 'zod';
import { baselineDay, browsers, newestFeatures } from '../../client/browsers.ts';
import { root } from '../site-folder.ts';

/** The data of Baseline, as far as this test needs it. */
const { browsers: known, features } = z
  .object({
    browsers: z.record(
      z.string(),
      z.object({ releases: z.array(z.object({ version: z.string(), date: z.string() })) }),
    ),
    features: z.record(
      z.string(),
      z.object({
        // Former names of a feature have no status.
        status: z
          .object({
            support: z.record(z.string(), z.string()),
            by_compat_key: z
              .record(z.string(), z.object({ baseline_low_date: z.string().optional() }))
              .optional(),
          })
          .optional(),
      }),
    ),
  })
  .parse(webFeatures);

/** The names of the Baseline browsers in esbuild; browsers on Android have the versions of those on desktops. */
const names = Object.entries({
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  safari_ios: 'ios',
});

/** Newer names that our scripts call, each with the reason why that is safe. */
const allowed: Record<string, string> = {
  startViewTransition: 'use-view-transition.ts asks for it first',
  destroy: 'of Glide',
};

/** Lists the names of web and JavaScript features that the browsers of that day need not support. */
function listNewerNames(): Set<string> {
  const statuses = Object.values(features)
    .flatMap(({ status }) => Object.entries(status?.by_compat_key ?? {}))
    .filter(([key]) => /^(api|javascript\.builtins)\./.test(key))
    .map(([key, { baseline_low_date: since = '9999' }]) => ({
      name: key.replace(/.*\./, '').replace(/_static$/, ''),
      isKnown: since.replace('≤', '') <= baselineDay,
    }));
  const older = new Set(statuses.filter(({ isKnown }) => isKnown).map(({ name }) => name));
  return new Set(statuses.map(({ name }) => name).filter((name) => !older.has(name)));
}

it('the scripts are for the browsers that were the newest on their day', () => {
  const newest = names.map(([key, name]) => {
    const { releases = [] } = known[key] ?? {};
    return `${name}${releases.findLast(({ date }) => date <= baselineDay)?.version}`;
  });
  expect(browsers.toSorted()).toEqual(newest.toSorted());
});

it('older browsers are told by what those were the first to know', () => {
  const conditions = Object.entries({ state: ':state(', 'light-dark': 'light-dark(' });
  for (const [, condition] of conditions) expect(newestFeatures).toContain(condition);
  const first = names.map(([key, name]) => {
    const versions = conditions.map(([id]) => Number(features[id]?.status?.support[key]));
    return `${name}${Math.max(...versions)}`;
  });
  expect(browsers.toSorted()).toEqual(first.toSorted());
});

it('our scripts call nothing that those browsers lack without asking for it first', () => {
  const newer = listNewerNames();
  expect(newer).toContain('moveBefore');
  const files = globSync('{client,shared/components}/**/*.{ts,tsx}', { cwd: root });
  const called = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    return [...code.matchAll(/(?:\.|\bnew )([A-Za-z]\w{2,})\(/g)].map(([, name = '']) => name);
  });
  const found = [...new Set(called)].filter((name) => newer.has(name));
  expect(found.filter((name) => !(name in allowed))).toEqual([]);
});

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
  share: 'plan.ts asks for it first',
  CloseWatcher: 'menu.ts asks for it first',
};

/** Lists the names of web and JavaScript features that the browsers of that day need not support, and which are global. */
function listNewerNames() {
  const statuses = Object.values(features)
    .flatMap(({ status }) => Object.entries(status?.by_compat_key ?? {}))
    .filter(([key]) => /^(api|javascript\.builtins)\./.test(key))
    .map(([key, { baseline_low_date: since = '9999' }]) => ({
      name: key.replace(/.*\./, '').replace(/_static$/, ''),
      isGlobal: /^(api|javascript\.builtins)\.(Window\.)?\w+$/.test(key),
      isKnown: since.replace('≤', '') <= baselineDay,
    }));
  const older = new Set(statuses.filter(({ isKnown }) => isKnown).map(({ name }) => name));
  const newer = statuses.filter(({ name }) => !older.has(name));
  return {
    newer: new Set(newer.map(({ name }) => name)),
    globals: new Set(newer.filter(({ isGlobal }) => isGlobal).map(({ name }) => name)),
  };
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
  const { newer, globals } = listNewerNames();
  expect(newer).toContain('moveBefore');
  expect(globals).toContain('requestIdleCallback');
  // The schemas call zod, on the server.
  const files = globSync('{client,shared}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['shared/schemas/**'],
  });
  const called = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    const calls = code.matchAll(
      /(\.|\bnew |(?<![\w$.]|\bfunction ))([A-Za-z]\w{2,})(?:<[^()]*>)?\(/g,
    );
    return [...calls].flatMap(([, before, name = '']) =>
      (before === '' ? globals : newer).has(name) ? name : [],
    );
  });
  expect([...new Set(called)].toSorted()).toEqual(Object.keys(allowed).toSorted());
});

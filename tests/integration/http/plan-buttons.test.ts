import { expect, it } from 'vitest';
import { formatPageQuery } from '../../../server/render/page-query.ts';
import { listPages } from '../../../server/render/page-url.ts';
import { buildPlanPath, isDetailPath, paths } from '../../../shared/paths.ts';
import { openSite } from './open-site.ts';
import { allFeatures } from './shared-site.ts';

/** What leads to a page of its own: cards, the featured ones of the home page, and the packages of a category. */
const kinds = ['card', 'featured__item', 'package'];

it('every card and package of an experience or a car can be added to the plan, and no other card', async () => {
  const { site, open } = await openSite({
    change: ({ site }) => {
      site.features = allFeatures;
    },
  });
  const counts = new Map<string, number>();
  for (const { path, query } of listPages(site.bundles.tr)) {
    const $ = await open(path + formatPageQuery(query));
    for (const kind of kinds) {
      for (const card of $(`.${kind}`).toArray()) {
        const links = $(card).find('a:not(.plan-button)');
        const url = links.attr('href') ?? '';
        const slug = isDetailPath(url) ? url.slice(paths.detail('').length) : undefined;
        const buttons = $(card).find('.plan-button');
        // Behind the slug may stand former ones.
        const added = buttons.attr('data-plan-add')?.split(' ')[0];
        expect([added, buttons.attr('href')], `${kind} ${url} on ${path}`).toEqual([
          slug,
          slug && buildPlanPath([slug]),
        ]);
        if (slug !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + buttons.length);
      }
    }
  }
  expect([...counts.keys()].toSorted()).toEqual(kinds.toSorted());
});

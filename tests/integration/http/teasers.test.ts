import { describe, expect, it } from 'vitest';
import { createSnapshotLoader } from '../../../scripts/dev/edit/load-snapshot.ts';
import { findTeaser } from '../../../server/render/find-teaser.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { fixtureContent } from '../../site-folder.ts';
import { listTexts, plain, site } from './shared-site.ts';

const { open } = plain;

/** The words of an entry that has a teaser, and of one that has none, on cards at the end of a page. */
async function readCards(path: string) {
  const $ = await open(path);
  const texts = listTexts($, '.onward .card__text');
  return new Map(listTexts($, '.onward .card__title').map((title, index) => [title, texts[index]]));
}

describe('a teaser', () => {
  it('is the text of related cards, at the end of entries and of posts', async () => {
    const teaser = 'Two hours from the Marina to the Palm, the deck all yours.';
    const paths = ['/detay/su-motoru', '/blog/7'];
    for (const path of paths) {
      const cards = await readCards(`${path}?lng=en`);
      expect(cards.get('Private Yacht Charter'), path).toBe(teaser);
    }
  });

  it('gives way to the beginning of the description, in whole words', async () => {
    const cards = await readCards('/detay/kervan?lng=en');
    const { description } =
      site.bundles.en.experiences.find(({ slug }) => slug === 'kum-aksami') ?? {};
    const text = cards.get('Evening Desert Safari') ?? '';
    expect(text).toMatch(/\S…$/);
    expect(toPlainText(description ?? '').startsWith(`${text.slice(0, -1)} `)).toBe(true);
    // Editors who click it mean the description.
    const { find } = await createSnapshotLoader(fixtureContent)();
    const piece = { text, language: 'en', link: '/detay/kum-aksami' } as const;
    expect(find(piece, '/detay/kervan').map(({ key }) => key)).toEqual([
      'experiences/kum-aksami.yaml#description',
    ]);
  });

  it('is under the title of a page that a search finds, with and without scripts', async () => {
    const $ = await open('/hizmetler?q=ay+ay+dubai&lng=tr');
    expect(listTexts($, '.found-pages a')).toContain(
      'Ay ay Dubai: ne zaman gitmeli? Denizin en ılık, akşamın en serin olduğu aylar.',
    );
    const { pages } = JSON.parse($('[data-island="service-filter"]').attr('data-props') ?? '');
    const { experiences, cars, posts, pages: others } = site.bundles.tr;
    const teasers = [...experiences, ...cars, ...posts, others.contact].map((page) =>
      toPlainText(findTeaser(page)),
    );
    expect(pages.map(({ teaser }: { teaser: string }) => teaser)).toEqual(teasers);
  });
});

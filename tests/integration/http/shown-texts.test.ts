import { expect, it } from 'vitest';
import type { FieldModel } from '../../../cli/model/field-model.ts';
import { createNotice } from '../../../scripts/dev/style-guide/sample-notices.ts';
import { emptyQuery, formatPageQuery, listPages } from '../../../server/render/page-url.ts';
import { defaultServiceQuery } from '../../../shared/filter-services.ts';
import { findCategoryKind, findExperienceKind } from '../../../shared/message-kinds.ts';
import { paths } from '../../../shared/paths.ts';
import { openSite } from './open-site.ts';
import { rewriteTexts } from './rewrite-texts.ts';
import { allFeatures, parsePage } from './shared-site.ts';

/** A letter that Readex Pro lacks. */
const loanLetter = 'گ';

/** Adds a unique mark to every text of a bundle, and to optional texts that are missing. */
function markTexts(bundle: object): Map<string, string> {
  const marks = new Map<string, string>();
  rewriteTexts(bundle, (model, value, path) => {
    if (!isText(model, value)) return undefined;
    const sign = `mark${marks.size}.`;
    if (model.meta.isShown !== false) marks.set(sign, path);
    return loanLetter + sign;
  });
  return marks;
}

/** Whether a value is a text, or a value for search engines that is the same in every language. */
function isText(model: FieldModel, value: unknown): boolean {
  if (model.kind === 'choice') {
    const isFact = model.options.some(
      (option) => option.kind === 'value' && option.allowed?.includes(value),
    );
    return !isFact && model.options.some((option) => isText(option, value));
  }
  return model.kind === 'text' || (model.kind === 'value' && model.meta.role !== undefined);
}

/** Returns everything that a page shows or passes to browsers, except data for scripts. */
function readPage(html: string): string {
  const $ = parsePage({ text: html });
  $('script').remove();
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.entries('attribs' in element ? element.attribs : {}))
    .flatMap(([name, value]) => (name.startsWith('data-') ? [] : value));
  return [$.root().text(), ...attributes].join('\n');
}

/** Lists the elements whose text shows the letter in the face of texts. */
function listUnmarked(html: string): string[] {
  const $ = parsePage({ text: html });
  return $('body *:not(script, .loan-word)')
    .toArray()
    .filter(({ children }) =>
      children.some((child) => child.type === 'text' && child.data.includes(loanLetter)),
    )
    .map(({ tagName }) => tagName);
}

it('shows every text of a bundle on some page, with all that can be switched on, each word in one face', async () => {
  let marks = new Map<string, string>();
  const { site, get } = await openSite({
    change: (bundle, language) => {
      bundle.site.features = allFeatures;
      bundle.notices = [createNotice(bundle, 'important')];
      // Entries of one kind have the same fields. All posts stay, since their blocks differ.
      const byKind = Map.groupBy(bundle.experiences, findExperienceKind);
      bundle.experiences = [...byKind.values()].flatMap((entries) => entries.slice(0, 2));
      bundle.cars.splice(2);
      const ofKind = bundle.categoryPages.filter((page) => findCategoryKind(page) === 'category');
      bundle.categoryPages = ofKind.slice(0, 2);
      if (language !== 'tr') return;
      marks = markTexts(bundle);
      // The message of an entry or a category page replaces the sentence of its kind.
      for (const entry of [
        ...bundle.experiences.slice(1),
        ...bundle.cars.slice(1),
        ...bundle.categoryPages.slice(1),
      ]) {
        marks.delete(String(entry.message).replace(loanLetter, ''));
        delete entry.message;
      }
      // A plan begins with the sentence of one kind.
      const { occasion: _, ...others } = bundle.messages;
      for (const message of Object.values(others)) {
        marks.delete(String(message.planBegin).replace(loanLetter, ''));
        delete message.planBegin;
      }
    },
  });
  expect(marks.size).toBeGreaterThan(300);
  const { experiences, cars, posts } = site.bundles.tr;
  const plan = [...experiences, ...cars].map(({ slug }) => slug);
  const all = [
    ...listPages(site.bundles.tr),
    { path: paths.plan(), query: { ...emptyQuery, plan } },
    {
      path: paths.services(),
      query: { ...emptyQuery, services: { ...defaultServiceQuery, text: 'zzz' } },
    },
    // A search alone shows the teaser of a post, and of an experience that no page leads to.
    ...[...experiences, ...posts].map(({ searchText }) => ({
      path: paths.services(),
      query: { ...emptyQuery, services: { ...defaultServiceQuery, text: searchText } },
    })),
  ];
  const unmarked = new Set<string>();
  for (const { path, query } of all) {
    const { text } = await get(path + formatPageQuery(query));
    for (const name of listUnmarked(text)) unmarked.add(name);
    const shown = readPage(text);
    for (const [sign] of shown.matchAll(/mark\d+\./g)) marks.delete(sign);
  }
  expect([...marks.values()]).toEqual([]);
  // Latin names, and places in the drawing of the coast: SVG has no HTML.
  expect([...unmarked].toSorted()).toEqual(['bdi', 'text']);
});

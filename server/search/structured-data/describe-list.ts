import type { BreadcrumbList, ItemList } from 'schema-dts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import type { PageContext } from '../../page-context.tsx';
import { buildCanonicalAddress } from '../build-canonical-address.ts';

/** A page that is named. */
interface ListEntry {
  title: LocalText;
  path: string;
}

interface ListOptions {
  name: LocalText;
  /** What the page shows, in its order. */
  entries: readonly ListEntry[];
  /** How many entries stand on the pages before this one. */
  before?: number;
}

/** The entries of a list page, as it shows them; nothing where it shows none. */
export function describeList(
  page: PageContext,
  { name, entries, before = 0 }: ListOptions,
): ItemList[] {
  if (entries.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name: toPlainText(name),
      numberOfItems: entries.length,
      itemListElement: entries.map(({ title, path }, index) => ({
        '@type': 'ListItem' as const,
        position: before + index + 1,
        name: toPlainText(title),
        url: buildCanonicalAddress(page, path, page.language),
      })),
    },
  ];
}

/** The way to a page as its breadcrumb shows it, from the home page to itself. */
export function describeBreadcrumb(page: PageContext, steps: readonly ListEntry[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: toPlainText(title),
      item: buildCanonicalAddress(page, path, page.language),
    })),
  };
}

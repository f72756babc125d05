import type { BreadcrumbList } from 'schema-dts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import type { PageContext } from '../../page-context.tsx';
import { buildCanonicalAddress } from '../build-canonical-address.ts';

interface Step {
  title: LocalText;
  path: string;
}

/** The way to a page as its breadcrumb shows it, from the home page to itself. */
export function describeBreadcrumb(page: PageContext, steps: readonly Step[]): BreadcrumbList {
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

import { isolate } from '../../shared/isolate.ts';
import { languageConfig } from '../../shared/languages.ts';
import { isFallback, toPlainText } from '../../shared/local-text.ts';
import type { Page } from './page-context.tsx';
import { findPlanEntries, isCar, type PlanEntry } from './plan-entries.ts';
import { canonicalUrl } from './seo/canonical-url.ts';

/** Begins each numbered line of a right-to-left message at its own side, whatever its title begins with (UAX #9, P2). */
const rightToLeftMark = '\u200F';

/** The message that sends the plan of a page: its entries, lines to fill in, and its URL. `undefined` without a plan. */
export function composePlanMessage(page: Page): string | undefined {
  const { bundle, path, query, language, t } = page;
  if (query.plan.length === 0) return undefined;
  return [
    t('plan.message'),
    ...findPlanEntries(bundle, query.plan).map((entry, index) =>
      formatLine(page, index + 1, entry),
    ),
    '',
    t('plan.date'),
    t('plan.people'),
    '',
    canonicalUrl(page, path, language, query),
  ].join('\n');
}

function formatLine({ language }: Page, number: number, entry: PlanEntry): string {
  const title = toPlainText(entry.title);
  if (languageConfig[language].direction === 'ltr') return `${number}. ${title}`;
  const isLatin = isCar(entry) || isFallback(entry.title);
  return `${rightToLeftMark}${number}. ${isLatin ? isolate(title) : title}`;
}

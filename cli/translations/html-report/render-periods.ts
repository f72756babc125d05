import { findBeginning } from '../../../shared/dubai-time.ts';
import { formatPath } from '../../issue.ts';
import { formatMoment, formatPeriod } from '../../lib/format-moment.ts';
import { getAt } from '../../lib/get-at.ts';
import { noticesFile, readList } from '../../model/content-index.ts';
import { findPeriod, type VisiblePeriod } from '../../model/find-period.ts';
import type { EntryTranslations } from '../../texts/load-translations.ts';
import { html, type Markup } from './markup.ts';
import { type ReportContext, renderEditLink, renderPlace, renderWording } from './report-parts.ts';

/** A text that visitors see for some time, or from some day on. */
interface TimedText {
  entry: EntryTranslations;
  path: readonly PropertyKey[];
  period: VisiblePeriod;
}

/**
 * The section of notices, special hours and entries that are not published yet, in the order in which they begin, each
 * with its state and days; `undefined` if there are none.
 */
export function renderPeriods(
  entries: readonly EntryTranslations[],
  context: ReportContext,
): Markup | undefined {
  const { now, messages } = context;
  if (now === undefined) return undefined;
  const timed = entries
    .flatMap((entry) =>
      listTextPaths(entry).flatMap((path): TimedText[] => {
        const period = findPeriod(entry.file, path, now);
        return period && !entry.isDraft ? [{ entry, path, period }] : [];
      }),
    )
    .toSorted((a, b) => findBeginning(a.period.from) - findBeginning(b.period.from));
  if (timed.length === 0) return undefined;
  return html`<section aria-labelledby="periods">
<h2 id="periods">${messages.translationPage.periods}</h2>
<ul>
${timed.map((text) => renderTimed(text, context))}</ul>
</section>
`;
}

/** The text by which people know an entry, and each notice and special hours in it. */
function listTextPaths({ file: { path, data } }: EntryTranslations): PropertyKey[][] {
  if (path === noticesFile) {
    return readList({ data: { list: data } }, 'list').map((_, index) => [index, 'text']);
  }
  if (path !== 'site.yaml') return [['title']];
  return readList({ data: getAt(data, ['hours']) }, 'special').map((_, index) => [
    ...['hours', 'special', index],
    'name',
  ]);
}

function renderTimed({ entry, path, period }: TimedText, context: ReportContext): Markup {
  const { ui, messages } = context;
  const { file } = entry;
  const { from, until, state } = period;
  const when = until === undefined ? formatMoment(from, ui) : formatPeriod(from, until, ui);
  const said = until === undefined ? messages.translations.publishedOn(when) : when;
  const place = { file: file.path, line: file.locate(path).line };
  const text = getAt(file.data, [...path, 'tr']) ?? getAt(file.data, path);
  return html`<li class="gap">
<p class="gap__head"><span class="gap__kind">${messages.translationPage.periodStates[state]}</span> <span>${said}</span> ${renderPlace(place, context)}${renderEditLink({ file: file.path, path: formatPath(path) }, context)}</p>
${renderWording(text, 'tr')}
</li>`;
}

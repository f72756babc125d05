import { createChatLink, fillWords, wordsPlace } from '../../shared/chat-link.ts';
import { isolate } from '../../shared/isolate.ts';
import { languageConfig } from '../../shared/languages.ts';
import { isFallback, toPlainText } from '../../shared/local-text.ts';
import { findCategoryKind } from '../../shared/message-kinds.ts';
import { paths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { Page, Subject } from './page-context.tsx';
import {
  findEntryKind,
  findPlanEntries,
  isCar,
  isOccasion,
  type PlanEntry,
} from './plan-entries.ts';
import { canonicalUrl } from './seo/canonical-url.ts';

/** The link that all WhatsApp buttons of a page share, with the message of the page. */
export function buildChatLink(page: Page): string {
  const { chat } = page.bundle.site;
  const { subject, query } = page;
  const message =
    composePlanMessage(page) ??
    (subject && composeMessage(page, subject)) ??
    toPlainText(chat.greeting.text);
  const words = query.shownText ?? query.services.text;
  return createChatLink(chat.number, subject?.hasWords ? fillWords(message, words) : message);
}

/**
 * The message about a subject: the first sentence, lines to fill in, and, unless it may be a surprise, the URL of the
 * page. A search says what its visitor looks for in the line with which the message of the list ends, or in its first
 * sentence if it has found nothing. The searched text is left as `{{words}}`.
 */
export function composeMessage(page: Page, subject: Subject): string {
  const { messages } = page.bundle;
  const lines = (readOwnLines(subject) ?? messages[subject.kind].lines).map(toPlainText);
  const interest = toPlainText(messages.services.lines.at(-1) ?? '');
  const asked =
    subject.hasWords && subject.kind !== 'search'
      ? [...lines.filter((line) => line !== interest), `${interest} ${wordsPlace}`]
      : lines;
  const isSurprise = subject.kind === 'occasion' || subject.isSurprise;
  const ending = isSurprise ? [] : composeEnding(page, subject.path);
  return [composeBeginning(page, subject), ...asked, ...ending].join('\n');
}

export const describeEntry = (entry: PlanEntry): Subject => ({
  kind: findEntryKind(entry),
  ...pickMessage(entry),
  isLatinName: isCar(entry),
});

export const describeCategory = (page: Bundle['categoryPages'][number]): Subject => ({
  kind: findCategoryKind(page),
  ...pickMessage(page),
});

/** What an entry or a category page says and asks itself in the message about it. */
const pickMessage = ({ title, message, messageLines }: Omit<Subject, 'kind'>) => ({
  title,
  message,
  messageLines,
});

/**
 * What a search writes about that has a topic, an entry by its path or a category by its id: what its page does. Only about
 * a category it says what is looked for.
 */
export function describeTopic(
  { categoryPages, experiences, cars }: Bundle,
  topic: string | undefined,
): Subject | undefined {
  const page = categoryPages.find(({ category }) => category === topic);
  if (page)
    return { ...describeCategory(page), path: paths.categoryPage(page.name), hasWords: true };
  const entry = [...experiences, ...cars].find(({ slug }) => paths.detail(slug) === topic);
  return entry && { ...describeEntry(entry), path: paths.detail(entry.slug) };
}

/** The URL of a page. Messages about a special day have none: WhatsApp shows a picture of what it leads to. */
function composeEnding(page: Page, path = page.path): string[] {
  return ['', canonicalUrl(page, path, page.language, page.query)];
}

function composeBeginning(
  { bundle, language }: Page,
  { kind, title = '', isLatinName, message }: Subject,
): string {
  const name = toPlainText(title);
  const isIsolated =
    languageConfig[language].direction === 'rtl' && (isLatinName || isFallback(title));
  const shownName = isIsolated ? isolate(name) : name;
  // A message that has fallen back is in another language than its page; the sentence of the kind is not.
  if (typeof message === 'string') {
    const text = toPlainText(message);
    return isIsolated ? text.replaceAll(name, () => shownName) : text;
  }
  return toPlainText(bundle.messages[kind].begin).replaceAll('{{title}}', () => shownName);
}

/** Begins each numbered line of a right-to-left message at its own side, whatever its title begins with (UAX #9, P2). */
const rightToLeftMark = '\u200F';

/**
 * The message that sends the plan of a page: its entries, lines to fill in, and, without a special day, its URL.
 * `undefined` without a plan.
 */
function composePlanMessage(page: Page): string | undefined {
  const { bundle, query, t } = page;
  if (query.plan.length === 0) return undefined;
  const entries = findPlanEntries(bundle, query.plan);
  const isChoice = entries.length > 1 && entries.every(isCar);
  const [begin = t(isChoice ? 'plan.message_cars' : 'plan.message')] = entries.flatMap((entry) =>
    readOwnLines(entry) ? [] : (bundle.messages[findEntryKind(entry)].planBegin ?? []),
  );
  return [
    toPlainText(begin),
    ...entries.map((entry, index) => formatLine(page, index + 1, entry)),
    '',
    ...listPlanLines(page, entries),
    ...(entries.some(isOccasion) ? [] : composeEnding(page)),
  ].join('\n');
}

/**
 * What a plan asks, each line once. If all entries are of one kind: what each of them asks alone. Else, and for tours,
 * which have a day each: what special days add, the days, the people and the hotel, and what each other entry adds. A
 * special day is for two.
 */
function listPlanLines({ bundle, t }: Page, entries: readonly PlanEntry[]): string[] {
  const { messages } = bundle;
  const asking = entries.map((entry) => {
    const kind = findEntryKind(entry);
    const { lines, planLines = [] } = messages[kind];
    const own = readOwnLines(entry);
    return { kind, alone: own ?? lines, added: own ?? planLines };
  });
  const kinds = new Set(asking.map(({ kind }) => kind));
  const isOneKind = kinds.size === 1 && !kinds.has('experience');
  const isForTwo = kinds.has('occasion');
  const all = isOneKind
    ? asking.flatMap(({ alone }) => alone)
    : [
        ...asking.flatMap(({ kind, added }) => (kind === 'occasion' ? added : [])),
        ...[t('plan.dates'), ...(isForTwo ? [] : [t('plan.people')]), t('plan.hotel')],
        ...asking.flatMap(({ added }) => added),
      ];
  return [...new Set(all.map(toPlainText))];
}

/** The lines that an entry or a page asks in the place of those of its kind, unless they have fallen back. */
function readOwnLines({ messageLines }: Pick<Subject, 'messageLines'>) {
  return messageLines?.some(isFallback) ? undefined : messageLines;
}

/** The number and the title of an entry; the colour of a car tells it apart from another one of its name. */
function formatLine({ language }: Page, number: number, entry: PlanEntry): string {
  const title = toPlainText(entry.title);
  const colour = isCar(entry) && entry.facts.colour ? ` (${toPlainText(entry.facts.colour)})` : '';
  if (languageConfig[language].direction === 'ltr') return `${number}. ${title}${colour}`;
  const isLatin = isCar(entry) || isFallback(entry.title);
  return `${rightToLeftMark}${number}. ${isLatin ? isolate(title) : title}${colour}`;
}

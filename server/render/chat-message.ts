import { createChatLink, fillWords, wordsPlace } from '../../shared/chat-link.ts';
import { isolate } from '../../shared/isolate.ts';
import { languageConfig } from '../../shared/languages.ts';
import { isFallback, toPlainText } from '../../shared/local-text.ts';
import { findCategoryKind, type MessageKind } from '../../shared/message-kinds.ts';
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
  const { subject } = page;
  const message =
    composePlanMessage(page) ??
    (subject && composeMessage(page, subject)) ??
    toPlainText(chat.greeting.text);
  const words = subject?.words;
  return createChatLink(chat.number, words === undefined ? message : fillWords(message, words));
}

/**
 * The message about a subject: the first sentence, lines to fill in, and, unless it may be a surprise, the URL of the
 * page. A search that has found something says what its visitor looks for at the end of the last line. The searched text
 * is left as `{{words}}`.
 */
export function composeMessage(page: Page, subject: Subject): string {
  const lines = (readOwnLines(subject) ?? page.bundle.messages[subject.kind].lines).map(
    toPlainText,
  );
  if (subject.kind === 'services' && subject.words !== undefined)
    lines.push(`${lines.pop()} ${wordsPlace}`);
  const isSurprise = subject.kind === 'occasion' || subject.isSurprise;
  const ending = isSurprise ? [] : composeEnding(page);
  return [composeBeginning(page, subject), ...lines, ...ending].join('\n');
}

/**
 * What searches ask that are about an entry, by its path, or about a category, by its id: what the page of that asks, and
 * what is looked for. Other searches ask what the list of services asks.
 */
export function mapSearchTopics(bundle: Bundle): ReadonlyMap<string, SearchTopic> {
  const { messages, categories, categoryPages, experiences, cars } = bundle;
  const describe = (kind: MessageKind, own: Pick<Subject, 'messageLines'> = {}): SearchTopic => ({
    isSurprise: kind === 'occasion',
    messageLines: [
      ...(readOwnLines(own) ?? messages[kind].lines),
      ...messages.services.lines.slice(-1),
    ],
  });
  return new Map([
    ...categories.flatMap(({ id: category }) => {
      const kind = findCategoryKind({ category });
      const own = categoryPages.find((page) => page.category === category);
      return kind === 'category' ? [] : [[category, describe(kind, own)] as const];
    }),
    ...[...experiences, ...cars].map(
      (entry) => [paths.detail(entry.slug), describe(findEntryKind(entry), entry)] as const,
    ),
  ]);
}

type SearchTopic = Pick<Subject, 'messageLines' | 'isSurprise'>;

/** The URL of the page. Messages about a special day have none: WhatsApp shows a picture of what it leads to. */
function composeEnding(page: Page): string[] {
  const { path, language, query } = page;
  return ['', canonicalUrl(page, path, language, query)];
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
  return [
    t(isChoice ? 'plan.message_cars' : 'plan.message'),
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

import type { Language } from '../../shared/languages.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { listTextLinks, removeTextLinks, type TextLink } from '../../shared/text-links.ts';
import { formatPeriod } from '../lib/format-moment.ts';
import { getAt } from '../lib/get-at.ts';
import { getFieldDocs } from '../messages/field-docs.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { noticesFile } from '../model/content-index.ts';
import { fillVariables, type LocalContext } from '../model/localize.ts';
import { findAddress } from '../model/page-address.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import type {
  Change,
  ChangePlace,
  ContentState,
  Fact,
  PictureState,
  Side,
  TextChange,
} from './change.ts';
import type { Line, LineBody, NamedPicture } from './change-document.ts';
import { changeWords } from './change-words.ts';
import {
  createTitleFinder,
  describeValue,
  type NameFinder,
  nameLink,
  pickWords,
} from './describe-value.ts';
import { type MarkedPart, markWords, measureSameness, shortenUnchanged } from './mark-words.ts';

/** What the words of a change are taken from. */
export interface Wording {
  ui: UiLanguage;
  messages: (typeof changeWords)['en'];
  states: Record<Side, ContentState>;
  findTitle: Record<Side, NameFinder>;
  /** The present instant, in milliseconds since 1970. */
  now: number;
  /** The facts of the present site. */
  factsOf: LocalContext['factsOf'];
  /** Fills values into a text, as the site does. */
  fill(text: string, language: Language): string;
}

export function createWording(states: Wording['states'], ui: UiLanguage, now: number): Wording {
  const messages = changeWords[ui];
  const factsOf = findSiteVariables(states.after.files);
  return {
    ui,
    messages,
    states,
    now,
    factsOf,
    findTitle: {
      before: createTitleFinder(states.before, ui),
      after: createTitleFinder(states.after, ui),
    },
    // The values of a label differ from page to page, so they are called by their names.
    fill: (text, language) =>
      fillVariables(
        text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `‹${messages.values[name] ?? name}›`),
        language,
        factsOf,
      ),
  };
}

/** Puts a change into words. */
export function describeChange(change: Change, wording: Wording): Line {
  const name = nameField(change, wording);
  const body = describeBody(change, wording);
  const note = describeNote(change, wording);
  const form = change.kind === 'text' && change.form !== undefined ? change.form : undefined;
  const full = form === undefined ? name : `${name}, ${wording.messages.form(form)}`;
  return { name: full, body, ...(note !== undefined && { note }) };
}

/** The way to a field, such as “Slides 2 › Title”. */
function nameField(
  { file, steps, kind, path }: Change,
  { ui, messages, factsOf }: Wording,
): string {
  if (file === 'labels.yaml') return messages.label;
  if (file === 'pictures.yaml' && path[2] === 'file') return messages.pictureExchanged;
  const names = steps.map(({ field, position, label }, index) => {
    // The name of a picture is no field.
    const name =
      file === noticesFile && index === 0
        ? messages.lasting.notice
        : (getFieldDocs(field, ui)?.name ?? `“${pickWords(label, ui, factsOf) ?? field}”`);
    if (position === undefined) return name;
    const words = pickWords(label, ui, factsOf);
    // An item that is itself the change is known by its position.
    const isItself = index === steps.length - 1 && kind !== 'item' && kind !== 'order';
    return words === undefined || isItself
      ? messages.itemAt({ name, position })
      : messages.itemCalled({ name, label: words });
  });
  return names.join(' › ');
}

function describeBody(change: Change, wording: Wording): LineBody {
  const { messages } = wording;
  switch (change.kind) {
    case 'text':
      if (haveSameWords(change) && !change.turn) {
        return { kind: 'sentence', text: describeLinks(change, wording) ?? messages.linkWords };
      }
      return {
        kind: 'words',
        language: change.language,
        parts: describeWords(change, wording),
      };
    case 'value': {
      const { steps, before, after } = change;
      const field = steps.at(-1)?.field ?? '';
      const describe = (value: unknown, side: Side) =>
        describeFact({ field, value }, side, wording);
      return {
        kind: 'fact',
        ...(before !== undefined && { before: describe(before, 'before') }),
        ...(after !== undefined && { after: describe(after, 'after') }),
      };
    }
    case 'switch':
      return { kind: 'sentence', text: change.isOn ? messages.switchedOn : messages.switchedOff };
    case 'picture':
      return {
        kind: 'pictures',
        ...(change.before && { before: namePicture(change.before, wording) }),
        ...(change.after && { after: namePicture(change.after, wording) }),
      };
    case 'item':
      return { kind: 'sentence', text: describeItem(change, wording) };
    case 'order':
      return { kind: 'sentence', text: messages.order(change) };
  }
}

function describeFact({ field, value }: Fact, side: Side, { ui, states, findTitle }: Wording) {
  return describeValue(value, field, { ui, state: states[side], findTitle: findTitle[side] });
}

/** “New”; of a notice or special hours with the days, and with what else is said of them. */
function describeItem(
  { isNew, facts = [], side }: ChangePlace & { isNew: boolean; facts?: readonly Fact[] },
  wording: Wording,
): string {
  const { messages } = wording;
  const said = isNew ? messages.isNew : messages.isGone;
  return facts.length === 0 ? said : `${said}: ${describeFacts(facts, side, wording)}`;
}

/** What is said of a notice or special hours, the days first: “24 – 26 December 2026; Kind: quiet”. */
export function describeFacts(facts: readonly Fact[], side: Side, wording: Wording): string {
  const [from, until] = ['.from', '.until'].map((end) =>
    String(facts.find(({ field }) => field.endsWith(end))?.value),
  );
  const others = facts.filter(({ field }) => !/\.(?:from|until)$/.test(field));
  return [
    ...(isMoment(from) && isMoment(until) ? [formatPeriod(from, until, wording.ui)] : []),
    ...others.map((fact) => {
      const name = getFieldDocs(fact.field, wording.ui)?.name ?? fact.field;
      return `${name}: ${describeFact(fact, side, wording)}`;
    }),
  ].join('; ');
}

function isMoment(value: string | undefined): value is string {
  return moment.safeParse(value).success;
}

function namePicture(picture: PictureState, { ui, factsOf }: Wording): NamedPicture {
  return { ...picture, words: pickWords(picture.alt, ui, factsOf) ?? picture.name };
}

/** Texts with less in common than this share of their letters are shown one after the other. */
const minSameness = 0.3;

function describeWords(
  { language, before, after, turn }: TextChange,
  { fill }: Wording,
): readonly MarkedPart[] {
  const written = [turn === 'translated' ? '' : before, turn === 'untranslated' ? '' : after].map(
    (text = '') => removeTextLinks(text),
  );
  const filled = written.map((text) => fill(text, language));
  // If only a value became a placeholder, or the other way round, visitors read the same.
  const [former = '', present = ''] = filled[0] === filled[1] ? written : filled;
  const parts = markWords(former, present);
  if (former === '' || present === '' || measureSameness(parts) >= minSameness)
    return shortenUnchanged(parts);
  return [
    { kind: 'removed', text: former, space: ' ', formerSpace: '' },
    { kind: 'added', text: present, space: '', formerSpace: '' },
  ];
}

function describeNote(change: Change, wording: Wording): string | undefined {
  if (change.kind === 'text') {
    // If only links differ, they are the change itself.
    const links = haveSameWords(change) ? undefined : describeLinks(change, wording);
    const notes = [links, describeTurn(change, wording)].filter((note) => note !== undefined);
    return notes.length === 0 ? undefined : notes.join(' ');
  }
  if (change.kind !== 'picture') return undefined;
  const { before, after } = change;
  const isSameName =
    before?.file !== undefined && before.file === after?.file && before.blob !== after.blob;
  return isSameName ? wording.messages.sameName : undefined;
}

function describeTurn(
  { also, turn, after = '' }: TextChange,
  { messages, fill }: Wording,
): string | undefined {
  if (turn === 'translated') return messages.translated;
  if (turn === 'untranslated')
    return messages.untranslated({ source: fill(removeTextLinks(after), 'tr') });
  return also.length > 0 ? messages.also(also) : undefined;
}

/**
 * Says which links of a changed text lead elsewhere than before, came or went. Nothing is said of a text that is shown
 * anew or not any more: its words are told as a whole.
 */
function describeLinks(
  { before, after, turn }: TextChange,
  { messages, findTitle }: Wording,
): string | undefined {
  if (before === undefined || after === undefined || turn) return undefined;
  const present = listTextLinks(after);
  const former = listTextLinks(before).filter((link) => !takeOut(present, isSame(link)));
  const said = former.map((link) => {
    const label = describeLabel(link);
    const from = nameLink(link.address, findTitle.before);
    const now = takeOut(present, ({ words }) => words === link.words);
    if (!now) return messages.linkGone({ label, from });
    return messages.linkMoved({ label, from, to: nameLink(now.address, findTitle.after) });
  });
  const added = present.map((link) =>
    messages.linkNew({ label: describeLabel(link), to: nameLink(link.address, findTitle.after) }),
  );
  const all = [...said, ...added];
  return all.length === 0 ? undefined : all.join(' ');
}

/** Links are told by their targets first, since their words may be changed with the sentence. */
function isSame({ address }: TextLink): (other: TextLink) => boolean {
  return (other) => other.address === address;
}

function takeOut(links: TextLink[], isMeant: (link: TextLink) => boolean): TextLink | undefined {
  const index = links.findIndex(isMeant);
  return index === -1 ? undefined : links.splice(index, 1)[0];
}

function describeLabel({ words }: TextLink): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** Whether two texts have the same words, so that only their links differ. */
function haveSameWords({ before, after }: TextChange): boolean {
  return removeTextLinks(before ?? '') === removeTextLinks(after ?? '');
}

/** The title of the page or entry of a file; `undefined` for a file without. */
export function nameFile(
  path: string,
  side: Side,
  { states, findTitle, ui, factsOf }: Wording,
): string | undefined {
  const file = states[side].files.find((other) => other.path === path);
  const address = file && findAddress(file);
  const title = address === undefined ? undefined : findTitle[side](address);
  return title ?? pickWords(getAt(file?.data, ['title']), ui, factsOf);
}

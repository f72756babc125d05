import type { Key, OpenText, PictureChange, TextLanguage, Wording } from '../protocol.ts';
import { findRoot } from './create-element.ts';
import { type FieldView, nameField } from './create-field.ts';
import { type createPictureView, isSamePicture } from './create-picture-view.ts';
import type { Draft } from './draft.ts';

/** The text that is open. */
export interface Work {
  text: OpenText;
  keys: readonly Key[];
  views: FieldView[];
  /** Shows the picture, if it is one. */
  picture: ReturnType<typeof createPictureView>;
  /** What the fields said before anybody typed. */
  opened: Record<string, string>;
  /** Set once something typed meets something newer in the file. */
  isConflict: boolean;
}

/** What is in the fields, by their names. */
export function readFields(views: readonly FieldView[]): Record<string, string> {
  return Object.fromEntries(views.map(({ id, input }) => [id, input.value]));
}

/** The texts of the file, by the names of their fields. */
export function readTexts({ fields }: OpenText): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [nameField(field), field.text]));
}

/** What differs from the files, in the form of a request. */
export interface Changes {
  wording: Wording;
  picture?: PictureChange;
}

export function isChanged({ wording, picture }: Changes): boolean {
  return picture !== undefined || Object.keys(wording).length > 0;
}

/** Finds what differs from the files: texts, and what was changed of a picture. */
export function findChanges({ views, text, picture }: Work): Changes {
  const change = picture.readChange();
  return { wording: findNewWording(views, text), ...(change && { picture: change }) };
}

function findNewWording(views: readonly FieldView[], text: OpenText): Wording {
  const texts = readTexts(text);
  const wording: Wording = {};
  for (const { id, field, input } of views) {
    if (input.value === texts[id]) continue;
    const { language, form } = field;
    if (form === undefined) wording[language] = input.value;
    else {
      const forms = wording[language];
      wording[language] = { ...(typeof forms === 'object' && forms), [form]: input.value };
    }
  }
  return wording;
}

/** The text of a field within a wording. */
function findWording(wording: Wording, { field }: FieldView): string | undefined {
  const value = wording[field.language as TextLanguage];
  if (typeof value !== 'object') return value;
  return field.form === undefined ? undefined : value[field.form];
}

/** Whether the files say the same as when the panel was opened. */
export function isAsOpened({ views, opened, text }: Work, newer: OpenText): boolean {
  const texts = readTexts(newer);
  return (
    isSamePicture(newer.picture, text.picture) && views.every(({ id }) => texts[id] === opened[id])
  );
}

/**
 * Brings together what was typed and a newer version of the files: only fields that were typed in keep their text, and
 * only a picture that was changed stays as it is.
 */
export function mergeNewer(work: Work, newer: OpenText): Work {
  const { views, opened, picture } = work;
  const texts = readTexts(newer);
  let isConflict = picture.meet(newer.picture);
  for (const view of views) {
    const { id, input } = view;
    view.field = newer.fields.find((field) => nameField(field) === id) ?? view.field;
    const text = texts[id] ?? '';
    const isTyped = input.value !== opened[id] && input.value !== text;
    if (!isTyped) input.value = text;
    const isNewer = text !== opened[id];
    if (isTyped && isNewer) isConflict = true;
    view.showNewer(isTyped && isNewer ? text : undefined);
    view.fit();
  }
  return { ...work, text: newer, opened: texts, isConflict };
}

/** What must survive a reload of the page. */
export function createDraft(work: Work, panelScroll: number): Draft {
  const { text, keys, views, opened } = work;
  const { picture: change } = findChanges(work);
  const caret = findCaret(views);
  return {
    key: text.key,
    keys: [...keys],
    page: location.pathname,
    base: text.base,
    opened,
    typed: readFields(views),
    ...(text.picture && { picture: { opened: text.picture, ...(change && { change }) } }),
    ...(caret && { caret }),
    scroll: { page: scrollY, panel: panelScroll },
  };
}

/** Puts back what was typed and changed before a reload. */
export function fillFields(work: Work, { opened, typed, picture }: Draft): void {
  for (const view of work.views) view.input.value = typed[view.id] ?? view.input.value;
  work.opened = opened;
  work.picture.show(picture?.opened);
  work.picture.move(picture?.change?.focus);
}

/** The field that has the focus, and the selection in it. */
export function findCaret(views: readonly FieldView[]): Draft['caret'] {
  // In WebKit, `:focus` matches nothing while the window is behind another one.
  const view = views.find(({ input }) => findRoot(input).activeElement === input);
  if (!view) return undefined;
  const { selectionStart: start, selectionEnd: end } = view.input;
  return { field: view.id, start, end };
}

/** Puts focus and selection where they were; without a caret, the focus on the picture. */
export function restoreFocus({ views, picture }: Work, caret: Draft['caret']): void {
  const view = views.find(({ id }) => id === caret?.field);
  if (!caret) picture.focus();
  if (!view || !caret) return;
  view.input.focus({ preventScroll: true });
  view.input.setSelectionRange(caret.start, caret.end);
}

/**
 * Moves what was typed while a text was written from its old fields to its new ones.
 *
 * @param settled what the old fields said that is no longer of interest: it was written, or was in the file
 */
export function keepTyped(
  old: readonly FieldView[],
  views: readonly FieldView[],
  settled: Readonly<Record<string, string>>,
): void {
  const typed = readFields(old);
  for (const view of views) {
    const value = typed[view.id];
    if (value !== undefined && value !== settled[view.id]) view.input.value = value;
    view.fit();
  }
}

/** Lets nobody type in the fields, or lets them again. They keep the focus. */
export function setReadOnly(views: readonly FieldView[] = [], isReadOnly: boolean): void {
  for (const { input } of views) input.readOnly = isReadOnly;
}

/** Writes texts into their fields, and returns the fields that changed. */
export function writeWording(views: readonly FieldView[], wording: Wording): FieldView[] {
  const changed = views.filter((view) => {
    const value = findWording(wording, view);
    return value !== undefined && value !== view.input.value;
  });
  for (const view of changed) {
    view.input.value = findWording(wording, view) ?? '';
    view.input.focus();
  }
  return changed;
}

/** Inserts a text at the caret of a field. */
export function insertText({ input }: FieldView, text: string): void {
  input.setRangeText(text, input.selectionStart, input.selectionEnd, 'end');
  input.focus();
}

/** Focuses a field, and scrolls the panel to it; the page stays where it is. */
export function focusField({ input, element }: FieldView, body: Element): void {
  input.focus({ preventScroll: true });
  const field = element.getBoundingClientRect();
  const room = body.getBoundingClientRect();
  if (field.bottom > room.bottom) body.scrollTop += field.top - room.top;
}

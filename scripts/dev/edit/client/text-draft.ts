import type { Key, OpenText, TextLanguage, Wording } from '../protocol.ts';
import { findRoot } from './create-element.ts';
import { type FieldView, nameField } from './create-field.ts';
import type { Draft } from './draft.ts';

/** The text that is open. */
export interface Work {
  text: OpenText;
  keys: readonly Key[];
  views: FieldView[];
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

/** The texts that differ from those of the file, in the form of a request. */
export function findChanges(views: readonly FieldView[], text: OpenText): Wording {
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

/**
 * Brings together what was typed and a newer version of the file: only fields that were typed in keep their text.
 *
 * @param opened what the fields said before anybody typed
 * @returns whether something typed meets something newer
 */
export function mergeNewer(
  views: readonly FieldView[],
  opened: Readonly<Record<string, string>>,
  newer: OpenText,
): boolean {
  const texts = readTexts(newer);
  let isConflict = false;
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
  return isConflict;
}

/** What must survive a reload of the page. */
export function createDraft({ text, keys, views, opened }: Work, panelScroll: number): Draft {
  const caret = findCaret(views);
  return {
    key: text.key,
    keys: [...keys],
    page: location.pathname,
    base: text.base,
    opened,
    typed: readFields(views),
    ...(caret && { caret }),
    scroll: { page: scrollY, panel: panelScroll },
  };
}

/** The field that has the focus, and the selection in it. */
export function findCaret(views: readonly FieldView[]): Draft['caret'] {
  // In WebKit, `:focus` matches nothing while the window is behind another one.
  const view = views.find(({ input }) => findRoot(input).activeElement === input);
  if (!view) return undefined;
  const { selectionStart: start, selectionEnd: end } = view.input;
  return { field: view.id, start, end };
}

/** Puts focus and selection where they were. */
export function setCaret(views: readonly FieldView[], caret: Draft['caret']): void {
  const view = views.find(({ id }) => id === caret?.field);
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

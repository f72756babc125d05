import type { Language } from '../../../../shared/languages.ts';
import type { Key, OpenText, PlaceName, Wording } from '../protocol.ts';
import { createField, type FieldView, isError, nameField } from './create-field.ts';
import { createPanel } from './create-panel.ts';
import { type Draft, writeDraft } from './draft.ts';
import type { Editor, EditorOptions } from './editor.ts';
import { handleKeys } from './handle-keys.ts';
import { createJudge, isAbout } from './judge.ts';
import { listChoices } from './list-choices.ts';
import {
  createDraft,
  findCaret,
  findChanges,
  findWording,
  mergeNewer,
  readFields,
  readTexts,
  setCaret,
  type Work,
} from './text-draft.ts';

/** Creates the panel with all that it does: opening, judging, saving, confirming and undoing. */
export function createEditor({ send, messages, hiddenTexts, ...hooks }: EditorOptions): Editor {
  const words = messages.panel;
  const names: Record<Key, PlaceName> = {};
  let work: Work | undefined;
  let lastView: FieldView | undefined;
  let canUndo = false;
  let isBusy = false;
  /** What to do once what was typed is given up. */
  let afterwards: (() => void) | undefined;
  /** Counts what was opened, so that a late answer does not replace a newer one. */
  let opening = 0;

  const panel = createPanel(
    messages,
    {
      save: () => void run(save),
      undo: () => void run(undo),
      cancel: () => attempt(closeNow),
      close: () => {
        const next = afterwards ?? closeNow;
        panel.ask(false);
        writeDraft(undefined);
        next();
      },
      keep: () => {
        panel.ask(false);
        if (work) listPlaces(work);
        (lastView ?? work?.views[0])?.input.focus();
      },
      insert: (placeholder) => insert(placeholder),
      correct: (wording) => write(wording),
      choose: (key) => attempt(() => void openNow(key, work?.keys ?? [key])),
    },
    hiddenTexts,
  );
  const judge = createJudge({ send, messages, panel });

  const changes = (): Wording => (work ? findChanges(work.views, work.text) : {});
  const isTyped = () => Object.keys(changes()).length > 0;

  function attempt(action: () => void): void {
    if (!isTyped()) {
      action();
      return;
    }
    afterwards = action;
    panel.ask(true);
  }

  async function openNow(key: Key, keys: readonly Key[], draft?: Draft): Promise<void> {
    opening += 1;
    const turn = opening;
    panel.element.hidden = false;
    hooks.onOpen(key);
    panel.say(words.loading);
    const text = await send('open', { key }).catch(report);
    if (!text || turn !== opening) return;
    names[key] = text.name;
    panel.say('');
    show(text, keys.includes(key) ? keys : [key, ...keys]);
    if (draft) restore(draft);
    else lastView?.input.focus({ preventScroll: true });
    remember();
  }

  function show(text: OpenText, keys: readonly Key[]): void {
    const views = text.fields.map((field) =>
      createField({ field, text, messages, correct: write }),
    );
    work = { text, keys, views, opened: readTexts(text), isConflict: false };
    panel.ask(false);
    panel.show(text, views);
    judge.reset();
    const page = document.documentElement.lang;
    lastView = views.find(({ field }) => field.language === page) ?? views[0];
    for (const view of views) {
      view.fit();
      view.input.addEventListener('input', () => changed(view));
      view.input.addEventListener('focus', () => {
        lastView = view;
      });
    }
    askIfRight();
    updateButtons();
    listPlaces(work);
  }

  function listPlaces({ text, keys }: Work): void {
    const isCurrent = () => work?.text.key === text.key;
    void listChoices({ keys, names, opened: text, send, isCurrent, show: panel.showChoices });
  }

  function changed(view: FieldView): void {
    view.fit();
    panel.say('');
    updateButtons();
    remember();
    if (work) judge.request(work.text.key, work.views, changes);
  }

  function write(wording: Wording): void {
    for (const view of work?.views ?? []) {
      const value = findWording(wording, view);
      if (value === undefined || value === view.input.value) continue;
      view.input.value = value;
      changed(view);
      view.input.focus();
    }
  }

  function insert(placeholder: string): void {
    if (!lastView) return;
    const { input } = lastView;
    const { selectionStart, selectionEnd } = input;
    input.setRangeText(placeholder, selectionStart, selectionEnd, 'end');
    input.focus();
    changed(lastView);
  }

  async function save(): Promise<void> {
    if (!work) return;
    const wording = changes();
    if (Object.keys(wording).length === 0) return panel.say(words.nothing);
    panel.say(words.saving);
    const { text, keys } = work;
    const answer = await send('save', { key: text.key, base: text.base, wording });
    if (answer.result === 'saved') {
      takeOver(answer.text, keys);
      canUndo = true;
      updateButtons();
      panel.say(words.saved);
      hooks.onChange();
    } else if (answer.result === 'refused') {
      panel.say('');
      judge.show(answer.findings, work.views);
      const wrong = answer.findings.filter(isError);
      const view = work.views.find((other) => wrong.some((finding) => isAbout(finding, other)));
      (view ?? lastView)?.input.focus();
    } else {
      panel.say(answer.message, 'alarm');
      meet(answer.text);
    }
  }

  /** Shows the saved text in the fields that are there, so that focus and caret stay. */
  function takeOver(text: OpenText, keys: readonly Key[]): void {
    const typing = readFields(work?.views ?? []);
    const caret = findCaret(work?.views ?? []);
    show(text, keys);
    // What was typed while the request was under way is not lost.
    const sent = work?.opened ?? {};
    for (const view of work?.views ?? []) {
      const value = typing[view.id];
      if (value !== undefined && value.trim() !== sent[view.id]?.trim()) view.input.value = value;
      view.fit();
    }
    setCaret(work?.views ?? [], caret);
    remember();
  }

  /** Sets a newer version of the file beside what was typed. */
  function meet(newer: OpenText): boolean {
    if (!work) return false;
    const isConflict = mergeNewer(work.views, work.opened, newer);
    for (const view of work.views) {
      const field = newer.fields.find((other) => nameField(other) === view.id);
      if (field) view.field = field;
    }
    work = { ...work, text: newer, opened: readTexts(newer), isConflict };
    updateButtons();
    remember();
    return isConflict;
  }

  async function renew(): Promise<void> {
    if (!work || isBusy) return;
    const { key, base } = work.text;
    const newer = await send('open', { key }).catch(report);
    if (!newer || work?.text.key !== key || newer.base === base) return;
    const isSame = work.views.every(({ id }) => readTexts(newer)[id] === work?.opened[id]);
    const hadTyped = isTyped();
    const isConflict = meet(newer);
    if (isConflict) panel.say(words.elsewhere, 'alarm');
    else if (!isSame) panel.say(hadTyped ? words.elsewhere : words.renewed);
  }

  async function confirm(language: Language): Promise<void> {
    if (!work) return;
    const { text, keys } = work;
    const answer = await send('confirm', { key: text.key, language });
    takeOver(answer, keys);
    panel.say(words.confirmed(messages.languages[language]));
    hooks.onChange();
  }

  async function undo(): Promise<void> {
    const { key } = await send('undo', {});
    canUndo = false;
    await openNow(key, [key]);
    panel.say(words.undone);
    hooks.onChange();
  }

  function askIfRight(): void {
    for (const view of work?.views ?? []) {
      const { language, state } = view.field;
      const isAsked = state === 'stale' && language !== 'all';
      view.askIfRight(isAsked ? () => void run(() => confirm(language)) : undefined);
    }
  }

  /** Runs a request once at a time; a second press while it is under way does nothing. */
  async function run(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    await action().catch(report);
    isBusy = false;
  }

  function report(error: unknown): void {
    panel.say(error instanceof Error ? error.message : messages.failures.unexpected, 'alarm');
  }

  function updateButtons(): void {
    panel.setButtons({
      save: work?.isConflict ? words.overwrite : words.save,
      cancel: isTyped() ? words.cancel : words.close,
      canUndo: canUndo && !isTyped(),
    });
  }

  function remember(): void {
    if (work) writeDraft(createDraft(work, panel.body.scrollTop));
  }

  function restore({ base, opened, typed, caret, scroll }: Draft): void {
    if (!work) return;
    const newer = work.text;
    for (const view of work.views) view.input.value = typed[view.id] ?? view.input.value;
    work.opened = opened;
    const isConflict = meet(newer);
    if (isConflict && base !== newer.base) panel.say(words.elsewhere, 'alarm');
    else if (isTyped()) panel.say(words.restored);
    if (isTyped()) judge.request(newer.key, work.views, changes);
    setCaret(work.views, caret);
    panel.body.scrollTop = scroll.panel;
  }

  function closeNow(): void {
    opening += 1;
    work = undefined;
    judge.reset();
    writeDraft(undefined);
    panel.element.hidden = true;
    hooks.onClose();
  }

  addEventListener('pagehide', remember);
  handleKeys(panel.element, { cancel: () => attempt(closeNow), save: () => void run(save) });

  return {
    element: panel.element,
    isOpen: () => !panel.element.hidden,
    openKey: () => work?.text.key,
    open: async (key, keys, draft) => {
      if (draft) await openNow(key, keys, draft);
      else attempt(() => void openNow(key, keys));
    },
    close: () => attempt(closeNow),
    renew,
    setUndo: (value) => {
      canUndo = value;
      updateButtons();
    },
    setNames: (found) => void Object.assign(names, found),
  };
}

import type { Language } from '../../../../shared/languages.ts';
import type { Key, OpenText, Wording } from '../protocol.ts';
import { createFields, type FieldView } from './create-field.ts';
import { createPanel } from './create-panel.ts';
import { createPictureView } from './create-picture-view.ts';
import { createPlaceList } from './create-place-list.ts';
import type { Send } from './create-sender.ts';
import { type Draft, writeDraft } from './draft.ts';
import { createJudge, findWrong } from './judge.ts';
import type { EditMessages } from './script-data.ts';
import {
  type Changes,
  createDraft,
  fillFields,
  findCaret,
  findChanges,
  focusField,
  insertText,
  isAsOpened,
  isChanged,
  keepTyped,
  mergeNewer,
  readFields,
  readTexts,
  restoreFocus,
  setReadOnly,
  type Work,
  writeWording,
} from './text-draft.ts';

interface EditorOptions {
  send: Send;
  messages: EditMessages;
  /** The list of texts that cannot be clicked. */
  hiddenTexts: HTMLElement;
  onOpen: (key: Key) => void;
  onClose: () => void;
  /** Called when the numbers of the bar may have changed. */
  onChange: () => void;
}

/** Creates the panel with all that it does: opening, judging, saving, confirming and undoing. */
export function createEditor({ send, messages, hiddenTexts, ...hooks }: EditorOptions) {
  const words = messages.panel;
  let work: Work | undefined;
  let lastView: FieldView | undefined;
  let canUndo = false;
  /** Counts what was opened, so that a late answer does not replace a newer one. */
  let opening = 0;

  const picture = createPictureView({
    send,
    messages,
    choose: (name) => {
      const { wording, picture: change } = changes();
      const next = () => work && void openNow(work.text.key, work.keys, undefined, name);
      // To look at one picture after the other loses nothing.
      if (change?.focus || isChanged({ wording })) question.attempt(next);
      else next();
    },
    onMove: () => changed(),
    report: (error) => panel.report(error),
  });
  const panel = createPanel(
    messages,
    {
      save: () => void runner.run(save),
      undo: () => void runner.run(undo),
      cancel: () => question.attempt(closeNow),
      /** Closes the panel; asks first if something was typed. */
      close: () => question.giveUp(closeNow),
      keep: () => {
        panel.ask(false);
        if (work) places.show(work.text, work.keys);
        if (!picture.readChange() || !picture.focus()) lastView?.input.focus();
      },
      insert,
      correct: write,
      choose: (key) => question.attempt(() => void openNow(key, work?.keys ?? [key])),
    },
    { picture: picture.element, hiddenTexts },
  );
  const judge = createJudge({ send, messages, panel });
  const places = createPlaceList(send, panel);
  const runner = createRunner(panel.report);
  const changes = (): Changes => (work ? findChanges(work) : { wording: {} });
  const isTyped = () => isChanged(changes());
  const question = createQuestion(isTyped, panel.ask);
  const isStill = ({ key, picture: shown }: OpenText) =>
    work?.text.key === key && work.text.picture?.name === shown?.name;

  /** @param name of another picture, to show what choosing it means */
  async function openNow(key: Key, keys: readonly Key[], draft?: Draft, name?: string) {
    opening += 1;
    const turn = opening;
    panel.element.hidden = false;
    hooks.onOpen(key);
    panel.say(words.loading);
    // What is typed now would be lost once the other text is here.
    setReadOnly(work?.views, true);
    const text = await load(key, name ?? draft?.picture?.opened.name);
    if (turn !== opening) return;
    if (!text) {
      setReadOnly(work?.views, false);
      if (work) hooks.onOpen(work.text.key);
      return;
    }
    panel.say('');
    show(text, keys.includes(key) ? keys : [key, ...keys]);
    if (draft) restore(draft);
    else if (!picture.focus() && lastView) focusField(lastView, panel.body);
    if (isTyped()) judge.request(key, work?.views ?? [], changes);
    remember();
    void places.count();
  }

  async function load(key: Key, name: string | undefined): Promise<OpenText | undefined> {
    const body = { key, ...(name !== undefined && { picture: name }) };
    return (await send('open', body).catch(panel.report)) ?? undefined;
  }

  function show(text: OpenText, keys: readonly Key[]): void {
    const views = createFields(text, {
      messages,
      correct: write,
      onInput: changed,
      onFocus: (view) => {
        lastView = view;
      },
      confirm: (language) => void runner.run(() => confirm(language)),
    });
    work = { text, keys, views, picture, opened: readTexts(text), isConflict: false };
    panel.ask(false);
    panel.show(text, views);
    picture.show(text.picture);
    judge.reset();
    const { lang } = document.documentElement;
    lastView = views.find(({ field }) => field.language === lang) ?? views[0];
    for (const view of views) view.fit();
    updateButtons();
    places.show(text, keys);
  }

  function changed(view?: FieldView): void {
    view?.fit();
    panel.say('');
    updateButtons();
    remember();
    if (work) judge.request(work.text.key, work.views, changes);
  }

  function write(wording: Wording): void {
    for (const view of writeWording(work?.views ?? [], wording)) changed(view);
  }

  function insert(placeholder: string): void {
    if (!lastView) return;
    insertText(lastView, placeholder);
    changed(lastView);
  }

  async function save(): Promise<void> {
    if (!work) return;
    if (!isTyped()) return panel.say(words.nothing);
    panel.say(words.saving);
    const { text, views } = work;
    const sent = readFields(views);
    const answer = await send('save', { key: text.key, base: text.base, ...changes() });
    if (answer.result === 'saved') {
      canUndo = true;
      takeOver(answer.text, sent, words.saved);
    } else if (work && isStill(text) && answer.result === 'refused') {
      panel.say('');
      judge.show(answer.findings, work.views);
      (findWrong(answer.findings, work.views) ?? lastView)?.input.focus();
    } else if (isStill(text) && answer.result === 'changed') {
      panel.say(answer.message, 'alarm');
      meet(answer.text);
    }
  }

  /** Shows the written text in the fields that are there, so that focus and caret stay. */
  function takeOver(text: OpenText, settled: Record<string, string>, sentence: string): void {
    hooks.onChange();
    // The panel may have been closed, or show another text by now, whose fields have the same names.
    if (!work || !isStill(text)) return;
    const { views, keys } = work;
    const caret = findCaret(views);
    const moved = picture.readChange()?.focus;
    show(text, keys);
    picture.move(moved);
    keepTyped(views, work.views, settled);
    if (caret) restoreFocus(work, caret);
    updateButtons();
    panel.say(sentence);
    remember();
  }

  /** Sets a newer version of the file beside what was typed. */
  function meet(newer: OpenText): boolean {
    if (!work) return false;
    work = mergeNewer(work, newer);
    updateButtons();
    remember();
    return work.isConflict;
  }

  /** Compares the open text with that of the file, which may have changed. */
  async function renew(): Promise<void> {
    if (!work || runner.isBusy()) return;
    const { text } = work;
    const newer = await load(text.key, text.picture?.name);
    if (!newer || !isStill(newer) || newer.base === text.base) return;
    const isSame = isAsOpened(work, newer);
    const hadTyped = isTyped();
    if (meet(newer)) panel.say(words.elsewhere, 'alarm');
    else if (!isSame) panel.say(hadTyped ? words.elsewhere : words.renewed);
  }

  async function confirm(language: Language): Promise<void> {
    if (!work) return;
    const { text } = work;
    const settled = readTexts(text);
    const written = await send('confirm', { key: text.key, base: text.base, language });
    takeOver(written, settled, words.confirmed(messages.languages[language]));
  }

  async function undo(): Promise<void> {
    const { key } = await send('undo', {});
    canUndo = false;
    await openNow(key, places.recall(key));
    panel.say(words.undone);
    hooks.onChange();
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

  function restore(draft: Draft): void {
    if (!work) return;
    const newer = work.text;
    const { base, caret, scroll } = draft;
    fillFields(work, draft);
    if (meet(newer) && base !== newer.base) panel.say(words.elsewhere, 'alarm');
    else if (isTyped()) panel.say(words.restored);
    restoreFocus(work, caret);
    panel.body.scrollTop = scroll.panel;
  }

  function closeNow(): void {
    opening += 1;
    // A text that could not be opened again keeps what was typed in it.
    if (work) writeDraft(undefined);
    work = undefined;
    judge.reset();
    panel.element.hidden = true;
    hooks.onClose();
  }

  addEventListener('pagehide', remember);
  // In a narrower window, texts have more lines.
  new ResizeObserver(() => {
    for (const view of work?.views ?? []) view.fit();
  }).observe(panel.body);

  return {
    element: panel.element,
    isOpen: () => !panel.element.hidden,
    openKey: () => work?.text.key,
    /** Opens a text; asks first if something was typed in the open one. */
    open: async (key: Key, keys: readonly Key[], draft?: Draft) => {
      if (draft) await openNow(key, keys, draft);
      else question.attempt(() => void openNow(key, keys));
    },
    /** Closes the panel; asks first if something was typed. */
    close: () => question.attempt(closeNow),
    renew,
    setUndo: (value: boolean) => {
      canUndo = value;
      updateButtons();
    },
    setNames: places.addNames,
  };
}

/** Creates what asks before something typed is lost. */
function createQuestion(isTyped: () => boolean, ask: (isAsking: boolean) => void) {
  let waiting: (() => void) | undefined;
  return {
    /** Runs an action, or asks first whether what was typed may be lost. */
    attempt: (action: () => void) => {
      if (!isTyped()) {
        action();
        return;
      }
      waiting = action;
      ask(true);
    },
    /** The answer is yes: runs the action that was asked about, else another one. */
    giveUp: (otherwise: () => void) => {
      const action = waiting ?? otherwise;
      ask(false);
      action();
    },
  };
}

/** Creates what runs one action at a time; a second press while one is under way does nothing. */
function createRunner(report: (error: unknown) => void) {
  let isBusy = false;
  return {
    isBusy: () => isBusy,
    run: async (action: () => Promise<void>) => {
      if (isBusy) return;
      isBusy = true;
      await action().catch(report);
      isBusy = false;
    },
  };
}

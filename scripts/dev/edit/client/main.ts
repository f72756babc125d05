import type { Key } from '../protocol.ts';
import { canBeClicked, type Target } from './collect-pieces.ts';
import { createBar } from './create-bar.ts';
import { createEditMode } from './create-edit-mode.ts';
import { createEditor } from './create-editor.ts';
import { createElement } from './create-element.ts';
import { createHiddenTexts } from './create-hidden-texts.ts';
import { createOutline } from './create-outline.ts';
import { createRoom, wide } from './create-room.ts';
import { createSender } from './create-sender.ts';
import { createStops } from './create-stops.ts';
import { readDraft, readMode, writeDraft, writeMode } from './draft.ts';
import { createPlaceFinder } from './find-places.ts';
import { measureTarget } from './measure-target.ts';
import { patchPage } from './patch-page.ts';
import { chooseUi, findMessages, readScriptData } from './script-data.ts';
import { writeStyles } from './write-styles.ts';

startEditing();

/** Adds the bar to the page, and what it turns on. */
function startEditing(): void {
  const data = readScriptData();
  const ui = chooseUi(data);
  const messages = findMessages(ui);
  const host = createElement('div', { 'data-editor': true, lang: ui, dir: 'ltr' });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [writeStyles(document.documentElement.dir === 'rtl')];
  const makeRoom = createRoom();
  makeRoom(false);
  const bar = createBar(messages, () => void toggle(!mode.isOn()), data);
  root.append(bar.element);
  document.body.append(host);

  const send = createSender(data.token, ui, messages);
  const say = (error: unknown) => {
    bar.say(error instanceof Error ? error.message : messages.failures.unexpected);
  };
  /** The text that the panel shows, if it is on this page. */
  let chosen: Target | undefined;
  let targets: readonly Target[] = [];
  /** The text that was clicked last. */
  let wanted: Target | undefined;
  /** The open text that was brought into view; from then on, people scroll as they like. */
  let shownKey: Key | undefined;

  const hover = createOutline('hover');
  const selection = createOutline('selection');
  const stops = createStops(messages, {
    focus: (target) => {
      hover.show(target);
      if (target) scrollToTarget(target, editor.isOpen() ? editor.element : undefined);
    },
    open: (target) => openTarget(target),
  });
  const hiddenTexts = createHiddenTexts(messages, (target) => openTarget(target));
  const editor = createEditor({
    send,
    messages,
    hiddenTexts: hiddenTexts.element,
    onOpen: (key) => {
      makeRoom(true);
      shownKey = undefined;
      choose(key);
    },
    onClose: () => {
      makeRoom(false);
      selection.show(undefined);
      const last = chosen;
      chosen = undefined;
      if (!last || !stops.focus(last)) bar.button.focus({ preventScroll: true });
    },
    onChange: () => void updateStatus(),
  });
  const finder = createPlaceFinder(host, send, editor.setNames);
  const mode = createEditMode({
    host,
    finder,
    stops,
    hover,
    open: (target) => openTarget(target),
    onTargets: (found) => {
      targets = found;
      hiddenTexts.show(found);
      const key = editor.openKey();
      if (key !== undefined) choose(key);
    },
    onError: say,
  });
  root.append(hover.element, selection.element, stops.element, editor.element);

  function openTarget(target: Target): void {
    const [key] = target.keys;
    if (key === undefined) return;
    wanted = target;
    void editor.open(key, target.keys);
  }

  /** Outlines the text of the panel, and brings it into view once. */
  function choose(key: Key): void {
    const seen = targets.filter((target) => canBeClicked(target) && target.keys.includes(key));
    const isHere = wanted && targets.includes(wanted) && wanted.keys.includes(key);
    chosen = isHere ? wanted : (seen.find(({ keys }) => keys[0] === key) ?? seen[0]);
    if (chosen && shownKey !== key) {
      scrollToTarget(chosen, editor.element);
      shownKey = key;
    }
    selection.show(chosen);
  }

  async function toggle(isOn: boolean): Promise<void> {
    bar.setOn(isOn);
    writeMode(isOn);
    if (!isOn && editor.isOpen()) editor.close();
    await mode.set(isOn);
  }

  async function updateStatus(): Promise<void> {
    try {
      const { canUndo, ...counts } = await send('status', {});
      bar.showCounts(counts);
      editor.setUndo(canUndo);
    } catch (error) {
      say(error);
    }
  }

  /** Goes on where the page was before it was loaded again, or where a link leads. */
  async function resume(): Promise<void> {
    const linked = takeLink();
    const draft = readDraft();
    const isHere = draft?.page === location.pathname;
    const isTyped =
      draft &&
      (draft.picture?.change !== undefined ||
        Object.entries(draft.typed).some(([id, text]) => draft.opened[id] !== text));
    const isKept = draft && (isTyped || (isHere && linked === undefined));
    if (!isKept) writeDraft(undefined);
    const found = linked !== undefined || isKept || readMode() ? toggle(true) : undefined;
    if (isKept) {
      await editor.open(draft.key, draft.keys, draft);
      if (isHere) scrollTo({ top: draft.scroll.page, behavior: 'instant' });
    }
    if (linked !== undefined) await openLinked(linked);
    await found;
  }

  /** Asks first, if something was typed. */
  async function openLinked(key: Key): Promise<void> {
    wanted = undefined;
    await Promise.all([toggle(true), editor.open(key, [])]);
  }

  async function followBuild(): Promise<void> {
    if (!(await patchPage())) {
      location.reload();
      return;
    }
    finder.forget();
    await mode.refresh();
    await editor.renew();
    await updateStatus();
  }

  if (data.refusal !== undefined) return;
  addEventListener('dev:reload', (event) => {
    if (!editor.isOpen()) return;
    event.preventDefault();
    void followBuild();
  });
  // A second link to a text of this page does not load it again.
  addEventListener('hashchange', () => {
    const key = takeLink();
    if (key !== undefined) void openLinked(key);
  });
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // A menu of the page that has the focus closes first.
    const isUnfocused = [document.body, host].some((body) => body === document.activeElement);
    if (key === 'Escape' && isUnfocused && editor.isOpen()) editor.close();
    if (key.toLowerCase() !== 'e' || ctrlKey || metaKey || altKey || shiftKey) return;
    const [origin] = event.composedPath();
    if (origin instanceof Element && origin.matches('input, textarea, select, [contenteditable]'))
      return;
    event.preventDefault();
    void toggle(!mode.isOn());
  });
  void updateStatus();
  void resume();
}

/** Takes the key of the text that a link leads to out of the address of the page. */
function takeLink(): Key | undefined {
  const key = new URLSearchParams(location.hash.slice(1)).get('edit') ?? undefined;
  if (key !== undefined)
    history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}

/** Scrolls a text into the part of the window that header and panel leave free, if it is not there. */
function scrollToTarget(target: Target, panel: Element | undefined): void {
  const rect = measureTarget(target);
  if (!rect) return;
  const isBelow = panel && !matchMedia(wide).matches;
  const bottom = isBelow ? panel.getBoundingClientRect().top : innerHeight - 60;
  const top = 96;
  if (rect.top >= Math.min(top, bottom / 4) && rect.bottom <= bottom - 16) return;
  // Instantly: the page may scroll smoothly, and the outline would run behind.
  const room = Math.max(0, bottom - top - rect.height) / 2;
  scrollBy({ top: rect.top - top - room, behavior: 'instant' });
}

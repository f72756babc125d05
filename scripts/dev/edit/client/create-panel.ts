import type { Finding, Key, OpenText, PlaceName, Wording } from '../protocol.ts';
import { createElement, findRoot } from './create-element.ts';
import { createFinding, type FieldView } from './create-field.ts';
import type { EditMessages } from './script-data.ts';

/** A place of the chosen words. */
interface Choice {
  key: Key;
  name: string;
  /** The number of pages that show it, if it is known. */
  pages: number | undefined;
}

export interface PanelActions {
  save(): void;
  undo(): void;
  cancel(): void;
  close(): void;
  keep(): void;
  insert(placeholder: string): void;
  correct(wording: Wording): void;
  choose(key: Key): void;
}

/** From more places on, their list scrolls by itself. */
const maxListed = 6;

/** Creates the panel in which a text is written. Nothing in it is about requests. */
export function createPanel(
  messages: EditMessages,
  actions: PanelActions,
  { picture, hiddenTexts }: { picture: HTMLElement; hiddenTexts: HTMLElement },
) {
  const words = messages.panel;
  const title = createElement('h2', { id: 'panel-title', tabindex: -1 });
  const line = createElement('a');
  const pages = createElement('span');
  const place = createElement('p', { class: 'place' }, line, ' ', pages);
  const meaning = createElement('p', { class: 'meaning' });
  const choices = createElement('fieldset', { class: 'choices', hidden: true });
  const message = createElement('p', { class: 'message', role: 'status' });
  const count = createElement('p', { class: 'hidden', role: 'status' });
  const fieldList = createElement('div', { class: 'fields' });
  const placeholders = createElement('div', { class: 'placeholders', hidden: true });
  const findings = createElement('ul', { class: 'findings' });
  const save = button('primary', '', actions.save);
  const undo = button('quiet', words.undo, actions.undo);
  const cancel = button('quiet', words.cancel, actions.cancel);
  const buttons = createElement('div', { class: 'buttons' }, save, cancel, undo);
  const keep = button('primary', words.keep, actions.keep);
  const question = createElement(
    'div',
    { class: 'buttons', hidden: true, role: 'group', 'aria-labelledby': 'panel-question' },
    createElement('p', { id: 'panel-question' }, words.ask),
    keep,
    button('quiet', words.discard, actions.close),
  );
  const close = createElement('button', {
    type: 'button',
    class: 'close',
    'aria-label': words.close,
    onclick: actions.cancel,
  });
  const body = createElement('div', { class: 'body' });
  body.append(place, meaning, choices, picture, fieldList, findings, placeholders, hiddenTexts);
  const element = createElement(
    'section',
    { class: 'panel', role: 'dialog', 'aria-labelledby': title.id, hidden: true },
    createElement('div', { class: 'top' }, title, close),
    body,
    createElement('div', { class: 'bottom' }, message, count, buttons, question),
  );

  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') actions.cancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) actions.save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  /** Shows and announces a sentence; an empty one removes it. */
  const say = (sentence: string, tone: 'calm' | 'alarm' = 'calm') => {
    message.textContent = sentence;
    message.dataset.tone = tone;
  };

  return {
    element,
    /** The part that scrolls. */
    body,
    /** Shows a text with its fields. */
    show: (text: OpenText, fields: readonly FieldView[]) => {
      title.textContent = formatName(text.name) ?? '';
      const { label, url } = text.place;
      line.href = url;
      line.textContent = label;
      meaning.textContent = text.meaning ?? '';
      fieldList.replaceChildren(...fields.map((field) => field.element));
      findings.replaceChildren();
      // A text is one of several places. A picture stands first, and then where else it is used.
      const before = text.picture ? fieldList : meaning;
      if (choices.previousElementSibling !== before) before.after(choices);
      placeholders.hidden = text.placeholders.length === 0;
      placeholders.replaceChildren(
        createElement('span', {}, words.placeholders),
        ...text.placeholders.map((name) => createInsertButton(name, messages, actions.insert)),
      );
    },
    /** Lists the places of the chosen words or picture if they are several, and says how many pages show them. */
    showChoices: (list: readonly Choice[], chosen: Key, isOfPicture: boolean) => {
      choices.hidden = list.length < 2;
      choices.toggleAttribute('data-long', list.length > maxListed);
      const [only] = choices.hidden ? list : [];
      pages.textContent = only?.pages === undefined ? '' : `· ${words.pages(only.pages)}`;
      const hadFocus = choices.contains(findRoot(choices).activeElement);
      choices.replaceChildren(
        createElement('legend', {}, isOfPicture ? messages.picture.places : words.places),
        ...(isOfPicture
          ? [createElement('p', { class: 'about' }, messages.picture.placesHint)]
          : []),
        ...list.map((choice) => createChoice(choice, choice.key === chosen, messages, actions)),
      );
      if (hadFocus) choices.querySelector<HTMLInputElement>('input:checked')?.focus();
    },
    /** Shows problems that belong to no field, and announces the number of all. */
    showFindings: (list: readonly Finding[], announcement: string) => {
      findings.replaceChildren(
        ...list.map((finding) => createFinding(finding, messages, actions.correct)),
      );
      count.textContent = announcement;
    },
    say,
    /** Says that something failed, and why. */
    report: (error: unknown) =>
      say(error instanceof Error ? error.message : messages.failures.unexpected, 'alarm'),
    /** Sets what the buttons say and which can be used. */
    setButtons: (state: { save: string; cancel: string; canUndo: boolean }) => {
      save.textContent = state.save;
      cancel.textContent = state.cancel;
      undo.hidden = !state.canUndo;
    },
    /** Asks whether what was typed may be lost. */
    ask: (isAsking: boolean) => {
      buttons.hidden = isAsking;
      question.hidden = !isAsking;
      if (isAsking) keep.focus();
    },
  };
}

/** The name of a place as the panel shows it; `undefined` if it is not known. */
export function formatName(name: PlaceName | undefined): string | undefined {
  return name && `${name.entry} · ${name.field}`;
}

function button(className: string, text: string, onclick: () => void): HTMLButtonElement {
  return createElement('button', { type: 'button', class: className, onclick }, text);
}

function createInsertButton(
  name: string,
  messages: EditMessages,
  insert: (name: string) => void,
): HTMLElement {
  const label = messages.panel.insert(name);
  const onclick = () => insert(name);
  // The field keeps the focus, so that its caret says where to insert.
  const onmousedown = (event: MouseEvent) => event.preventDefault();
  return createElement(
    'button',
    { type: 'button', class: 'placeholder', 'aria-label': label, onclick, onmousedown },
    name,
  );
}

function createChoice(
  { key, name, pages }: Choice,
  isChosen: boolean,
  messages: EditMessages,
  actions: PanelActions,
): HTMLElement {
  const input = createElement('input', {
    type: 'radio',
    name: 'choice',
    checked: isChosen,
    onchange: () => actions.choose(key),
  });
  const words = createElement('span', {}, name);
  if (pages !== undefined)
    words.append(' · ', createElement('small', {}, messages.panel.pages(pages)));
  return createElement('label', {}, input, words);
}

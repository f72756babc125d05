import { type Language, languageConfig } from '../../../../shared/languages.ts';
import type { Field, Finding, OpenText, TextLanguage, Wording } from '../protocol.ts';
import { createElement } from './create-element.ts';
import type { EditMessages } from './script-data.ts';

export interface FieldView {
  id: string;
  field: Field;
  element: HTMLElement;
  input: HTMLTextAreaElement;
  /** Shows what `validate` would say of the text. */
  showFindings(findings: readonly Finding[]): void;
  /** Shows the newer text of the file; `undefined` removes it. */
  showNewer(text: string | undefined): void;
  /** Asks whether a translation still holds; `undefined` removes the question. */
  askIfRight(confirm: (() => void) | undefined): void;
  /** Fits the height to the text, and counts its letters. */
  fit(): void;
}

interface FieldOptions {
  field: Field;
  text: OpenText;
  messages: EditMessages;
  correct: (wording: Wording) => void;
}

interface FieldsOptions extends Pick<FieldOptions, 'messages' | 'correct'> {
  onInput: (view: FieldView) => void;
  onFocus: (view: FieldView) => void;
  confirm: (language: Language) => void;
}

/** The identity of a field within its text. */
export function nameField({ language, form }: Pick<Field, 'language' | 'form'>): string {
  return form === undefined ? language : `${language}.${form}`;
}

/** Creates the fields of a text in its languages. */
export function createFields(
  text: OpenText,
  { messages, correct, onInput, onFocus, confirm }: FieldsOptions,
): FieldView[] {
  const { picture } = text;
  // A translation is confirmed at its place, where another picture is not yet.
  const canConfirm = picture?.name === picture?.written;
  return text.fields.map((field) => {
    const view = createField({ field, text, messages, correct });
    view.input.addEventListener('input', () => onInput(view));
    view.input.addEventListener('focus', () => onFocus(view));
    const { language, state } = field;
    const isAsked = canConfirm && state === 'stale' && language !== 'all';
    view.askIfRight(isAsked ? () => confirm(language) : undefined);
    return view;
  });
}

/** Creates the field of a text in a language, with its state, and room for what is wrong with it. */
function createField({ field, text, messages, correct }: FieldOptions): FieldView {
  const id = nameField(field);
  const { form, state, exceptions = [] } = field;
  const input = createElement('textarea', {
    id: `text-${id}`,
    rows: 1,
    lang: findLanguage(field.language),
    dir: findDirection(field.language),
    spellcheck: 'true',
    'aria-describedby': `about-${id} excepted-${id} findings-${id}`,
  });
  input.value = field.text;
  const name = messages.languages[field.language];
  const label = createElement(
    'label',
    { for: input.id },
    form === undefined ? name : `${name} · ${messages.forms[form]}`,
  );
  const counter = createElement('span', { class: 'counter' });
  const about = createElement('p', { class: 'about', id: `about-${id}`, 'data-state': state });
  about.append(createElement('span', {}, messages.states[state]));
  if (text.limit !== undefined) about.append(counter);
  const findingList = createElement('ul', { class: 'findings', id: `findings-${id}` });
  const excepted = createElement(
    'p',
    { class: 'advice', id: `excepted-${id}`, hidden: exceptions.length === 0 },
    exceptions.map((said) => messages.panel.exception(said)).join(' '),
  );
  const newer = createElement('div', { class: 'newer', hidden: true });
  const question = createElement('div', { class: 'question', hidden: true });
  const head = createElement('div', { class: 'head' }, label, about);
  const element = createElement(
    'div',
    { class: 'field' },
    head,
    input,
    excepted,
    findingList,
    newer,
    question,
  );

  return {
    id,
    field,
    element,
    input,
    showFindings: (findings) => {
      input.setAttribute('aria-invalid', String(findings.some(isError)));
      findingList.replaceChildren(
        ...findings.map((finding) => createFinding(finding, messages, correct)),
      );
    },
    showNewer: (newerText) => {
      newer.hidden = newerText === undefined;
      newer.replaceChildren(
        createElement('strong', {}, messages.panel.newer),
        createElement('p', { lang: input.lang, dir: input.dir }, newerText || '—'),
      );
    },
    askIfRight: (confirm) => {
      question.hidden = !confirm;
      question.replaceChildren(
        createElement('p', {}, messages.panel.isRight(name)),
        createElement(
          'button',
          { type: 'button', onclick: () => confirm?.() },
          messages.panel.confirm,
        ),
      );
    },
    fit: () => {
      input.style.height = 'auto';
      input.style.height = `${input.scrollHeight + 2}px`;
      if (text.limit === undefined) return;
      const counted = field.language === 'all' ? undefined : text.counted?.[field.language];
      const limit = text.limit - (counted?.after ?? 0);
      const length = countFilled(input.value, counted?.filled ?? {});
      counter.textContent = messages.panel.length({ length, limit });
      counter.toggleAttribute('data-over', length > limit);
    },
  };
}

/** Counts the characters of a text once its placeholders are filled in. */
function countFilled(value: string, filled: Readonly<Record<string, number>>): number {
  return value
    .split(/(\{\w+\})/)
    .reduce((sum, part) => sum + (filled[part] ?? [...part].length), 0);
}

/** Creates the sentences of a problem, with a button for its correction if one is known. */
export function createFinding(
  finding: Finding,
  messages: EditMessages,
  correct: (wording: Wording) => void,
): HTMLElement {
  const { severity, message, advice, correction, elsewhere } = finding;
  const item = createElement('li', { 'data-severity': severity });
  const place = elsewhere === undefined ? '' : `${messages.findings.elsewhere(elsewhere)} `;
  item.append(
    createElement('strong', {}, messages.findings[severity]),
    createElement('p', {}, place + message),
    createElement('p', { class: 'advice' }, advice),
  );
  if (correction) {
    const apply = () => correct(correction);
    item.append(
      createElement('button', { type: 'button', onclick: apply }, messages.findings.correct),
    );
  }
  return item;
}

/** Whether a problem would stop the build. */
export function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function findLanguage(language: TextLanguage): string {
  return language === 'all' ? document.documentElement.lang : language;
}

function findDirection(language: TextLanguage): string {
  return language === 'all' ? 'auto' : languageConfig[language].direction;
}

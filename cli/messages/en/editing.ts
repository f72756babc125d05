import { countNoun } from './grammar.ts';

/** What the bar and the panel say under `npm run dev`, while texts are edited on their page. */
export const editing = {
  bar: {
    label: 'Editing',
    problems: (number: number) => countNoun(number, 'problem'),
    stale: (number: number) => countNoun(number, 'stale text'),
    nothing: 'Content in order',
    edit: 'Edit',
    /** Behind the button while editing is on. */
    hint: 'Click a text. Ctrl or ⌘ and a click follows links.',
    keyHint: 'Key: E',
  },
  states: {
    same: 'same in all languages',
    source: 'source',
    confirmed: 'confirmed',
    unconfirmed: 'not confirmed yet',
    stale: 'stale: the Turkish text has changed since',
    missing: 'missing: Turkish is shown',
    leftOut: 'left out on purpose',
  },
  languages: { tr: 'Turkish', en: 'English', ar: 'Arabic', all: 'All languages' },
  forms: {
    zero: 'none',
    one: 'one',
    two: 'two',
    few: 'a few',
    many: 'many',
    other: 'other numbers',
  },
  stops: {
    label: 'Texts of this page',
    edit: (text: string) => `Edit: ${text}`,
  },
  panel: {
    loading: 'Opening …',
    places: 'These words are in several places',
    /** On how many pages a text is seen. */
    pages: (number: number) => `on ${countNoun(number, 'page')}`,
    placeholders: 'To insert',
    insert: (name: string) => `Insert ${name}`,
    length: ({ length, limit }: { length: number; limit: number }) => `${length} of ${limit}`,
    save: 'Save',
    overwrite: 'Use mine',
    undo: 'Undo last save',
    undone: 'The last save was undone.',
    cancel: 'Cancel',
    close: 'Close',
    saving: 'Saving …',
    saved: 'Saved.',
    nothing: 'Nothing has changed.',
    newer: 'In the file now',
    elsewhere: 'Saved meanwhile in another window or in the file. What you typed is still here.',
    renewed: 'The text was changed elsewhere. This is the newer version.',
    isRight: (language: string) => `The Turkish has changed. Does the ${language} text still hold?`,
    confirm: 'Still right',
    confirmed: (language: string) => `${language}: confirmed.`,
    ask: 'What you typed is not saved.',
    keep: 'Keep writing',
    discard: 'Discard and close',
    restored: 'What you typed before is back.',
  },
  findings: {
    error: 'Error',
    warning: 'Note',
    correct: 'Correct it',
    count: (number: number) =>
      number === 0 ? 'Nothing to object to.' : `${countNoun(number, 'note')} on this text.`,
    judging: 'Checking …',
    elsewhere: (place: string) => `At ${place}:`,
  },
  hidden: {
    label: 'Also on this page',
    kinds: {
      title: 'Page title',
      description: 'Description for search engines',
      share: 'For shared links',
      alt: 'Alternative text',
      name: 'Name for screen readers',
      hint: 'Hint in a field',
    },
  },
  failures: {
    offline:
      'The development server does not answer. What you typed stays here; start “npm run dev” again, then save.',
    unexpected: 'That did not work. What you typed stays here.',
  },
};

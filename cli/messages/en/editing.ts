import { countNoun } from './grammar.ts';

/** What the bar and the panel say under `npm run dev`, while texts are edited on their page. */
export const editing = {
  /** The language of days and numbers. */
  locale: 'en-GB',
  bar: {
    label: 'Editing',
    problems: (number: number) => countNoun(number, 'problem'),
    stale: (number: number) => countNoun(number, 'stale text'),
    nothing: 'Content in order',
    edit: 'Edit',
    /** Behind the button while editing is on. */
    hint: 'Click a text or a picture. Ctrl or ⌘ and a click follows links.',
    keyHint: 'Key: E',
    /** The clock of the site, if it is not the real one. */
    clock: (moment: string) => `The site as on ${moment}, Dubai time`,
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
    label: 'Texts and pictures of this page',
    edit: (text: string) => `Edit: ${text}`,
    picture: (text: string) => (text === '' ? 'Edit picture' : `Edit picture: ${text}`),
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
    exception: (said: string) => `Right as it is, says the file (${said}).`,
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
  picture: {
    focus: 'Focal point',
    help: 'Click what must stay visible, or move the point with the arrow keys; with Shift, ten steps at once.',
    point: ({ left, top }: { left: number; top: number }) =>
      `${left} % from the left, ${top} % from the top`,
    /** The frames that pages and shared links show the picture in. */
    crops: { wide: 'Wide', card: 'Card', link: 'Shared link', upright: 'Upright' },
    behindText:
      'Where text is on this picture, pages use its other point, “focusBehindWords”. It is changed in the file.',
    other: 'Other picture',
    library: 'Pictures of the library',
    search: 'Search by name or words',
    count: (number: number) => countNoun(number, 'picture'),
    missing: 'A picture that is not here yet is brought in first: ',
    chosen: (name: string) => `“${name}” will be shown here once you save.`,
    alternative: 'Alternative text',
    decorative: 'This picture is decorative, so it has no alternative text.',
    places: 'Where this picture is used',
    placesHint:
      'Another picture is put at the chosen place only. Focal point and alternative text change everywhere.',
    newer: 'In the file now:',
  },
  findings: {
    error: 'Error',
    warning: 'Warning',
    note: 'Note',
    correct: 'Correct it',
    count: (number: number) =>
      number === 0 ? 'Nothing to object to.' : `${countNoun(number, 'remark')} on this text.`,
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

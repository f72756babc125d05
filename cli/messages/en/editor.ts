/** What the editor of `npm run dev` says about the content that it opens and saves. */
export const editor = {
  /** The files of which there is one each, and which have no title. */
  file: (stem: string) => files[stem] ?? stem,
  /** An item of a list, counted from 1. */
  item: (number: number) => `no. ${number}`,
  changed: (file: string) =>
    `${file} was changed since you opened this text, so nothing was saved. What you wrote is still here; the newer version stands beside it.`,
  changedUnread: (file: string) =>
    `${file} was changed since you opened this text, so nothing was confirmed. Read the newer version, and confirm that.`,
  unknownText: (file: string) =>
    `This text is not in the content any more: ${file} was moved, deleted or broken, or the text was taken out of it. Nothing was changed. Copy what you wrote, and reload the page.`,
  unknownPicture: (name: string) =>
    `There is no picture “${name}” in pictures.yaml. Bring it in with “catalogue new picture”, then choose it. Nothing was changed.`,
  nothingToUndo: 'There is no save to take back. The server remembers the last one until it ends.',
  undoTooLate: (file: string) =>
    `${file} was changed after your save, so it was not taken back. Nothing was changed.`,
  savedMeanwhile: (file: string) =>
    `${file} was saved by somebody else at the same moment, so nothing was changed. Try again.`,
  /** The arguments of `npm run dev`. */
  badInstant: (written: string) =>
    `npm run dev cannot start with “${written}”. It takes a day or a minute in Dubai that exists, from 2025 on: npm run dev -- --at 2026-12-24, or --at 2026-12-24T13:59`,
  /** The day or minute in the address of a page. */
  badInstantInUrl: (written: string) =>
    `The page cannot be shown as on “${written}”. The address takes a day or a minute in Dubai that exists, from 2025 on: ?__at=2026-12-24, or ?__at=2026-12-24T13:59`,
  savedUnread:
    'What you wrote was saved, but the file could not be read again. Reload the page to see it.',
  noLock:
    'There is no translations.lock any more, so nothing was confirmed. Bring it back from git, or accept all translations: catalogue accept',
  notTranslated: 'This text has no translation in that language that could be confirmed.',
};

/** Why the development server refuses a request of the editor in pages. */
export const editingRefusals = {
  hostIsOpen: (host: string) =>
    `Editing is off, since HOST=${host} opens this server to other devices. Start it without HOST to edit.`,
  foreign:
    'This request did not come from a page of this development server, so nothing was changed. Reload the page, and try again.',
  tooLarge: 'The text is larger than 1 MB, so nothing was changed.',
  malformed:
    'The development server could not read this request, so nothing was changed. Reload the page.',
  failed: (reason: string) => `Nothing was changed, since something went wrong: ${reason}`,
};

const files: Partial<Record<string, string>> = {
  authors: 'Authors',
  categories: 'Categories',
  home: 'Home page',
  labels: 'Labels',
  messages: 'Messages',
  navigation: 'Menus',
  notices: 'Notices',
  pictures: 'Pictures',
  services: 'Services',
  site: 'The company',
};

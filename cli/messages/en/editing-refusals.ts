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

/**
 * The roles of texts with a limit of length, in characters. Search results cut a title at about sixty characters and a
 * description at about 160; a teaser is about two lines of a card, and a notice a line at the top of a page. `after` is
 * shown behind the text and counts as well: the title of the home page is the tagline with the brand behind it.
 */
export const textRoles = {
  title: { maxLength: 60, after: '' },
  tagline: { maxLength: 60, after: ' · {brand}' },
  description: { maxLength: 160, after: '' },
  teaser: { maxLength: 75, after: '' },
  notice: { maxLength: 120, after: '' },
} as const;

export type TextRole = keyof typeof textRoles;

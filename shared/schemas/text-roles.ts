/**
 * The roles of texts in search results and in the browser’s tab. Search results cut a title at about sixty characters
 * and a description at about 160. `after` is shown behind the text and counts as well: the title of the home page is the
 * tagline with the brand behind it.
 */
export const textRoles = {
  title: { searchLimit: 60, after: '' },
  tagline: { searchLimit: 60, after: ' · {brand}' },
  description: { searchLimit: 160, after: '' },
} as const;

export type TextRole = keyof typeof textRoles;

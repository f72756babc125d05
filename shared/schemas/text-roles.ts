/**
 * The roles of texts in search results and in the browser’s tab. Search results cut a title at about sixty characters
 * and a description at about 160. The tagline of the home page follows “Vaha Dubai · ”.
 */
export const textRoles = {
  title: { searchLimit: 60 },
  tagline: { searchLimit: 47 },
  description: { searchLimit: 160 },
} as const;

export type TextRole = keyof typeof textRoles;

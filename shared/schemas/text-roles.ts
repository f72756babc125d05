/**
 * What a text is to search engines and to the tab. Search results cut a title at about sixty characters and a
 * description at about 160; before the tagline of the home page stands “Vaha Dubai · ”.
 */
export const textRoles = {
  title: { searchLimit: 60 },
  tagline: { searchLimit: 47 },
  description: { searchLimit: 160 },
} as const;

export type TextRole = keyof typeof textRoles;

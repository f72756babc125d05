/** The languages in which the tool speaks to editors. */
export const toolLanguages = ['en', 'tr'] as const;

export type ToolLanguage = (typeof toolLanguages)[number];

/** A sentence of the tool, in each language it speaks. */
export type Words = Record<ToolLanguage, string>;

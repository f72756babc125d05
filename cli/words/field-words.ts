/** What a field is called, and what it means for visitors: where they see it, its form and its limits. */
export type FieldWord = readonly [name: string, meaning: string];

/** The words of fields, by the group that `named` in `shared/schemas` gives them, then by the field’s own name. */
export type FieldWords = Readonly<Record<string, Readonly<Record<string, FieldWord>>>>;

/** The same fields in another language of the tool. */
export type SameFields<English extends FieldWords> = {
  readonly [Group in keyof English]: { readonly [Field in keyof English[Group]]: FieldWord };
};

/** The words of a text in one of its languages, made from the language’s name. */
export type TextFields = Record<'source' | 'translation', (language: string) => FieldWord>;

import { z } from 'zod';
import { type Language } from '../../shared/languages.ts';
import type { FallbackText, LocalText } from '../../shared/local-text.ts';
import { type Picture, type SourceText } from '../../shared/schemas/forms.ts';
/** The facts that a text may name in braces, such as `{phone}`. */
export type Facts = Record<string, string>;
/** The forms that turn editors’ files into one language: a text resolves itself, a picture too. */
export declare function createLocalForms(language: Language, factsOf: (language: Language) => Facts, pictures: ReadonlyMap<string, Picture>): {
    text: z.ZodPipe<z.ZodObject<{
        tr: z.ZodString;
        en: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        ar: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strict>, z.ZodTransform<string | FallbackText, {
        tr: string;
        en?: string | null | undefined;
        ar?: string | null | undefined;
    }>>;
    picture: z.ZodPipe<z.ZodString, z.ZodTransform<{
        src: string;
        sources: {
            type: string;
            srcSet: string;
        }[];
        width: number;
        height: number;
        alt: string | {
            lang: "ar" | "en" | "tr";
            text: string;
        };
        focus: [number, number];
    }, string>>;
    url: z.ZodString;
};
/** A text in a language, or the source text marked as such where the translation is missing (decisions). */
export declare function localizeText(text: SourceText, language: Language, factsOf?: (language: Language) => Facts): LocalText;

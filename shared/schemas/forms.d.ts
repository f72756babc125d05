import { z } from 'zod';
/**
 * What stands in the place of a text, a picture and a link. Every content schema is written once, as a
 * function of its forms: editors’ files hold texts side by side and names of pictures, a bundle holds texts
 * of one language and pictures ready to be shown.
 */
export interface Forms<Text extends z.ZodType, Picture extends z.ZodType> {
    text: Text;
    picture: Picture;
    /** An address inside the site. */
    url: z.ZodType<string>;
}
/** A text as editors write it. Turkish is the source and required; a gap elsewhere falls back to it. */
export declare const sourceText: z.ZodObject<{
    tr: z.ZodString;
    en: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    ar: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strict>;
export type SourceText = z.infer<typeof sourceText>;
/** A text of a bundle, see `LocalText`. */
export declare const localText: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
    lang: z.ZodEnum<{
        ar: "ar";
        en: "en";
        tr: "tr";
    }>;
    text: z.ZodString;
}, z.core.$strict>]>;
/** A picture as a bundle holds it: everything an `<img>` needs. */
export declare const picture: z.ZodObject<{
    src: z.ZodString;
    sources: z.ZodArray<z.ZodObject<{
        type: z.ZodString;
        srcSet: z.ZodString;
    }, z.core.$strict>>;
    width: z.ZodInt;
    height: z.ZodInt;
    alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        lang: z.ZodEnum<{
            ar: "ar";
            en: "en";
            tr: "tr";
        }>;
        text: z.ZodString;
    }, z.core.$strict>]>]>;
    focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
}, z.core.$strict>;
export type Picture = z.infer<typeof picture>;
/** The languages an entry or a block declares to have; a gap outside them is intended (decisions). */
export declare const declaredLanguages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
    ar: "ar";
    en: "en";
    tr: "tr";
}>>>;
/** The forms of a bundle; those of editors’ files need the whole content and are made by the compiler. */
export declare const bundleForms: {
    text: z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        lang: z.ZodEnum<{
            ar: "ar";
            en: "en";
            tr: "tr";
        }>;
        text: z.ZodString;
    }, z.core.$strict>]>;
    picture: z.ZodObject<{
        src: z.ZodString;
        sources: z.ZodArray<z.ZodObject<{
            type: z.ZodString;
            srcSet: z.ZodString;
        }, z.core.$strict>>;
        width: z.ZodInt;
        height: z.ZodInt;
        alt: z.ZodUnion<readonly [z.ZodLiteral<"">, z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            lang: z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>;
            text: z.ZodString;
        }, z.core.$strict>]>]>;
        focus: z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>;
    }, z.core.$strict>;
    url: z.ZodString;
};
export declare const slug: z.ZodString;
export declare const clockTime: z.ZodString;
/** USD. */
export declare const price: z.ZodNumber;

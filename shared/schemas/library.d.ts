import { z } from 'zod';
/** One picture of the library: a file of ours, or one on a host that `site.yaml` allows. */
export declare const sourcePicture: z.ZodUnion<readonly [z.ZodObject<{
    alt: z.ZodOptional<z.ZodObject<{
        tr: z.ZodString;
        en: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        ar: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strict>>;
    decorative: z.ZodOptional<z.ZodLiteral<true>>;
    file: z.ZodString;
    focus: z.ZodDefault<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
}, z.core.$strict>, z.ZodObject<{
    alt: z.ZodOptional<z.ZodObject<{
        tr: z.ZodString;
        en: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        ar: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strict>>;
    decorative: z.ZodOptional<z.ZodLiteral<true>>;
    url: z.ZodURL;
    width: z.ZodInt;
    height: z.ZodInt;
    focus: z.ZodDefault<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
}, z.core.$strict>]>;
export type SourcePicture = z.infer<typeof sourcePicture>;
export declare const pictureLibrary: z.ZodObject<{
    pictures: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodObject<{
        alt: z.ZodOptional<z.ZodObject<{
            tr: z.ZodString;
            en: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            ar: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strict>>;
        decorative: z.ZodOptional<z.ZodLiteral<true>>;
        file: z.ZodString;
        focus: z.ZodDefault<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    }, z.core.$strict>, z.ZodObject<{
        alt: z.ZodOptional<z.ZodObject<{
            tr: z.ZodString;
            en: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            ar: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strict>>;
        decorative: z.ZodOptional<z.ZodLiteral<true>>;
        url: z.ZodURL;
        width: z.ZodInt;
        height: z.ZodInt;
        focus: z.ZodDefault<z.ZodTuple<[z.ZodNumber, z.ZodNumber], null>>;
    }, z.core.$strict>]>>;
}, z.core.$strict>;

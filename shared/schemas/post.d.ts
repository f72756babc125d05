import { z } from 'zod';
import { type Forms } from './forms.ts';
export declare function authorsSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>): z.ZodObject<{
    authors: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        name: T;
        image: P;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** A blog post; `author` and `relatedBlogs` are references that the bundle resolves. */
export declare function postSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>): z.ZodObject<{
    id: z.ZodInt;
    languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
        ar: "ar";
        en: "en";
        tr: "tr";
    }>>>;
    title: T;
    category: T;
    excerpt: T;
    author: z.ZodString;
    date: z.ZodISODate;
    readTime: z.ZodInt;
    image: P;
    featuredImage: P;
    content: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"paragraph">;
        content: T;
    }, z.core.$strict>, z.ZodObject<{
        type: z.ZodLiteral<"heading">;
        content: T;
    }, z.core.$strict>, z.ZodObject<{
        type: z.ZodLiteral<"quote">;
        content: T;
    }, z.core.$strict>, z.ZodObject<{
        type: z.ZodLiteral<"image">;
        url: P;
        caption: T;
    }, z.core.$strict>], "type">>;
    tags: z.ZodArray<T>;
    relatedBlogs: z.ZodArray<z.ZodInt>;
}, z.core.$strict>;

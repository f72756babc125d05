import { z } from 'zod';
import { type Forms } from './forms.ts';
export declare function experienceSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>): z.ZodObject<{
    slug: z.ZodString;
    languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
        ar: "ar";
        en: "en";
        tr: "tr";
    }>>>;
    description: T;
    duration: T;
    price: z.ZodNumber;
    images: z.ZodArray<P>;
    about_text: T;
    about: T;
    amenities_text: T;
    amenities: z.ZodArray<T>;
    url: z.ZodOptional<z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>>;
    details: z.ZodOptional<z.ZodObject<{
        languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
            ar: "ar";
            en: "en";
            tr: "tr";
        }>>>;
        text: T;
        message: T;
    }, z.core.$strict>>;
    category: z.ZodEnum<{
        desert: "desert";
        occasions: "occasions";
        tours: "tours";
        transport: "transport";
        visa: "visa";
        water: "water";
    }>;
    title: T;
}, z.core.$strict>;
/** A car’s title is its maker’s name for it, the same in every language. */
export declare function carSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>): z.ZodObject<{
    slug: z.ZodString;
    languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
        ar: "ar";
        en: "en";
        tr: "tr";
    }>>>;
    description: T;
    duration: T;
    price: z.ZodNumber;
    images: z.ZodArray<P>;
    about_text: T;
    about: T;
    amenities_text: T;
    amenities: z.ZodArray<T>;
    url: z.ZodOptional<z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>>;
    details: z.ZodOptional<z.ZodObject<{
        languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
            ar: "ar";
            en: "en";
            tr: "tr";
        }>>>;
        text: T;
        message: T;
    }, z.core.$strict>>;
    order: z.ZodInt;
    title: z.ZodString;
}, z.core.$strict>;

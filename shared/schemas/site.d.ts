import { z } from 'zod';
import { type Forms } from './forms.ts';
/** Everything that names the company, and the switches of what is built but hidden (decisions). */
export declare function siteSchema<T extends z.ZodType, P extends z.ZodType>({ text }: Forms<T, P>): z.ZodObject<{
    brand: z.ZodObject<{
        name: z.ZodString;
        wordmark: T;
        title: T;
        tagline: T;
    }, z.core.$strict>;
    origin: z.ZodURL;
    phone: z.ZodString;
    email: z.ZodEmail;
    chat: z.ZodObject<{
        number: z.ZodString;
        greeting: z.ZodObject<{
            languages: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                ar: "ar";
                en: "en";
                tr: "tr";
            }>>>;
            text: T;
        }, z.core.$strict>;
    }, z.core.$strict>;
    address: T;
    hours: z.ZodObject<{
        from: z.ZodString;
        to: z.ZodString;
    }, z.core.$strict>;
    map: z.ZodObject<{
        url: z.ZodURL;
        embed: z.ZodURL;
    }, z.core.$strict>;
    social: z.ZodObject<{
        name: z.ZodString;
        url: z.ZodURL;
    }, z.core.$strict>;
    features: z.ZodObject<{
        prices: z.ZodBoolean;
        priceFilter: z.ZodBoolean;
        detailContact: z.ZodBoolean;
        relatedPosts: z.ZodBoolean;
    }, z.core.$strict>;
    imageHosts: z.ZodArray<z.ZodCustomStringFormat<"hostname">>;
}, z.core.$strict>;
export declare function navigationSchema<T extends z.ZodType, P extends z.ZodType>({ text, url }: Forms<T, P>): z.ZodObject<{
    header: z.ZodArray<z.ZodObject<{
        label: T;
        href: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
    }, z.core.$strict>>;
    footer: z.ZodObject<{
        description: T;
        quickLinks: z.ZodObject<{
            title: T;
            items: z.ZodArray<z.ZodObject<{
                name: T;
                href: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        services: z.ZodObject<{
            title: T;
            items: z.ZodArray<z.ZodObject<{
                name: T;
                href: z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>;
            }, z.core.$strict>>;
        }, z.core.$strict>;
        contact: z.ZodObject<{
            title: T;
        }, z.core.$strict>;
    }, z.core.$strict>;
}, z.core.$strict>;

import { z } from 'zod';
import { languages } from '../languages.ts';
/** A label in all languages: a sentence each, or plural forms each. */
export declare const sourceLabel: z.ZodObject<{
    tr: z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodEnum<{
        few: "few";
        many: "many";
        one: "one";
        other: "other";
        two: "two";
        zero: "zero";
    }> & z.core.$partial, z.ZodString>]>;
    en: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodEnum<{
        few: "few";
        many: "many";
        one: "one";
        other: "other";
        two: "two";
        zero: "zero";
    }> & z.core.$partial, z.ZodString>]>>>;
    ar: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodEnum<{
        few: "few";
        many: "many";
        one: "one";
        other: "other";
        two: "two";
        zero: "zero";
    }> & z.core.$partial, z.ZodString>]>>>;
}, z.core.$strict>;
export type SourceLabel = z.infer<typeof sourceLabel>;
/** The labels file: groups of labels, a group per screen or part. */
export declare const sourceLabels: z.ZodRecord<z.ZodString, z.ZodRecord<z.ZodString, z.ZodObject<{
    tr: z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodEnum<{
        few: "few";
        many: "many";
        one: "one";
        other: "other";
        two: "two";
        zero: "zero";
    }> & z.core.$partial, z.ZodString>]>;
    en: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodEnum<{
        few: "few";
        many: "many";
        one: "one";
        other: "other";
        two: "two";
        zero: "zero";
    }> & z.core.$partial, z.ZodString>]>>>;
    ar: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodEnum<{
        few: "few";
        many: "many";
        one: "one";
        other: "other";
        two: "two";
        zero: "zero";
    }> & z.core.$partial, z.ZodString>]>>>;
}, z.core.$strict>>>;
/** The compiled dictionary of one language, namespace `global`, with i18next’s plural suffixes. */
export declare const labelResource: z.ZodRecord<z.ZodString, z.ZodRecord<z.ZodString, z.ZodString>>;
export type LabelResource = z.infer<typeof labelResource>;
/** The plural categories a language must supply, in CLDR order. */
export declare function requiredPluralForms(language: (typeof languages)[number]): string[];

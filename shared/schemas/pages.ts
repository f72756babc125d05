import { z } from 'zod';
import { iconName } from '../icon-names.ts';
import { day, type Forms, updated } from './forms.ts';

/** The heading of a list page: services, cars, blog. */
export function createListPageSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { text, picture } = forms;
  return z.strictObject({
    updated,
    title: text,
    subtitle: text,
    description: text,
    heroImage: picture,
  });
}

export function createAboutSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { text, picture } = forms;
  const statement = z.strictObject({ title: text, text });
  const values = z.strictObject({
    title: text,
    items: z.array(z.strictObject({ icon: iconName, title: text, text })).min(1),
  });
  return z.strictObject({
    updated,
    title: text,
    subtitle: text,
    description: text,
    heroImage: picture,
    story: z.strictObject({ title: text, text, images: z.array(picture).length(2) }),
    mission: statement,
    vision: statement,
    values,
    extraValues: values,
  });
}

/** The facts of `site.yaml` that a contact line can stand for. */
export const contactFacts = ['address', 'phone', 'email', 'hours'] as const;

const contactFact = z.enum(contactFacts.map((fact) => `{${fact}}` as const));

export function createContactSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: Forms<T, P>) {
  return z.strictObject({
    updated,
    title: text,
    subtitle: text,
    description: text,
    items: z
      .array(
        z.strictObject({
          icon: iconName,
          title: text,
          /** A line is one fact of `site.yaml` in braces, or a text. */
          lines: z.array(z.union([contactFact, text])).min(1),
        }),
      )
      .length(4),
    socialTitle: text,
    mapTitle: text,
    mapText: text,
    faqTitle: text,
    faq: z.array(z.strictObject({ q: text, a: text })).length(4),
  });
}

export function createPolicySchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: Forms<T, P>) {
  return z.strictObject({
    title: text,
    description: text,
    updated: day,
    intro: text,
    sections: z.array(z.strictObject({ title: text, content: text })).min(1),
  });
}

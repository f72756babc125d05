import { z } from 'zod';
import { iconName } from '../icon-names.ts';
import { withWords } from './field-words.ts';
import { day, type Forms, updated } from './forms.ts';
import { commonWords } from './words/common.ts';
import {
  aboutWords,
  contactItemWords,
  contactWords,
  listPicture,
  pageWords,
  policySectionWords,
  policyWords,
  questionWords,
  statementWords,
  storyWords,
  valueListWords,
  valueWords,
} from './words/pages.ts';

const headWords = {
  ...pageWords,
  updated: commonWords.updated,
  heroImage: commonWords.heroImage,
};

const { sectionTitle: titleWords, icon: iconWords } = commonWords;

/** The heading of a list page: services, cars, blog. */
export function createListPageSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { text, picture } = forms;
  return z.strictObject(
    withWords(
      { updated, title: text, subtitle: text, description: text, heroImage: picture },
      { ...headWords, heroImage: listPicture },
    ),
  );
}

export function createAboutSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { text, picture } = forms;
  const story = withWords(
    { title: text, text, images: z.array(picture).length(2) },
    { ...storyWords, title: titleWords },
  );
  const statement = z.strictObject(
    withWords({ title: text, text }, { ...statementWords, title: titleWords }),
  );
  const value = withWords(
    { icon: iconName, title: text, text },
    { ...valueWords, icon: iconWords },
  );
  const values = z.strictObject(
    withWords(
      { title: text, items: z.array(z.strictObject(value)).min(1) },
      { ...valueListWords, title: titleWords },
    ),
  );
  return z.strictObject(
    withWords(
      {
        updated,
        title: text,
        subtitle: text,
        description: text,
        heroImage: picture,
        story: z.strictObject(story),
        mission: statement,
        vision: statement,
        values,
        extraValues: values,
      },
      { ...headWords, ...aboutWords },
    ),
  );
}

/** The facts of `site.yaml` that a contact line can stand for. */
export const contactFacts = ['address', 'phone', 'email', 'hours'] as const;

const contactFact = z.enum(contactFacts.map((fact) => `{${fact}}` as const));

export function createContactSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: Forms<T, P>) {
  const item = withWords(
    {
      icon: iconName,
      title: text,
      /** A line is one fact of `site.yaml` in braces, or a text. */
      lines: z.array(z.union([contactFact, text])).min(1),
    },
    { ...contactItemWords, icon: iconWords },
  );
  const question = withWords({ q: text, a: text }, questionWords);
  return z.strictObject(
    withWords(
      {
        updated,
        title: text,
        subtitle: text,
        description: text,
        items: z.array(z.strictObject(item)).length(4),
        socialTitle: text,
        mapTitle: text,
        mapText: text,
        faqTitle: text,
        faq: z.array(z.strictObject(question)).length(4),
      },
      { ...headWords, ...contactWords },
    ),
  );
}

export function createPolicySchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: Forms<T, P>) {
  const section = withWords({ title: text, content: text }, policySectionWords);
  return z.strictObject(
    withWords(
      {
        title: text,
        description: text,
        updated: day,
        intro: text,
        sections: z.array(z.strictObject(section)).min(1),
      },
      { ...pageWords, ...policyWords },
    ),
  );
}

import { z } from 'zod';
import { iconName } from '../icon-names.ts';
import { withWords } from './field-words.ts';
import { clockTime, declaredLanguages, type Forms, price, updated } from './forms.ts';
import { commonWords } from './words/common.ts';
import {
  closingWords,
  featuredItemWords,
  homeWords,
  listWords,
  priceHintWords,
  reasonWords,
  slideWords,
  testimonialWords,
  tileWords,
} from './words/home.ts';

const { id: idWords, icon: iconWords, url: urlWords, image: imageWords } = commonWords;

const sectionWords = {
  ...listWords,
  title: commonWords.sectionTitle,
  text: commonWords.sectionText,
};

export function createHomeSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { text, picture } = forms;
  return z.strictObject(
    withWords(
      {
        updated,
        description: text,
        hero: z.array(createSlideSchema(forms)).length(3),
        featured: z.strictObject(
          withWords(
            { title: text, text, items: z.array(createFeaturedItemSchema(forms)).length(6) },
            sectionWords,
          ),
        ),
        tiles: z.strictObject(
          withWords(
            { title: text, text, items: z.array(createTileSchema(forms)).length(6) },
            sectionWords,
          ),
        ),
        whyUs: z.strictObject(
          withWords(
            { title: text, items: z.array(createReasonSchema(forms)).length(4) },
            sectionWords,
          ),
        ),
        testimonials: z.strictObject(
          withWords(
            { title: text, items: z.array(createTestimonialSchema(forms)).length(3) },
            sectionWords,
          ),
        ),
        cta: z.strictObject(withWords({ title: text, button: text, image: picture }, closingWords)),
      },
      { ...homeWords, updated: commonWords.updated },
    ),
  );
}

const id = z.int().positive();

function createSlideSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
}: Forms<T, P>) {
  return z.strictObject(
    withWords(
      { id, image: picture, portrait: picture.optional(), title: text, subtitle: text },
      { ...slideWords, id: idWords },
    ),
  );
}

function createFeaturedItemSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
  url,
}: Forms<T, P>) {
  return z.strictObject(
    withWords(
      {
        id,
        title: text,
        description: text,
        image: picture,
        url,
        cta: text,
        time: clockTime,
        sun: z.number().min(0).max(100),
      },
      { ...featuredItemWords, id: idWords, image: imageWords, url: urlWords },
    ),
  );
}

function createTileSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
  url,
}: Forms<T, P>) {
  const priceHint = withWords({ from: price, unit: z.literal('day').optional() }, priceHintWords);
  return z.strictObject(
    withWords(
      {
        id,
        title: text,
        icon: iconName,
        background: picture,
        url,
        priceRange: z.strictObject(priceHint),
      },
      { ...tileWords, id: idWords, icon: iconWords, url: urlWords },
    ),
  );
}

function createReasonSchema<T extends z.ZodType, P extends z.ZodType>({ text }: Forms<T, P>) {
  return z.strictObject(
    withWords({ icon: iconName, title: text, desc: text }, { ...reasonWords, icon: iconWords }),
  );
}

function createTestimonialSchema<T extends z.ZodType, P extends z.ZodType>({ text }: Forms<T, P>) {
  return z.strictObject(
    withWords(
      { languages: declaredLanguages, initials: text, name: text, location: text, text },
      { ...testimonialWords, languages: commonWords.languages },
    ),
  );
}

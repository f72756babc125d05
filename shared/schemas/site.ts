import { z } from 'zod';
import { clockTime, declaredLanguages, type Forms } from './forms.ts';

const daysOfWeek = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const httpsUrl = z.url({ protocol: /^https$/ });

/** Everything that names the company, and the switches of what is built but hidden (decisions). */
export function createSiteSchema<T extends z.ZodType, P extends z.ZodType>({ text }: Forms<T, P>) {
  return z.strictObject({
    brand: z.strictObject({
      wordmark: text,
      title: text,
      tagline: text,
    }),
    /** Where the site is published; absolute addresses start with it unless `PUBLIC_ORIGIN` says otherwise. */
    origin: httpsUrl.refine((url) => new URL(url).origin === url, {
      message: 'The origin is a scheme and a host without a path, such as https://www.example.com.',
    }),
    phone: z.string().regex(/^\+[\d ]+$/, {
      message: 'A phone number starts with + and stands in quotes, such as "+971 00 000 0000".',
    }),
    email: z.email(),
    chat: z.strictObject({
      number: z.string().regex(/^\d+$/, { message: 'The chat number is digits in quotes.' }),
      greeting: z.strictObject({ languages: declaredLanguages, text }),
    }),
    address: text,
    hours: z.strictObject({
      from: clockTime,
      to: clockTime,
      /** The days of the week with these hours, for search engines; visitors read them on the contact page. */
      days: z.array(z.enum(daysOfWeek)).min(1).optional(),
    }),
    map: z.strictObject({ url: httpsUrl, embed: httpsUrl }),
    social: z.strictObject({ name: z.string().min(1), url: httpsUrl }),
    features: z.strictObject({
      prices: z.boolean(),
      priceFilter: z.boolean(),
      detailContact: z.boolean(),
      relatedPosts: z.boolean(),
    }),
    /** Hosts other than our own that pictures may come from. */
    imageHosts: z.array(z.hostname()),
  });
}

export function createNavigationSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  url,
}: Forms<T, P>) {
  const group = z.strictObject({
    title: text,
    items: z.array(z.strictObject({ name: text, href: url })).min(1),
  });
  return z.strictObject({
    header: z.array(z.strictObject({ label: text, href: url })).min(1),
    footer: z.strictObject({
      description: text,
      quickLinks: group,
      services: group,
      contact: z.strictObject({ title: text }),
    }),
  });
}

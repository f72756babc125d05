import { z } from 'zod';
import { createCheckedText, createPatternText, describeForm } from './checked-text.ts';
import { withWords } from './field-words.ts';
import { clockTime, declaredLanguages, type Forms, nonEmpty } from './forms.ts';
import { httpsUrl, originUrl } from './https-url.ts';
import { commonWords } from './words/common.ts';
import {
  brandWords,
  chatWords,
  columnWords,
  footerWords,
  greetingText,
  headerLinkWords,
  hoursWords,
  mapWords,
  navigationWords,
  siteWords,
  socialWords,
  switchWords,
} from './words/site.ts';

const daysOfWeek = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const phone = createPatternText(/^\+[\d ]+$/, {
  is: { en: 'a phone number', tr: 'bir telefon numarası' },
  advice: {
    en: 'Begin with + and the country code, in quotes, such as "+971 00 000 0000".',
    tr: '+ ve ülke koduyla başlayın, tırnak içinde yazın; örneğin "+971 00 000 0000".',
  },
});

const chatNumber = createPatternText(/^\d+$/, {
  is: { en: 'a chat number', tr: 'bir sohbet numarası' },
  advice: {
    en: 'Write country code and number as digits alone, in quotes, such as "971000000000".',
    tr: 'Ülke kodunu ve numarayı tırnak içinde, yalnızca rakamla yazın; örneğin "971000000000".',
  },
});

const email = createCheckedText(
  (value) =>
    z.regexes.email.test(value)
      ? undefined
      : describeForm(
          value,
          { en: 'an e-mail address', tr: 'bir e-posta adresi' },
          { en: 'Write it as name@example.com.', tr: 'ad@example.com gibi yazın.' },
        ),
  { format: 'email', pattern: z.regexes.email.source },
);

const hostName = createCheckedText(
  (value) =>
    z.regexes.hostname.test(value)
      ? undefined
      : describeForm(
          value,
          { en: 'the name of a host', tr: 'bir sunucu adı' },
          {
            en: 'Write the name alone, without https:// and without a path, such as images.example.com.',
            tr: 'Yalnızca adı yazın, https:// ve yol olmadan; örneğin images.example.com.',
          },
        ),
  { pattern: z.regexes.hostname.source },
);

/** Everything that names the company, and the switches of what is built but hidden (decisions). */
export function createSiteSchema<T extends z.ZodType, P extends z.ZodType>({ text }: Forms<T, P>) {
  const brand = withWords({ wordmark: text, title: text, tagline: text }, brandWords);
  const greeting = withWords(
    { languages: declaredLanguages, text },
    { languages: commonWords.languages, text: greetingText },
  );
  const chat = withWords({ number: chatNumber, greeting: z.strictObject(greeting) }, chatWords);
  const hours = withWords(
    {
      from: clockTime,
      to: clockTime,
      /** The days of the week with these hours, for search engines; visitors read them on the contact page. */
      days: z.array(z.enum(daysOfWeek)).min(1).optional(),
    },
    hoursWords,
  );
  const switches = withWords(
    {
      prices: z.boolean(),
      priceFilter: z.boolean(),
      detailContact: z.boolean(),
      relatedPosts: z.boolean(),
    },
    switchWords,
  );
  return z.strictObject(
    withWords(
      {
        brand: z.strictObject(brand),
        /** Where the site is published; absolute addresses start with it unless `PUBLIC_ORIGIN` says otherwise. */
        origin: originUrl,
        phone,
        email,
        chat: z.strictObject(chat),
        address: text,
        hours: z.strictObject(hours),
        map: z.strictObject(withWords({ url: httpsUrl, embed: httpsUrl }, mapWords)),
        social: z.strictObject(withWords({ name: nonEmpty, url: httpsUrl }, socialWords)),
        features: z.strictObject(switches),
        /** Hosts other than our own that pictures may come from. */
        imageHosts: z.array(hostName),
      },
      siteWords,
    ),
  );
}

export function createNavigationSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  url,
}: Forms<T, P>) {
  const headerLink = withWords(
    { label: text, href: url },
    { ...headerLinkWords, href: commonWords.url },
  );
  const footerLink = withWords(
    { name: text, href: url },
    { name: headerLinkWords.label, href: commonWords.url },
  );
  const column = withWords(
    { title: text, items: z.array(z.strictObject(footerLink)).min(1) },
    columnWords,
  );
  const footer = withWords(
    {
      description: text,
      quickLinks: z.strictObject(column),
      services: z.strictObject(column),
      contact: z.strictObject(withWords({ title: text }, { title: columnWords.title })),
    },
    footerWords,
  );
  return z.strictObject(
    withWords(
      { header: z.array(z.strictObject(headerLink)).min(1), footer: z.strictObject(footer) },
      navigationWords,
    ),
  );
}

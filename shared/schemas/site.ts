import * as z from 'zod';
import { createCheckedText, createPatternText, nameForm } from './checked-text.ts';
import { declaredLanguages, type FieldTypes, nonEmpty } from './field-types.ts';
import { httpsUrl, originUrl } from './https-url.ts';
import { createHoursSchema } from './opening-hours.ts';
import { withFieldIds } from './with-field-ids.ts';

const phone = createPatternText(/^\+[\d ]+$/, { problem: 'notAPhoneNumber' });

const chatNumber = createPatternText(/^\d+$/, { problem: 'notAChatNumber' });

const email = createCheckedText(
  (value) => (z.regexes.email.test(value) ? undefined : nameForm('notAnEmail', value)),
  { forms: [{ pattern: z.regexes.email.source, problem: 'notAnEmail' }] },
);

const hostName = createCheckedText(
  (value) => (z.regexes.hostname.test(value) ? undefined : nameForm('notAHost', value)),
  { forms: [{ pattern: z.regexes.hostname.source, problem: 'notAHost' }] },
);

/** The details of the company, and the switches of features that are built but hidden. */
export function createSiteSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: FieldTypes<T, P>) {
  const brand = withFieldIds('brand', {
    wordmark: text.meta({ isBrand: true }),
    title: text.meta({ isBrand: true }),
    tagline: text.meta({ role: 'tagline', isBrand: true }),
  });
  const greeting = withFieldIds('greeting', { languages: declaredLanguages, text });
  const chat = withFieldIds('chat', { number: chatNumber, greeting: z.strictObject(greeting) });
  const switches = withFieldIds('switches', {
    prices: z.boolean(),
    priceFilter: z.boolean(),
    detailContact: z.boolean(),
    relatedPosts: z.boolean(),
  });
  return z.strictObject(
    withFieldIds('site', {
      brand: z.strictObject(brand),
      /** The origin of the published site; absolute URLs start with it unless `PUBLIC_ORIGIN` is set. */
      origin: originUrl,
      phone,
      email,
      chat: z.strictObject(chat),
      address: text,
      hours: createHoursSchema(text),
      map: z.strictObject(withFieldIds('map', { url: httpsUrl, embed: httpsUrl })),
      social: z.strictObject(withFieldIds('social', { name: nonEmpty, url: httpsUrl })),
      features: z.strictObject(switches),
      /** External hosts that pictures may come from. */
      imageHosts: z.array(hostName),
      /** What all experiences and cars have in common; an entry may replace the first two. */
      terms: z.strictObject(withFieldIds('terms', { changes: text, payment: text, price: text })),
      /** Names in any language that no line breaks, see `keepTogether`. */
      unbrokenNames: z.array(nonEmpty).min(1).optional(),
    }),
  );
}

export function createNavigationSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  url,
}: FieldTypes<T, P>) {
  const linkText = text.meta({ canBeName: false });
  const headerLink = withFieldIds('headerLink', { label: linkText, href: url });
  const footerLink = withFieldIds('footerLink', { name: linkText, href: url });
  const column = withFieldIds('column', {
    title: text,
    items: z.array(z.strictObject(footerLink)).min(1),
  });
  const footer = withFieldIds('footer', {
    description: text,
    quickLinks: z.strictObject(column),
    services: z.strictObject(column),
    contact: z.strictObject(withFieldIds('column', { title: text })),
  });
  return z.strictObject(
    withFieldIds('navigation', {
      header: z.array(z.strictObject(headerLink)).min(1),
      footer: z.strictObject(footer),
    }),
  );
}

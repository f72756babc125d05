import { defaultLanguage, mapLanguages } from '../../../../shared/languages.ts';
import type { FieldDoc, FieldDocs } from '../../messages.ts';
import { nameLanguage } from '../grammar.ts';

/**
 * The fields of the site, its navigation and its labels; `common` are those that mean the same wherever they stand.
 */
export const siteFields = {
  common: {
    id: ['Number', 'A whole number that no other entry of this list has. Visitors do not see it.'],
    updated: [
      'Last changed',
      'The day the page last changed in substance, such as 2026-11-21: a new price, a rewritten paragraph, not a comma. Search engines read it.',
    ],
    publish: [
      'Published on',
      'The day from which visitors see it, such as 2026-12-01, or the minute in Dubai, such as 2026-12-01T09:00. Until then only npm run dev shows it. A draft waits on.',
    ],
    draft: [
      'Draft',
      'true while this is not for visitors yet: what is wrong in it stops nobody, and npm run dev shows it with a mark, or what is missing in it. Delete the line to publish it.',
    ],
    languages: [
      'Languages',
      'The languages this is written in, such as [tr, en]. A text missing in another language is then intended and not counted. Turkish is always among them.',
    ],
    leadsIn: [
      'First in',
      'The languages in whose list this comes before the others, such as [ar].',
    ],
    icon: ['Icon', 'The name of the drawing beside the title, one of a fixed list.'],
    url: [
      'Link',
      'The page of this site that a click leads to, such as /detay/col-turu; it must exist.',
    ],
    href: [
      'Link',
      'The page of this site that a click leads to, such as /detay/col-turu; it must exist.',
    ],
    image: ['Picture', 'The name of a picture listed in pictures.yaml.'],
    heroImage: [
      'Picture at the top',
      'The wide picture behind the title at the top of the page, by its name in pictures.yaml; at least 2400 pixels wide. It also stands beside a shared link.',
    ],
  },
  site: {
    brand: ['Brand', 'The names of the company.'],
    origin: [
      'Address of the site',
      'Where the site is published, such as https://www.example.com, without a slash at the end.',
    ],
    phone: [
      'Phone',
      'With + and country code, in quotes, such as "+971 00 000 0000"; {phone} in texts.',
    ],
    email: ['E-mail', 'Our address in the footer and on the contact page; {email} in texts.'],
    chat: ['Chat', 'The round chat button at the bottom of every page.'],
    address: ['Address', 'In the footer and on the contact page; {address} in texts.'],
    hours: ['Hours', 'When the office is open; {hours} in texts.'],
    map: ['Map', 'The map of the office on the contact page.'],
    social: ['Social profile', 'In the footer and on the contact page.'],
    terms: [
      'Terms in short',
      'What every experience and car has in common, under its checklist; an entry may replace the first two. No amounts.',
    ],
    features: ['Switches', 'What is built but hidden: true shows it, false hides it.'],
    imageHosts: [
      'Hosts of pictures',
      'Names of other servers that pictures may come from, such as images.example.com; [] for none.',
    ],
    unbrokenNames: [
      'Unbroken names',
      'Names of several words that pages keep on one line, in every language and spelling; Burj … keeps the word after it, whichever it is.',
    ],
  },
  brand: {
    wordmark: ['Wordmark', 'The word under the mark in the header and large in the footer.'],
    title: [
      'Name',
      'The company’s name: in the tab, in search results, in the copyright line and in every text with {brand}.',
    ],
    tagline: [
      'Tagline',
      'A few words after the name in the tab and the search result of the home page; together with the name at most 60 characters.',
    ],
  },
  chat: {
    number: ['Chat number', 'Country code and number as digits in quotes, such as "971000000000".'],
    greeting: [
      'Greeting',
      'The WhatsApp message of pages that are about nothing particular: home, about us, contact, legal texts.',
    ],
  },
  greeting: {
    text: ['Text', 'The prepared message, written as the visitor.'],
  },
  messages: {
    visa: ['Visa', 'The pages of visas, and of their category.'],
    transfer: ['Transfer', 'The pages of experiences of the category transport.'],
    occasion: ['Occasion', 'The pages of the category occasions, such as a proposal.'],
    experience: ['Experience', 'The pages of all other experiences.'],
    car: ['Car', 'The pages of cars.'],
    category: ['Category', 'The pages of all categories but visas.'],
    cars: ['List of cars', 'The list of cars.'],
    services: ['List of services', 'The list of services.'],
    post: ['Post', 'The pages of posts.'],
    posts: ['List of posts', 'The list of posts.'],
    search: ['Search without results', 'The list of services if a search finds nothing.'],
    samplePlan: ['Sample itinerary', 'The sample of a written itinerary.'],
  },
  message: {
    begin: [
      'First sentence',
      'How the visitor’s WhatsApp message begins, written as the visitor. {{title}} is the title of the page, {{words}} what was searched for.',
    ],
    planBegin: [
      'First sentence of a plan',
      'How the message of a plan with such an entry begins, above its numbered entries; an entry with `messageLines` of its own does not count.',
    ],
    lines: [
      'Lines to fill in',
      'What we need to answer, such as “Date:”; few of them, one or two words each.',
    ],
    planLines: [
      'Lines of a plan',
      'What a plan with such an entry and others asks for, beside the days, the people and the hotel: “Flight number:”.',
    ],
    closing: ['Closing band', 'The band with the WhatsApp button at the end of the page.'],
  },
  closingBand: {
    title: ['Title', 'The heading of the band: what the visitor is to do.'],
    text: ['Text', 'One or two sentences: what to write to us, and what we do then.'],
  },
  notice: {
    text: ['Text', 'One sentence that says what changes and when; at most 120 characters.'],
    kind: [
      'Kind',
      'info for a quiet line, important for one in the accent colour with an icon. A page shows one important notice and two altogether at a time.',
    ],
    from: [
      'From',
      'The first day on which it is seen, such as 2026-12-24, or the minute in Dubai at which it appears, such as 2026-12-24T14:00.',
    ],
    until: [
      'Until',
      'The last day on which it is seen, such as 2026-12-26, or the minute in Dubai at which it is gone, such as 2026-12-26T14:00.',
    ],
    on: [
      'Where',
      'Pages (home, services, cars, blog, about, contact, privacy, terms, samplePlan, plan), categories with their experiences (visa, transport, water, desert, occasions, tours), and entries by their addresses; without it, every page.',
    ],
    link: [
      'Link',
      'The page of this site that the notice leads to, such as /iletisim; an entry that is published no later than the notice.',
    ],
  },
  specialHours: {
    name: ['Name', 'What visitors know these days as, such as “Ramadan”.'],
    from: ['From', 'The first day, such as 2027-02-08.'],
    until: ['Until', 'The last day, such as 2027-03-09.'],
    opens: ['Opens', 'Opening time in quotes, such as "09:00".'],
    closes: ['Closes', 'Closing time in quotes, such as "15:00"; see hours.to.'],
    closed: [
      'Closed',
      'true if the office is closed on all these days; then without opens and closes.',
    ],
    and: ['After a break', 'The hours after a break: { opens: "20:00", closes: "24:00" }.'],
    days: ['Days', 'The days of the week with these hours, if they are others than in hours.'],
    except: ['Other days', 'Days of the week with hours of their own, as in hours.except.'],
  },
  secondHours: {
    opens: ['Opens again', 'Opening time after the break, in quotes, such as "16:00".'],
    closes: ['Closes again', 'The last closing time, in quotes, such as "20:00"; see hours.to.'],
  },
  exceptionalHours: {
    days: ['Days', 'The days of the week with these hours, such as [Friday].'],
    opens: ['Opens', 'Opening time in quotes, such as "09:00".'],
    closes: ['Closes', 'Closing time in quotes, such as "12:00"; see hours.to.'],
    and: ['After a break', 'The hours after a break: { opens: "14:00", closes: "18:00" }.'],
  },
  hours: {
    from: ['From', 'Opening time in quotes, such as "09:00".'],
    to: [
      'To',
      'Closing time in quotes, such as "17:00". A time before the opening is on the next day, and "24:00" is midnight.',
    ],
    and: ['After a break', 'The hours after a break: { opens: "16:00", closes: "20:00" }.'],
    days: [
      'Days',
      'The days of the week with these hours, such as [Monday, Tuesday]; the office is closed on all others. {days} in texts.',
    ],
    except: [
      'Other days',
      'Days of the week with hours of their own: a list of days, opens, closes and, after a break, and.',
    ],
    special: ['Special hours', 'Days with other hours, such as Ramadan; [] for none.'],
  },
  map: {
    url: ['Link', 'The https address that opens the map.'],
    embed: ['Frame', 'The https address of the map inside the page.'],
  },
  social: {
    name: ['Name', 'The name of the profile, such as "@example", in quotes.'],
    url: ['Link', 'The https address of the profile.'],
  },
  terms: {
    changes: ['Changing and cancelling', 'Until when it is free, in one or two sentences.'],
    payment: ['Payment', 'When and how guests pay.'],
    price: ['Price', 'Where guests find the price, since pages show none.'],
  },
  switches: {
    prices: ['Prices', 'Whether visitors see prices.'],
    priceFilter: ['Price filter', 'Whether the services list has a price filter.'],
    detailContact: [
      'Contact card',
      'Whether the pages of experiences and cars have a contact card.',
    ],
    relatedPosts: ['Related posts', 'Whether related posts stand under a post.'],
  },
  navigation: {
    header: ['Header menu', 'The links at the top of every page, in this order; at least one.'],
    footer: ['Footer', 'The end of every page.'],
  },
  headerLink: {
    label: ['Words', 'What the link says; one or two words.'],
  },
  footerLink: {
    name: ['Words', 'What the link says; one or two words.'],
  },
  footer: {
    description: ['Description', 'The sentence under the logo.'],
    quickLinks: ['Quick links', 'The first column of links.'],
    services: ['Services', 'The second column of links.'],
    contact: ['Contact', 'The column with address, phone and e-mail.'],
  },
  column: {
    title: ['Title', 'The heading of the column.'],
    items: ['Links', 'The links of the column, in this order; at least one.'],
  },
  labels: {
    group: ['Group of labels', 'The labels of one screen or part of the site.'],
    label: [
      'Label',
      'Words of a button, a message or a heading. {{name}} is filled in by the site: keep it as it is. A counted label has plural forms.',
    ],
  },
  /** A text in one of its languages. */
  text: mapLanguages<FieldDoc>((language) => [
    nameLanguage(language),
    language === defaultLanguage
      ? `The ${nameLanguage(language)} text: the source of the others, always needed.`
      : `The ${nameLanguage(language)} text; where it is missing, visitors see the Turkish one.`,
  ]),
} as const satisfies FieldDocs;

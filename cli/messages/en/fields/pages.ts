import { defaultLanguage, mapLanguages } from '../../../../shared/languages.ts';
import type { FieldDoc, FieldDocs } from '../../messages.ts';
import { nameLanguage } from '../grammar.ts';

/** The fields of the pages of which there is one each. */
export const pagesFields = {
  section: {
    title: ['Title of the section', 'The heading above this part of the page; a few words.'],
    text: [
      'Text of the section',
      'One or two sentences beside the heading of this part of the page.',
    ],
    items: [
      'Entries',
      'The entries of this part of the page, in this order. 3 to 9 featured services, one tile for each of the six categories, 3 to 6 reasons, 0 to 6 testimonials: [] shows none, and no heading.',
    ],
  },
  home: {
    description: [
      'Description',
      'The text of the home page in search results. At most 160 characters.',
    ],
    hero: ['Slides', 'The slideshow of the home page: 1 to 5; a single slide stands still.'],
    featured: ['Featured', '3 to 9 services in the order of a day, under the slideshow.'],
    tiles: ['Categories', 'The dark band with six arches, exactly one for each category page.'],
    whyUs: ['Why us', '3 to 6 reasons for the company, each with an icon.'],
    testimonials: ['Testimonials', 'What 0 to 6 guests say; [] for none, without a heading.'],
    cta: ['Closing', 'The picture at the end of the home page with a button to the contact page.'],
  },
  slide: {
    image: [
      'Picture',
      'The picture that fills the screen, by its name in pictures.yaml; at least 2400 pixels wide.',
    ],
    portrait: [
      'Upright picture',
      'The same scene for upright screens, such as phones; may be left out.',
    ],
    title: ['Title', 'The large words on the slide; a few of them.'],
    subtitle: ['Subtitle', 'The sentence under the large words of the slide.'],
  },
  featuredItem: {
    title: ['Title', 'The name of the service under its picture.'],
    description: ['Description', 'One sentence under the title.'],
    cta: ['Words of the link', 'What the link under the description says; two or three words.'],
    time: ['Time of day', 'When it begins, in quotes, such as "06:10"; written on the sun’s path.'],
    sun: [
      'Place of the sun',
      'Where the sun stands on its path, from 0 (start) to 100 (end); after 80 it has set.',
    ],
  },
  tile: {
    title: ['Title', 'The name of the category on its arch.'],
    background: ['Picture', 'The picture in the arch, by its name in pictures.yaml.'],
    priceRange: ['Price hint', '“From $95” on the arch; shown only where prices are switched on.'],
  },
  priceHint: {
    from: ['From', 'The lowest price, in US dollars, a number without quotes.'],
    unit: ['Unit', 'day for a price per day; otherwise left out.'],
  },
  reason: {
    title: ['Title', 'The reason in a few words, beside its icon.'],
    desc: ['Description', 'One or two sentences that explain the reason.'],
  },
  testimonial: {
    initials: ['Initials', 'One or two letters in the circle beside the guest’s name.'],
    name: ['Name', 'The guest’s name under the words.'],
    location: ['Place', 'Where the guest comes from, under the name.'],
    text: ['Words', 'What the guest says; two or three sentences, without quotes around them.'],
  },
  closing: {
    title: ['Title', 'The large words on the closing picture.'],
    button: ['Button', 'The words of the button to the contact page.'],
    image: [
      'Picture',
      'The picture that fills the screen, by its name in pictures.yaml; at least 2400 pixels wide.',
    ],
  },
  page: {
    title: [
      'Title',
      'The heading of the page, its tab and its line in search results. At most 60 characters.',
    ],
    subtitle: ['Subtitle', 'The sentence under the heading.'],
    description: [
      'Description',
      'The text of the page in search results and shared links. At most 160 characters.',
    ],
  },
  listPage: {
    heroImage: [
      'Picture',
      'The wide picture behind the title at the top of the page (the blog shows none there) and beside a shared link, by its name in pictures.yaml; at least 2400 pixels wide.',
    ],
  },
  about: {
    story: ['Story', 'The story of the company, beside its pictures.'],
    mission: ['Mission', 'What the company does, in a few sentences.'],
    vision: ['Vision', 'What the company wants to become, in a few sentences.'],
    values: ['Values', 'The values of the company, on the dark band.'],
    extraValues: ['More values', 'Further values, under the dark band.'],
  },
  story: {
    text: ['Text', 'The story; a blank line begins a new paragraph.', 'It starts with |.'],
    images: ['Pictures', '1 to 4, by their names in pictures.yaml; an odd number begins large.'],
  },
  statement: {
    text: ['Text', 'A few sentences; a blank line begins a new paragraph.'],
  },
  values: {
    items: ['Values', 'One row each, in this order; at least one.'],
  },
  value: {
    title: ['Title', 'The value in a few words, beside its icon.'],
    text: ['Text', 'One or two sentences about the value.'],
  },
  contact: {
    items: ['Ways to reach us', 'Address, phone, e-mail, hours and the like: 2 to 6.'],
    socialTitle: ['Before the profile', 'The words before the link to our social profile.'],
    mapTitle: ['Title of the map', 'The heading above the map.'],
    mapText: ['Text of the map', 'One or two sentences between the heading and the map.'],
    faqTitle: ['Title of the questions', 'The heading above the questions and answers.'],
    faq: ['Questions', 'They open to show the answer: 0 to 12; [] for none, without a heading.'],
  },
  contactItem: {
    title: ['Title', 'The name of this way to reach us, such as “Phone”.'],
    lines: [
      'Lines',
      'What stands under the title: a text, or a fact of site.yaml.',
      'A fact is written "{address}", "{phone}", "{email}" or "{hours}", in quotes.',
    ],
  },
  question: {
    q: ['Question', 'The question as a visitor would ask it.'],
    a: ['Answer', 'The answer, a few sentences.'],
  },
  policy: {
    updated: [
      'Last changed',
      'The day the policy last changed, such as 2026-11-21; visitors read it at the top.',
    ],
    intro: ['Introduction', 'The first paragraphs, before the sections.'],
    sections: [
      'Sections',
      'The sections of the policy, listed in its table of contents; at least one.',
    ],
  },
  policySection: {
    title: ['Title', 'The heading of the section, also in the table of contents.'],
    content: [
      'Text',
      'The text of the section; a blank line begins a new paragraph.',
      'It starts with |.',
    ],
  },
} as const satisfies FieldDocs;

/** The fields of the site, its navigation, its labels and the exceptions; `common` are those that mean the same wherever they stand. */
export const siteFields = {
  common: {
    id: ['Number', 'A whole number that no other entry of this list has. Visitors do not see it.'],
    updated: [
      'Last changed',
      'The day the page last changed in substance, such as 2026-11-21: a new price, a rewritten paragraph, not a comma. Search engines read it.',
    ],
    draft: [
      'Draft',
      'true while this is not for visitors yet: what is wrong in it stops nobody, and npm run dev shows it with a mark, or what is missing in it. Delete the line to publish it.',
    ],
    languages: [
      'Languages',
      'The languages this is written in, such as [tr, en]. A text missing in another language is then intended and not counted. Turkish is always among them.',
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
    features: ['Switches', 'What is built but hidden: true shows it, false hides it.'],
    imageHosts: [
      'Hosts of pictures',
      'Names of other servers that pictures may come from, such as images.example.com; [] for none.',
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
    greeting: ['Greeting', 'The visitor’s first message, where a page has none of its own.'],
  },
  greeting: {
    text: ['Text', 'The prepared message, written as the visitor.'],
  },
  hours: {
    from: ['From', 'Opening time in quotes, such as "09:00".'],
    to: ['To', 'Closing time in quotes, such as "17:00".'],
    days: ['Days', 'The English names of the days with these hours, for search engines.'],
  },
  map: {
    url: ['Link', 'The https address that opens the map.'],
    embed: ['Frame', 'The https address of the map inside the page.'],
  },
  social: {
    name: ['Name', 'The name of the profile, such as "@example", in quotes.'],
    url: ['Link', 'The https address of the profile.'],
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
  exception: {
    file: ['File', 'The content file the exception is about, such as cars/g63.yaml.'],
    path: [
      'Field',
      'The field as the tool names it, such as title; all that is below it counts too. An item of a list has its name in straight quotes: tags["Jet ski"].',
    ],
    codes: [
      'Codes',
      'The codes that are not reported there, such as [C105]; errors cannot be excepted.',
    ],
    languages: [
      'Languages',
      'The translations it is about, such as [ar]; all of them where it is left out.',
    ],
    reason: ['Reason', 'Why it is right as it is, for whoever reads it next.'],
  },
  /** A text in one of its languages. */
  text: mapLanguages<FieldDoc>((language) => [
    nameLanguage(language),
    language === defaultLanguage
      ? `The ${nameLanguage(language)} text: the source of the others, always needed.`
      : `The ${nameLanguage(language)} text; where it is missing, visitors see the Turkish one.`,
  ]),
} as const satisfies FieldDocs;

import { mapLanguages } from '../../../../shared/languages.ts';
import type { FieldDoc, FieldDocs } from '../../messages.ts';
import { nameLanguage } from '../grammar.ts';

const keywords = [
  'Search words',
  'What people type who look for this, beside its title: its other names, everyday words, common misspellings. The search of the services list looks in them; no page shows them.',
] as const;

const teaser = [
  'Teaser',
  'One sentence that makes curious: on cards at the end of other pages, and under the title where the search finds the page. Without it, they show the beginning of the longer text below. At most 75 characters.',
] as const;

const message = [
  'Prepared message',
  'How the visitor’s WhatsApp message begins, in the place of the sentence in messages.yaml; one or two sentences, written as the visitor. The lines to fill in follow it.',
] as const;

const messageLines = [
  'Lines to fill in',
  'What the visitor’s WhatsApp message asks for, in the place of the lines in messages.yaml; few of them, such as “Hotel:”.',
] as const;

/** The fields of categories, services, category pages, experiences, cars and posts. */
export const entriesFields = {
  list: {
    categories: [
      'Categories',
      'The filter buttons of the services list, in this order; “all” comes first.',
    ],
    services: ['Services', 'The cards of the services list, in this order.'],
    authors: ['Authors', 'Who writes the posts; at least one.'],
    pictures: [
      'Pictures',
      'Every picture of the site under its name: lower-case letters a-z, digits and hyphens.',
    ],
  },
  category: {
    id: ['Category', 'Which of the fixed categories this is; services and experiences name it.'],
    name: ['Name', 'The words on the filter button and above the titles of its services’ cards.'],
  },
  service: {
    title: ['Title', 'The name of the service on its card. The search looks in it.'],
    category: ['Category', 'The filter button that shows this service.'],
    description: [
      'Description',
      'The text under the title on the card, best in two lines. The search looks in it.',
    ],
    price: [
      'Price',
      'Whole US dollars from 0 to 1000, the range of the price filter. Shown only where prices are switched on in site.yaml.',
      'Digits in quotes, such as "150".',
    ],
    image: ['Picture', 'The picture of the card, by its name in pictures.yaml.'],
    keywords,
  },
  categoryPage: {
    name: ['Address', 'The end of the page’s address, /servis/…; one of six fixed names.'],
    category: ['Category', 'The category whose experiences lead back to this page.'],
    title: [
      'Title',
      'The heading on the picture at the top, the tab and the line in search results. At most 60 characters.',
    ],
    subtitle: [
      'Subtitle',
      'The sentence under the title, and the text in search results. At most 160 characters.',
    ],
    description: [
      'Description',
      'The text of the side panel; a blank line begins a new paragraph.',
      'It starts with |.',
    ],
    features: ['Features', 'What speaks for this category, in the side panel: 2 to 6.'],
    pricing: ['Packages', 'The packages of the category, in this order; at least one.'],
    gallery: ['Gallery', 'The row of pictures at the end of the page; at least one.'],
    message,
    messageLines,
  },
  feature: {
    title: ['Title', 'The name of the feature beside its icon; a few words.'],
    description: ['Description', 'One sentence under the feature’s name.'],
  },
  package: {
    title: ['Title', 'The name of the package.'],
    duration: [
      'Duration',
      'Only for a package that leads to a list; otherwise it comes from the page the link leads to.',
    ],
    price: [
      'Price',
      'US dollars, only for a package that leads to a list; otherwise it comes from the page the link leads to.',
    ],
    url: ['Link', 'The page with the details of the package, such as /detay/col-turu.'],
    features: ['What it includes', 'Short lines under the package’s name; at least one.'],
  },
  photo: {
    url: [
      'Link',
      'The page of what the picture shows, such as /detay/col-turu; the picture leads to it.',
    ],
    title: ['Caption', 'The words under the picture.'],
  },
  detail: {
    slug: [
      'Slug',
      'The end of the page’s address, /detay/…: lower-case letters a-z, digits and hyphens. No other experience or car has it. Where it changes, the old one goes into aliases.',
    ],
    aliases: [
      'Former addresses',
      'Slugs that the entry had before, or those of entries it replaces: whoever opens /detay/… with one of them is led to this page.',
    ],
    description: [
      'Short description',
      'One sentence for search results and shared links; for a car also the text on its cards, where more than 100 characters are cut. At most 160 characters.',
    ],
    duration: [
      'Duration',
      'How long it takes, as words: “6 hours”, “Per day”. Shown under the title of an experience, with the packages of a category page, and in the contact card where that is switched on.',
    ],
    price: [
      'Price',
      'US dollars, such as 150. Visitors see it only where prices are switched on in site.yaml.',
      'A number without quotes.',
    ],
    images: [
      'Pictures',
      'The gallery of the page, at least four different names from pictures.yaml. The first also stands on cards, in lists and beside a shared link; it shows what is sold.',
    ],
    about_text: ['Heading of the about section', 'A few words above the long text of the page.'],
    about: [
      'About',
      'The long text of the page; a blank line begins a new paragraph.',
      'It starts with |.',
    ],
    amenities_text: ['Heading of the checklist', 'A few words above the list of what is included.'],
    amenities: ['Checklist', 'What is included, one short line each; at least one.'],
    faq: [
      'Questions',
      'Up to eight questions that visitors open to read the answer, under the checklist; left out if there are none. The search finds them and leads to the answer.',
    ],
    notIncluded: [
      'Not included',
      'What the price does not cover, in one sentence without amounts; under the checklist.',
    ],
    changes: [
      'Changing and cancelling',
      'Only where it differs from the text under terms in site.yaml, which it replaces on this page, such as “Booked slots cannot be changed”.',
    ],
    payment: [
      'Payment',
      'Only where it differs from the text under terms in site.yaml, which it replaces on this page.',
    ],
    goesWith: [
      'Goes with',
      'The slugs of other experiences and cars that visitors may want next, in the order of a journey. The page ends with the cards of the first three; where there are fewer, others follow.',
    ],
    url: [
      'Other link',
      'For a car whose card should lead to another page of this site than its own; otherwise left out.',
    ],
    message,
    messageLines,
    details: [
      'Contact card',
      'The words of the contact card on the page. Visitors see it only where it is switched on in site.yaml.',
    ],
    facts: [
      'Facts at a glance',
      'A few words each, in the row under the title of the page; two of them also on the card of a car. Of an experience start (needed), group, age and documents; of a car power, seats, driverAge (needed), body, colour, roof, luggage, documents and delivery. No prices.',
    ],
    keywords,
  },
  facts: {
    start: ['Start', 'Where it starts, and when where that is fixed: “From your hotel at 06:00”.'],
    group: [
      'Group',
      'For how many, and whether private or shared: “Private, for up to 10 guests”.',
    ],
    age: ['Age', 'From what age, where there is a limit; otherwise left out.'],
    documents: ['Documents', 'What has to be shown, or need not: a passport, a licence.'],
    power: ['Power', 'As the maker says it: beygir in Turkish, hp in English.'],
    body: ['Body', 'The list of cars can be filtered by it: suv, coupe or convertible.'],
    colour: [
      'Colour',
      'It tells two cars of one name apart, in the comparison and in the message of a plan.',
    ],
    roof: ['Roof', 'How it opens, or that it does not: “Soft top, opens in 17 seconds”.'],
    luggage: ['Luggage', 'What fits in the boot: “616 litres: three large suitcases”.'],
    seats: [
      'Seats',
      'How many can sit in the car with its driver, a whole number. The list of cars can be filtered by it.',
    ],
    driverAge: ['Driver’s age', 'How old a driver must be at least, a whole number.'],
    delivery: ['Delivery', 'Where the car is handed over.'],
  },
  contactCard: {
    text: ['Text of the card', 'One or two sentences above the contact button.'],
  },
  experience: {
    category: [
      'Category',
      'The category page it belongs to; the way back at the top of its page leads there.',
    ],
    title: [
      'Title',
      'The name of the experience: the heading of its page, its tab and its line in search results. At most 60 characters.',
    ],
    teaser,
    surprise: [
      'Surprise',
      'true if somebody must not learn of it; then the line for surprises stands above “Add to my plan”.',
    ],
  },
  car: {
    order: ['Place in the list', 'Its place in the list of cars, from 1; every car has its own.'],
    title: [
      'Title',
      'The maker’s name of the car, the same in every language: on its card, its page and in search results. At most 60 characters.',
    ],
  },
  keywords: mapLanguages<FieldDoc>((language) => [
    nameLanguage(language),
    `What people type in ${nameLanguage(language)}: a short list, no translation.`,
  ]),
  author: {
    id: ['Short name', 'The name that posts use for the author. Visitors do not see it.'],
    name: ['Name', 'The author’s name at the top of a post.'],
    image: ['Portrait', 'The small round picture beside the name, by its name in pictures.yaml.'],
  },
  post: {
    id: [
      'Number',
      'The end of the post’s address, /blog/…: a number that no other post has or had. Where it changes, the old one goes into aliases.',
    ],
    aliases: [
      'Former numbers',
      'Numbers that the post had before, or those of posts it replaces: whoever opens /blog/… with one of them is led to this post.',
    ],
    title: [
      'Title',
      'The heading of the post, on its card and in search results. At most 60 characters.',
    ],
    category: [
      'Category',
      'One or two words above the title; free, but the same word for the same thing.',
    ],
    teaser,
    excerpt: [
      'Summary',
      'The text on the card in the blog list and in search results. At most 160 characters.',
    ],
    author: ['Author', 'The short name of an author in authors.yaml.'],
    date: ['Day', 'The day of the post, such as 2026-11-21; the blog shows the newest first.'],
    readTime: ['Reading time', 'How many minutes it takes to read, a whole number.'],
    image: ['Picture of the card', 'The picture in the blog list, by its name in pictures.yaml.'],
    featuredImage: [
      'Picture of the post',
      'The wide picture at the top of the post and beside a shared link, by its name in pictures.yaml.',
    ],
    content: [
      'Body',
      'The blocks of the post in order: paragraph, heading, quote or image; at least one.',
    ],
    tags: ['Tags', 'A few words each, under the post.'],
    relatedBlogs: [
      'Related posts',
      'The numbers of other posts; visitors see them only where that is switched on in site.yaml.',
    ],
    relatedEntries: [
      'What it describes',
      'The slugs of the experiences and cars it is about, the most important first, or none: []. The post ends with the cards of the first three, and the page of each leads to the post.',
    ],
    messageLines,
    keywords,
  },
  blockKind: {
    paragraph: ['Paragraph', 'Plain text; an empty line begins a new paragraph.'],
    heading: ['Heading', 'The heading of the blocks below it.'],
    quote: ['Quote', 'Words that stand out.'],
    image: ['Picture', 'A wide picture with a caption under it.'],
  },
  block: {
    type: ['Kind', 'What the block is: paragraph, heading, quote or image.'],
    content: ['Text', 'The text of the block.', 'A long one starts with |.'],
    url: ['Picture', 'The picture of the block, by its name in pictures.yaml.'],
    caption: ['Caption', 'The words under the picture.'],
  },
  picture: {
    file: ['File', 'The name of the file in content/images: .jpg, .png, .webp or .avif.'],
    url: [
      'Address',
      'The https address of a picture elsewhere, on a host that site.yaml allows; with its width and height.',
    ],
    width: ['Width', 'The width of the picture elsewhere, in pixels.'],
    height: ['Height', 'The height of the picture elsewhere, in pixels.'],
    alt: [
      'Alternative text',
      'What the picture shows, in one sentence, for people who cannot see it and for search engines.',
    ],
    decorative: [
      'Decorative',
      'true for a picture that tells nothing; then it has no alternative text.',
    ],
    focus: [
      'Focus',
      'The point that stays visible when the picture is cropped, from the left and from the top: [0, 0] is the top left, [0.5, 0.5] the middle.',
    ],
    focusBehindWords: [
      'Focus behind words',
      'The same where words stand on the picture and its subject must make room for them.',
    ],
    turnsWithWords: [
      'Turns with the words',
      'true if pages in Arabic may show the picture mirrored behind their words; never with writing, or a place that people know.',
    ],
    scene: [
      'Scene',
      'A name of your own for the view, the same for every picture of it: two of them never follow each other on a page.',
    ],
  },
} as const satisfies FieldDocs;

/** Added to the meaning of a long field. */
export const mayLink =
  'It may link to pages of the site: [words](/address), with the same addresses in every language.';

import type { FieldDocs } from '../../messages.ts';

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
    portrait: ['Upright picture', 'The same scene for phones; may be left out.'],
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
    onlyIn: [
      'Only in',
      'The languages whose home page shows the service, such as [ar]; without it, every one. Each language needs at least 3.',
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
  plan: {
    emptyTitle: [
      'Heading of an empty plan',
      'What stands where a plan has no entry yet; a few words.',
    ],
    emptyText: [
      'Text of an empty plan',
      'One or two sentences on what a plan is for, and how it is filled.',
    ],
    startTitle: [
      'Heading above all entries',
      'The question above the index of all entries, where the plan is empty.',
    ],
    moreTitle: [
      'Heading of what can be added',
      'The question above the entries that are not in the plan.',
    ],
    carsTitle: [
      'Heading above the cars',
      'The heading of the cars among what can be added; the other headings are the categories.',
    ],
    comparisonTitle: [
      'Heading of the comparison',
      'The heading above the table that compares the cars of a plan; it is there from two cars on.',
    ],
    surpriseText: [
      'Text for surprises',
      'What those should know who share or print a plan with a special day; it may link to the page that says how a surprise is kept.',
    ],
    surpriseHint: [
      'Line for surprises',
      'A short line above “Add to my plan” on the page of an experience that is a surprise (surprise: true); it may link to the answer that says how a surprise is kept.',
    ],
    sendTitle: ['Heading for sending', 'The heading of the band that leads to WhatsApp.'],
    sendText: [
      'Text for sending',
      'One or two sentences below that heading: how the plan is sent, and what we do with it then.',
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
    items: ['Ways to reach us', 'WhatsApp, phone, e-mail, hours, address and the like: 2 to 6.'],
    mapTitle: ['Title of the map', 'The heading above the map.'],
    mapText: ['Text of the map', 'One or two sentences between the heading and the map.'],
    faqTitle: ['Title of the questions', 'The heading above the questions and answers.'],
    faq: ['Questions', 'They open to show the answer: 0 to 12; [] for none, without a heading.'],
    keywords: [
      'Search words',
      'Other words by which people search for this page, such as “opening hours”. The search of the services list looks in them; no page shows them.',
    ],
  },
  contactItem: {
    title: ['Title', 'The name of this way to reach us, such as “Phone”.'],
    lines: [
      'Lines',
      'What stands under the title: a text, or a fact of site.yaml.',
      'A fact is written "{address}", "{phone}", "{email}", "{social}" or "{hours}", in quotes. "{whatsapp}" opens the chat. "{hours}" shows the days and hours, the closed days, the special hours, and whether the office is open now.',
    ],
  },
  question: {
    q: ['Question', 'The question as a visitor would ask it.'],
    a: ['Answer', 'The answer, a few sentences.'],
    keywords: [
      'Search words',
      'Other words by which people search for the answer. The search of the services list looks in them, in the question and in the answer; no page shows them.',
    ],
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
  samplePlan: {
    party: ['For whom', 'The travellers and the days of the example, under the heading; no names.'],
    days: ['Days', 'The days of the example, in their order; at least one.'],
    included: ['Included', 'What the price of the example covers, in one sentence.'],
    notIncluded: ['Not included', 'What it does not cover, in one sentence.'],
    price: ['Price', 'What stands in the place of the price; no amount.'],
    contact: ['Contact', 'Whom guests call during the journey; {phone} is our number.'],
  },
  samplePlanDay: {
    title: ['Title', 'The heading of the day, such as “Day 1: arrival”.'],
    steps: ['Steps', 'What happens on the day, in the order of time; at least one.'],
  },
  samplePlanStep: {
    time: ['Time', 'When it begins, in quotes, such as "18:40".'],
    title: ['Title', 'What it is, in a few words; it links to the page of the entry.'],
    text: ['Text', 'What a guest has to know of it, in one or two sentences.'],
    entry: [
      'Entry',
      'The slug of the experience or car; left out for an hour of one’s own. Its picture stands beside the step.',
    ],
    image: [
      'Picture',
      'Replaces that of the entry, for example by one with the light of the hour.',
    ],
  },
} as const satisfies FieldDocs;

import { STATUS_CODES } from 'node:http';
import { entryNotFound, errorPages } from '../../../server/render/error-pages.ts';
import { LanguageLines, listOffers } from '../../../server/render/layout/language-lines.tsx';
import { Notices } from '../../../server/render/layout/notices.tsx';
import { PageHero } from '../../../server/render/layout/page-hero.tsx';
import { Pagination } from '../../../server/render/layout/pagination.tsx';
import { usePage } from '../../../server/render/page-context.tsx';
import { languages } from '../../../shared/languages.ts';
import { paths } from '../../../shared/paths.ts';
import type { Bundle, Notice } from '../../../shared/schemas/bundle.ts';
import type { Specimen } from './render-specimen.tsx';
import { createNotice } from './sample-notices.ts';
import {
  Button,
  Card,
  difficult,
  listBlocks,
  listFacts,
  PlanSample,
  RoundButton,
  SampleLink,
  showPicture,
} from './samples.tsx';
import { losePicture } from './variations.ts';

/** A chapter of the guide. */
export interface Group {
  id: string;
  title: string;
  /** Whether a specimen is as wide as a page. */
  isWide?: boolean;
  specimens: readonly Specimen[];
}

const words = ['long titles', 'in a fallback language'] as const;
const states = ['pointed at', 'focused'] as const;
const pressable = [...states, 'pressed'] as const;
const planned = 'with a plan';
const lostPictures = ['pictures on their way', 'pictures missing'] as const;
const switched = 'all switched on';

/** Days of special hours. */
const weeks = { from: '2026-06-20', until: '2026-07-19' };
const night = { opens: '20:00', closes: '02:00' };
const holidays = { from: '2026-07-20', until: '2026-07-22' };

const keepFirst = (list: 'cars' | 'posts', count: number) => ({
  change: (bundle: Bundle) => void bundle[list].splice(count),
});

const withNotices = (...notices: [Parameters<typeof createNotice>[1], Partial<Notice>?][]) => ({
  change: (bundle: Bundle) => {
    bundle.notices = notices.map(([sentence, more]) => createNotice(bundle, sentence, more));
  },
});

const link = { link: paths.services() };

const bothKinds = withNotices(['info', link], ['important']);

const OfferedLines = () => <LanguageLines offers={listOffers(usePage())} />;

/** Every component by itself, and the frame of every page. */
const parts: Group[] = [
  {
    id: 'type',
    title: 'Type',
    specimens: [
      [
        'Display',
        ({ language }) => <h3>{difficult[language] ?? difficult.tr}</h3>,
        { surface: 'panel' },
      ],
      [
        'Text',
        ({ language }) => <p>{difficult[language] ?? difficult.tr}</p>,
        { surface: 'panel' },
      ],
    ],
  },
  {
    id: 'buttons',
    title: 'Buttons and links',
    specimens: [
      ['Button', () => <Button />, { vary: pressable }],
      ['Line', () => <Button kind="line" />, { vary: pressable }],
      ['Light', () => <Button kind="light" />, { vary: pressable, surface: 'picture' }],
      ['Outline', () => <Button kind="outline" />, { vary: pressable, surface: 'picture' }],
      ['Text link', () => <SampleLink />, { vary: pressable }],
      ['Text link on night', () => <SampleLink />, { vary: pressable, surface: 'night' }],
      ['Plan', () => <PlanSample />, { vary: [...pressable, planned] }],
      ['Round', () => <RoundButton />, { vary: pressable, surface: 'picture' }],
      ['Round, disabled', () => <RoundButton isDisabled />, { surface: 'picture' }],
    ],
  },
  {
    id: 'cards',
    title: 'Cards',
    specimens: [
      [
        'Service',
        (all) => <Card {...all} />,
        { vary: [...states, planned, ...words, ...lostPictures] },
      ],
      ['Service, with a price', (all) => <Card {...all} more={{ price: '$1,250' }} />],
      ['Latin name', (all) => <Card {...all} more={{ title: 'G63', isLatinName: true }} />],
      ['Facts', (all) => <Card {...all} more={{ children: listFacts(all) }} />, { vary: words }],
    ],
  },
  {
    id: 'notices',
    title: 'Notices',
    specimens: [
      ['Info', () => <Notices />, { ...withNotices(['short']), vary: ['in a fallback language'] }],
      ['Info, a link', () => <Notices />, { ...withNotices(['info', link]), vary: states }],
      ['Important', () => <Notices />, withNotices(['important'])],
      [
        'Important, a link',
        () => <Notices />,
        { ...withNotices(['important', link]), vary: states },
      ],
      ['Two', () => <Notices />, { ...bothKinds, vary: ['in a fallback language'] }],
      ['In another language', () => <OfferedLines />, { vary: states }],
    ],
  },
  {
    id: 'numbers',
    title: 'Numbered pages',
    specimens: [
      ['1 of 1', () => <Pagination path={paths.cars()} number={1} count={1} />],
      ['1 of 3', () => <Pagination path={paths.cars()} number={1} count={3} />],
      ['2 of 3', () => <Pagination path={paths.cars()} number={2} count={3} />, { vary: states }],
      ['9 of 9', () => <Pagination path={paths.cars()} number={9} count={9} />],
    ],
  },
  {
    id: 'pictures',
    title: 'Pictures',
    specimens: [
      ['Picture', showPicture(), { vary: ['in a fallback language', ...lostPictures] }],
      [
        'Over its placeholder',
        showPicture((it) => ({ ...losePicture(it), placeholder: it.placeholder })),
      ],
      ['Focal point at 0 %', showPicture((it) => ({ ...it, focalPoint: [0, 0.5] }))],
      ['Focal point at 100 %', showPicture((it) => ({ ...it, focalPoint: [1, 0.5] }))],
    ],
  },
];

/**
 * Every component and every page in every state.
 *
 * @param bundle the Turkish one, which says what there is
 */
export function listGroups(bundle: Bundle): Group[] {
  const { services, categoryPages, experiences, cars, posts } = bundle;
  const at = (url: string) => ({ url });
  const [category, experience, car, post] = [categoryPages[0], experiences[0], cars[0], posts[0]];
  const detail = (entry?: { slug: string }) => at(paths.detail(entry?.slug ?? ''));
  const categoryPage = at(paths.categoryPage(category?.name ?? ''));
  const header = { part: 'header', surface: 'header' } as const;
  const footer = { part: 'footer', vary: [...states, ...words] } as const;
  return [
    ...parts,
    {
      id: 'frame',
      title: 'Header and footer',
      isWide: true,
      specimens: [
        ['Header', at(paths.services()), { ...header, vary: [...words, planned] }],
        [
          'Header, scrolled',
          at('/'),
          { ...header, isScrolled: true, vary: [...states, 'open', planned] },
        ],
        ['Header, below notices', at('/'), { ...header, ...bothKinds }],
        ['Header, narrow', at('/'), { ...header, surface: 'phone', vary: ['open'] }],
        ['Footer and chat button', at(paths.contact()), footer],
      ],
    },
    {
      id: 'home',
      title: 'Home',
      isWide: true,
      specimens: [
        [
          'Home',
          at('/'),
          { live: languages, vary: [...states, ...words, ...lostPictures, switched] },
        ],
        [
          'The sun at 0, 80, 81 and 100 %, on both sides of sunset',
          at('/'),
          {
            change: ({ home: { featured } }) =>
              featured.items.forEach((item, index) => {
                item.sun = [0, 80, 81, 100][index] ?? item.sun;
              }),
          },
        ],
      ],
    },
    {
      id: 'lists',
      title: 'Lists',
      isWide: true,
      specimens: [
        ['Services', at(paths.services()), { live: ['tr'], vary: [...words, switched] }],
        ['A category', at(`${paths.services()}?category=${category?.category}`), { vary: states }],
        ['Nothing found', at(`${paths.services()}?q=…`)],
        ['A page found', at(`${paths.services()}?q=${car?.searchText}`)],
        ['Services, found in Turkish', at(`${paths.services()}?q=${services[0]?.searchText}`)],
        ['Cars', at(paths.cars()), { vary: [...words, ...lostPictures] }],
        ['Cars, one', at(paths.cars()), keepFirst('cars', 1)],
        ['Cars, none', at(paths.cars()), keepFirst('cars', 0)],
        ['Blog', at(paths.blog()), { vary: [...states, ...words] }],
        ['Blog, one post', at(paths.blog()), keepFirst('posts', 1)],
        ['Blog, no post', at(paths.blog()), keepFirst('posts', 0)],
      ],
    },
    {
      id: 'entries',
      title: 'Categories, details, posts',
      isWide: true,
      specimens: [
        ['Category', categoryPage, { vary: [...states, ...words, switched] }],
        [
          'Category, one package and one picture',
          categoryPage,
          {
            change: ({ categoryPages: [first] }) => {
              first?.pricing.splice(1);
              first?.gallery.splice(1);
            },
          },
        ],
        ['Car', detail(car), { live: ['ar'], vary: [...states, ...lostPictures] }],
        ['Experience', detail(experience), { vary: [...words, switched] }],
        [
          'Experience, one picture',
          detail(experience),
          { change: ({ experiences: [first] }) => void first?.images.splice(1) },
        ],
        [
          'Post, with every kind of block',
          at(paths.post(post?.id ?? 0)),
          {
            change: ({ posts: [first] }) => first?.content.unshift(...listBlocks(first)),
            vary: [...states, ...words, switched],
          },
        ],
      ],
    },
    {
      id: 'plain',
      title: 'Contact, about, policies',
      isWide: true,
      specimens: [
        [
          'Contact',
          at(paths.contact()),
          {
            change: ({ site: { hours, brand } }) => {
              hours.special = [
                { name: brand.title, ...weeks, opens: '09:00', closes: '15:00', and: night },
                { name: brand.title, ...holidays, closed: true },
              ];
            },
            vary: [...states, 'open', ...words],
          },
        ],
        ['About', at(paths.about()), { vary: words }],
        ['Policy', at(paths.privacy()), { vary: [...states, ...words] }],
        [
          'Hero of a page',
          ({ pages: { cars: page } }) => (
            <PageHero title={page.title} subtitle={page.subtitle} image={page.heroImage} />
          ),
          { vary: [...words, ...lostPictures] },
        ],
      ],
    },
    {
      id: 'messages',
      title: 'Messages',
      isWide: true,
      specimens: errorPages.map((errorPage) => [
        `${errorPage.status} ${STATUS_CODES[errorPage.status]}${errorPage === entryNotFound ? ', an entry' : ''}`,
        { errorPage },
      ]),
    },
  ];
}

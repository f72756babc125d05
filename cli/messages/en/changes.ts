import { joinList } from '../../../shared/join-list.ts';
import type { Language } from '../../../shared/languages.ts';
import { countNoun, nameLanguage } from './grammar.ts';

/** What `catalogue changes` says. */
export const changes = {
  title: 'What changes for visitors',
  /** @param date already written out */
  since: ({ date, subject, hash }: { date: string; subject: string; hash: string }) =>
    `Since ${date}, “${subject}” (${hash}).`,
  noFolder: 'The content was not in the repository then, so all of it is new.',
  nothing: 'Nothing changes for visitors.',
  homePage: 'Home page',
  everyPage: 'On every page',
  severalPages: (pages: string) => `On several pages: ${pages}`,
  states: { new: 'New page', gone: 'Page gone', moved: 'New address' },
  page: {
    wasDraft: 'It was a draft until now.',
    isDraft: 'It is a draft now, so visitors cannot open it.',
    moved: ({ before, address }: { before: string; address: string }) =>
      `Before: ${before} – now: ${address}`,
    leadsTo: (before: string, address: string | undefined) =>
      `Visitors who follow an old link to ${before} ${address === undefined ? 'find nothing there' : `come to ${address}`}.`,
    publishedOn: (moment: string) => `Visitors see it from ${moment} on.`,
  },
  allLanguages: 'In all languages',
  languageName: nameLanguage,
  label: 'Button, message or heading',
  notice: 'Notice',
  pictureExchanged: 'Picture exchanged',
  isNew: 'New',
  isGone: 'Removed',
  moved: ({ from, to }: { from: number; to: number }) =>
    `now in place ${to}, before in place ${from}`,
  paragraphMoved: (paragraph: string) => `This paragraph is in another place now: “${paragraph}”`,
  yes: 'yes',
  no: 'no',
  also: (languages: readonly Language[]) =>
    `Visitors see the same Turkish text in ${listLanguages(languages)}, since there is no translation.`,
  translated: 'This is translated now; before, visitors saw the Turkish text.',
  untranslated: ({ source }: { source: string }) =>
    `The translation is gone; visitors see the Turkish text now: “${source}”`,
  /** The kinds of blocks of a post. */
  blocks: {
    paragraph: 'paragraph',
    heading: 'heading',
    quote: 'quotation',
    image: 'picture',
  } as Partial<Record<string, string>>,
  form: (form: string) => `plural form “${form}”`,
  price: (amount: string) => `$${amount}`,
  minutes: (count: string) => `${count} min`,
  unseen: 'Not seen by visitors',
  /** Why a difference is told apart from those that visitors see on a page. */
  hidden: {
    prices: 'Prices, which are switched off on the site',
    contactCard: 'Contact cards, which are switched off on the site',
    relatedPosts: 'Related posts, which are switched off on the site',
    search: 'Words by which the search finds pages',
    alternative: 'Descriptions of pictures, for people who cannot see them and for search engines',
    engines: 'For search engines',
    addresses: 'Former addresses',
    internal: 'Order and names inside the content',
    draft: 'Drafts',
    over: 'Notices and special hours that are over',
    unused: 'Not used on any page',
  },
  draft: (count: number) => countNoun(count, 'difference'),
  unread: {
    before: (file: string) =>
      `The former state of ${file} cannot be read, so its changes are not told here.`,
    after: (file: string) =>
      `${file} cannot be read as it is now, so its changes are not told here.`,
  },
  problems: ({ counts, command }: { counts: string; command: string }) =>
    counts === ''
      ? 'The content has no problems.'
      : `The content has ${counts} now. Details: ${command}`,
};

function listLanguages(languages: readonly Language[]): string {
  return joinList(languages.map(nameLanguage), 'en');
}

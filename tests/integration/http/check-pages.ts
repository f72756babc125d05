import { isDeepStrictEqual } from 'node:util';
import type { SiteView } from '../../../server/render/site.ts';
import { keepTogether } from '../../../shared/keep-together.ts';
import { languageConfig } from '../../../shared/languages.ts';
import { paths } from '../../../shared/paths.ts';
import type { Page } from './crawl.ts';
import { listAttributes } from './reach.ts';

/** Returns what is wrong with a page. */
export type PageCheck = (page: Page, site: SiteView) => string[];

/** In bytes after brotli. */
const htmlBudget = 25 * 1024;

const headings = 'h1, h2, h3, h4, h5, h6';

/** Marks where an element begins or ends within a line. */
const edge = '\ue000';

const lines =
  'article, aside, blockquote, br, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, iframe, legend, li, main, nav, ol, p, search, section, summary, table, td, th, tr, ul';

/** The elements inside one text: a value that is isolated, a word that is kept whole, a link. */
const inOneText = '.marked *, bdi *, .inline-link';

/** Returns the text of an element as a text browser shows it, with a mark at each edge of an element within a line. */
function readText($: Page['$'], element: ReturnType<Page['$']>): string {
  const mark = element.is(lines) ? '\n' : element.is(inOneText) ? '' : edge;
  const inside = Array.from(element.contents(), (node) => {
    if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
    return node.type === 'tag' ? readText($, $(node)) : '';
  });
  return [mark, element.is('img') ? (element.attr('alt') ?? '') : inside.join(''), mark].join('');
}

const wordsTogether = /.{0,20}[^\s\ue000(“«‘]\ue000+[^\s\ue000,.:;!?)”»’…].{0,20}/g;

/** Lists the texts of an element, each by itself. */
function listLines($: Page['$'], element: ReturnType<Page['$']>): string[] {
  return readText($, element).split(/[\n\ue000]/);
}

/** What holds for every page of any content. */
export const pageChecks: Record<string, PageCheck> = {
  'is a page in the language that was requested': ({ response, language, from, $ }) => [
    ...compare(`status, linked from ${from},`, response.status, 200),
    ...compare('type', response.type, 'text/html'),
    ...compare('Content-Language', response.headers['content-language'], language),
    ...compare('lang', $('html').attr('lang'), language),
    ...compare('dir', $('html').attr('dir'), languageConfig[language].direction),
    ...compare('Set-Cookie', response.headers['set-cookie'], undefined),
  ],

  'is light': ({ response: { headers } }) => [
    ...compare('encoding', headers['content-encoding'], 'br'),
    ...(Number(headers['content-length']) <= htmlBudget ? [] : [`${headers['content-length']} B`]),
  ],

  'has one main part, and one first heading, after which no level is skipped': ({ $ }) => {
    const levels = Array.from($(headings), ({ tagName }) => Number(tagName.slice(1)));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return [
      ...compare('main parts', $('main').length, 1),
      ...compare('first headings', $('h1').length, 1),
      ...compare('words of the first heading', $('h1').text().trim() !== '', true),
      ...compare('first level', levels[0], 1),
      ...skips.map((level) => `h${level} skips a level`),
    ];
  },

  // A heading inside a nested article or section is not the heading of this one.
  'names each section': ({ $ }) =>
    $('section:not([aria-label])')
      .filter((_, section) =>
        Array.from($(section).find(headings)).every(
          (heading) => !$(heading).closest('section, article').is(section),
        ),
      )
      .toArray()
      .map((section) => `no name: ${$(section).text().slice(0, 40)}`),

  'gives each id once, and leads to its own ids only': ({ $ }) => {
    const ids = listAttributes($, '[id]', 'id');
    const targets = listAttributes($, 'a[href^="#"]', 'href').map((href) => href.slice(1));
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two of #${id}`),
      ...targets.filter((id) => !ids.includes(id)).map((id) => `no #${id}`),
    ];
  },

  'shows words instead of the keys of labels and of placeholders': ({ $, response }, site) => {
    const text = $('body').text();
    const keys = Object.entries(site.labels.tr).flatMap(([group, labels]) =>
      Object.keys(labels).map((key) => `${group}.${key}`),
    );
    const unfilled = /\{\{|\[object|undefined|NaN|\{(phone|email|hours|days|address|brand)\}/;
    return [
      ...keys.filter((key) => text.includes(key)),
      ...(unfilled.exec(text)?.slice(0, 1) ?? []),
      ...(response.text.includes('cimode') ? ['cimode'] : []),
    ];
  },

  // Reader views, text browsers, search snippets and language models read a page so.
  'runs no words together without styles': ({ $ }) =>
    readText($, $('body')).match(wordsTogether) ?? [],

  'contains no state that only a script brings about, unless that is hidden': (
    { $, language },
    site,
  ) => {
    const { plan = {}, plan_button: button = {} } = site.labels[language];
    const shown = $('body').clone();
    shown.find('[hidden]').remove();
    // Text browsers show what is hidden, too.
    const words = ['added', 'removed', 'kept', 'unkept', 'gone'].map((name) => plan[name]);
    return [
      ...listLines($, $('body')).filter((line) => words.includes(line)),
      ...listLines($, shown).filter((line) => line === button['in_plan']),
    ];
  },

  // metascraper takes what is in them for the date of the page; “today 06:10” was one.
  'names no class or id as if it had the date of the page': ({ $ }) => {
    const names = ['date', 'time', 'byline', 'publish'].map((name) => `[class*="${name}" i]`);
    return $([...names, '[id*="date" i]'].join())
      .not('time')
      .toArray()
      .map((element) => `${$(element).attr('class')} ${$(element).attr('id')}`);
  },

  // Links to words, the search of a browser and copied text stumble over the characters (UAX #9).
  'isolates the values in its sentences by elements': ({ response }) => {
    const body = response.text.replace(/<(script|title)\b.*?<\/\1>/gs, '');
    return body.match(/>[^<]*[\u2066-\u2069]/g) ?? [];
  },

  'breaks no line in a name or a number, and has plain spaces in all but its texts': (
    { response: { text } },
    site,
  ) => {
    const { unbrokenNames } = site.bundles.tr.site;
    const [head = '', body = ''] = text.replace(/ data-props="[^"]*"/g, '').split('<body');
    const data = body.match(/<script\b.*?<\/script>/gs) ?? [];
    const texts = body.replace(/<script\b.*?<\/script>/gs, '').match(/>[^<]+/g) ?? [];
    const others = [head, ...data, body.replace(/>[^<]+/g, '')].join('');
    return [
      ...texts.filter((words) => keepTogether(words, unbrokenNames) !== words),
      ...(others.match(/.{0,40}(?:[\u00a0\u2060]|%C2%A0|%E2%81%A0).{0,40}/g) ?? []),
    ];
  },

  'gives each image an alternative text and a size': ({ $ }) =>
    $('img')
      .toArray()
      .filter(
        (image) =>
          $(image).attr('alt') === undefined ||
          !(Number($(image).attr('width')) > 0) ||
          !(Number($(image).attr('height')) > 0),
      )
      .map((image) => $.html(image)),

  'loads the style sheet, the two scripts and at most one picture early': ({ $, path }, site) => {
    // A data URL needs no request. The sample plan is made to be printed, and browsers print only what has loaded.
    const pictures = listAttributes($, 'img:not([loading="lazy"])', 'src').filter(
      (source) => !source.startsWith('data:') && path !== paths.samplePlan(),
    );
    const preloaded = listAttributes($, 'link[rel="preload"][as="image"]', 'imagesrcset');
    const { styles, printStyles, entry, head } = site.assets;
    // scripts/check/measure-size.ts measures them with all their imports.
    const scripts = 'script[src], link[rel="modulepreload"]';
    return [
      ...compare('styles', listAttributes($, 'link[rel="stylesheet"]:not([media])', 'href'), [
        styles,
      ]),
      ...compare('print', listAttributes($, 'link[media="print"]', 'href'), [printStyles]),
      ...compare('scripts', listAttributes($, scripts, 'src'), [entry, head]),
      ...pictures.slice(1).map((source) => `one more early picture: ${source}`),
      ...preloaded.slice(1).map((source) => `one more preloaded picture: ${source}`),
      ...listAttributes($, '[style]', 'style').map((style) => `style in the page: ${style}`),
    ];
  },

  'shows nothing before its end has arrived': ({ $ }) => {
    const end = $('link[rel="expect"][blocking="render"]').attr('href') ?? '';
    return compare('end', $('body').children().last().is(end), true);
  },

  'keeps in its links a language that its URL names, and no other': ({
    $,
    isExplicit,
    language,
  }) => {
    const links = listAttributes($, 'a[href^="/"]:not([hreflang], .gallery__link)', 'href');
    const isKept = (href: string) =>
      isExplicit ? href.includes(`lng=${language}`) : !href.includes('lng=');
    return links.filter((href) => !isKept(href));
  },
};

/** Lists what a check finds in pages, each with its page. */
export function listFaults(check: PageCheck, pages: readonly Page[], site: SiteView): string[] {
  return pages.flatMap((page) =>
    check(page, site).map((fault) => `${page.url} in ${page.language}: ${fault}`),
  );
}

/** Returns a fault if a value is not the wanted one. */
export function compare(what: string, found: unknown, wanted: unknown): string[] {
  if (isDeepStrictEqual(found, wanted)) return [];
  return [`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];
}

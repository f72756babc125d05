import type { Graph, Thing } from 'schema-dts';
import { languageConfig } from '../../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { isPersonalPath } from '../../../shared/pages.ts';
import type { Picture } from '../../../shared/schemas/field-types.ts';
import { textRoles } from '../../../shared/schemas/text-roles.ts';
import { usePage } from '../page-context.tsx';
import {
  canonicalUrl,
  findCanonicalLanguage,
  listAlternates,
  listIndexable,
} from '../seo/canonical-url.ts';
import { findLastModified } from '../seo/find-last-modified.ts';
import { describePage } from '../seo/structured-data.ts';

export interface PageHeadProps {
  title: LocalText;
  description?: LocalText;
  /** The picture of link previews; defaults to the first picture of the home page. */
  image?: Picture | undefined;
  /** The day of an article, as ISO 8601. */
  published?: string;
  /** The page of a paginated list, from 1. */
  pageNumber?: number;
  /** The background at the top of a page without notices; it determines the colour of the browser’s bars. */
  top?: 'paper' | 'picture';
  /** Whether the title is complete without the brand after it. */
  isWholeTitle?: boolean;
  /** Structured data (JSON-LD 1.1 with the vocabulary of schema.org); it is data, not a script. */
  things?: readonly Thing[];
}

/** Title, description and the URLs of a page in all languages; React hoists them into the head. */
export function PageHead({
  title,
  description,
  image,
  published,
  pageNumber = 1,
  top = 'paper',
  isWholeTitle = false,
  things = [],
}: PageHeadProps) {
  const page = usePage();
  const { bundle, language, notices, path, query, status, t } = page;
  const mark = pageNumber > 1 ? [t('pagination.page', { number: pageNumber })] : [];
  const words = [toPlainText(title), ...mark].join(' · ');
  const branded = [words, toPlainText(bundle.site.brand.title)].join(' · ');
  const sentence = description && [...mark, toPlainText(description)].join(' · ');
  const isPersonal = isPersonalPath(path);
  const url = canonicalUrl(page, path, language, { pageNumber, plan: query.plan });
  const isForSearch = status === 200 && !isPersonal;
  // A page that has mostly fallen back lists no alternates.
  const isIndexable = isForSearch && findCanonicalLanguage(page, path, language) === language;
  const lastModified = isForSearch ? findLastModified(path, bundle) : undefined;
  const graph = lastModified ? [...things, describePage(page, url, lastModified)] : things;
  const alternates = isIndexable ? listAlternates(page, path, { pageNumber }) : [];
  return (
    <>
      <title>{isWholeTitle || branded.length > textRoles.title.maxLength ? words : branded}</title>
      <meta name="theme-color" content={themeColours[notices.length > 0 ? 'notices' : top]} />
      {sentence !== undefined && <meta name="description" content={sentence} />}
      {isForSearch ? (
        <link rel="canonical" href={url} />
      ) : (
        // Some crawlers follow links that say `nofollow`, and each plan leads to others without end.
        <meta name="robots" content={isPersonal ? 'noindex, nofollow' : 'noindex'} />
      )}
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {status === 200 && sentence !== undefined && (
        <ShareTags title={words} {...{ sentence, url, image, published }} />
      )}
      {graph.length > 0 && (
        <script type="application/ld+json">
          {escapeForScript({ '@context': 'https://schema.org', '@graph': graph })}
        </script>
      )}
    </>
  );
}

interface ShareTagsProps extends Pick<PageHeadProps, 'image' | 'published'> {
  title: string;
  sentence: string;
  url: string;
}

/** The tags of link previews in networks and messengers (The Open Graph protocol, https://ogp.me; Twitter cards). */
function ShareTags({ title, sentence, url, image, published }: ShareTagsProps) {
  const page = usePage();
  const { bundle, language, path } = page;
  const shared = findCanonicalLanguage(page, path, language);
  const others = listIndexable(page, path).filter((code) => code !== shared);
  return (
    <>
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={sentence} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={toPlainText(bundle.site.brand.title)} />
      <meta property="og:locale" content={languageConfig[shared].shareLocale} />
      {(shared === language ? others : []).map((code) => (
        <meta
          key={code}
          property="og:locale:alternate"
          content={languageConfig[code].shareLocale}
        />
      ))}
      {published !== undefined && <meta property="article:published_time" content={published} />}
      <ShareImage image={image} />
    </>
  );
}

/** The page’s own picture, or the first of the home page if the page has none or its picture is on another host. */
function ShareImage({ image }: { image: Picture | undefined }) {
  const { bundle, origin } = usePage();
  const picture = [image, ...bundle.home.hero.map((slide) => slide.image)].find(
    (candidate) => candidate?.share !== undefined,
  );
  if (picture?.share === undefined) return <meta name="twitter:card" content="summary" />;
  const alt = toPlainText(picture.alt);
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={origin + picture.share} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {alt !== '' && <meta property="og:image:alt" content={alt} />}
    </>
  );
}

/** Escapes texts that would end the script element (HTML, “restrictions for contents of script elements”). */
function escapeForScript(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/**
 * The colours of the browser’s own bars: `--paper`, `--night` if the page begins with a picture, or `--sand` if it
 * begins with notices.
 */
export const themeColours = { paper: '#FAF7F1', picture: '#0E1B23', notices: '#F0E8DA' };

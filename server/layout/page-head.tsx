import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import type { Picture } from '../../shared/schemas/forms.ts';
import { textRoles } from '../../shared/schemas/text-roles.ts';
import { usePage } from '../page-context.tsx';
import {
  buildCanonicalAddress,
  findCanonicalLanguage,
  listAlternates,
} from '../search/build-canonical-address.ts';
import { themeColours } from '../theme-colours.ts';
import { ShareTags } from './share-tags.tsx';

interface PageHeadProps {
  title: LocalText;
  description?: LocalText;
  /** The picture that stands beside a link to this page; without one, the first of the home page. */
  image?: Picture | undefined;
  /** The day of an article, as ISO 8601. */
  published?: string;
  /** The page of a paginated list, from 1. */
  pageNumber?: number;
  /** What is at the top of the page. */
  top?: keyof typeof themeColours;
  /** Whether the title stands alone, without the brand behind it. */
  isWholeTitle?: boolean;
}

/** Title, description and the addresses of a page in all languages; React hoists them into the head. */
export function PageHead({
  title,
  description,
  image,
  published,
  pageNumber = 1,
  top = 'paper',
  isWholeTitle = false,
}: PageHeadProps) {
  const page = usePage();
  const { bundle, language, path, status, t } = page;
  const mark = pageNumber > 1 ? [t('pagination.page', { number: pageNumber })] : [];
  const words = [toPlainText(title), ...mark].join(' · ');
  const branded = [words, toPlainText(bundle.site.brand.title)].join(' · ');
  const sentence = description && [...mark, toPlainText(description)].join(' · ');
  return (
    <>
      <title>
        {isWholeTitle || branded.length > textRoles.title.searchLimit ? words : branded}
      </title>
      <meta name="theme-color" content={themeColours[top]} />
      {sentence !== undefined && <meta name="description" content={sentence} />}
      {status === 200 ? (
        <>
          <link rel="canonical" href={buildCanonicalAddress(page, path, language, pageNumber)} />
          <Alternates pageNumber={pageNumber} />
          {sentence !== undefined && (
            <ShareTags
              title={words}
              description={sentence}
              image={image}
              published={published}
              pageNumber={pageNumber}
            />
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** The page in all languages, for search engines; a page that is mostly fallen back names none. */
function Alternates({ pageNumber }: { pageNumber: number }) {
  const page = usePage();
  const { path, language } = page;
  if (findCanonicalLanguage(page, path, language) !== language) return null;
  return listAlternates(page, path, pageNumber).map(({ hrefLang, href }) => (
    <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
  ));
}

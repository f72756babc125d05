import { languages } from '../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import { buildCanonicalPath } from '../../shared/paths.ts';
import { usePage } from '../page-context.tsx';

/** What a browser tints its own bars with: `--paper`, and `--night` where a page begins with a picture. */
const themeColours = { paper: '#FAF7F1', picture: '#0E1B23' };

/** Search results cut a title at about this many characters. */
const longestTitle = 60;

interface PageHeadProps {
  title: LocalText;
  description?: LocalText;
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
  pageNumber = 1,
  top = 'paper',
  isWholeTitle = false,
}: PageHeadProps) {
  const { bundle, language, origin, path, status } = usePage();
  const absolute = (code: (typeof languages)[number]) =>
    origin + buildCanonicalPath(path, code, pageNumber);
  const words = toPlainText(title);
  const branded = `${words} · ${toPlainText(bundle.site.brand.title)}`;
  return (
    <>
      <title>{isWholeTitle || branded.length > longestTitle ? words : branded}</title>
      <meta name="theme-color" content={themeColours[top]} />
      {description !== undefined && <meta name="description" content={toPlainText(description)} />}
      {status === 200 ? (
        <>
          <link rel="canonical" href={absolute(language)} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={absolute(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute('tr')} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

import { languageFacts } from '../../shared/languages.ts';
import { toPlainText } from '../../shared/local-text.ts';
import type { Picture } from '../../shared/schemas/forms.ts';
import { usePage } from '../page-context.tsx';
import {
  buildCanonicalAddress,
  findCanonicalLanguage,
  listAdvertised,
} from '../search/build-canonical-address.ts';

interface ShareTagsProps {
  title: string;
  description: string;
  image: Picture | undefined;
  /** The day of an article, as ISO 8601. */
  published: string | undefined;
  pageNumber: number;
}

/** What networks and messengers show of a shared link (The Open Graph protocol, https://ogp.me; Twitter cards). */
export function ShareTags({ title, description, image, published, pageNumber }: ShareTagsProps) {
  const page = usePage();
  const { bundle, language, path } = page;
  const shared = findCanonicalLanguage(page, path, language);
  const others = listAdvertised(page, path).filter((code) => code !== shared);
  return (
    <>
      <meta property="og:type" content={published === undefined ? 'website' : 'article'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={buildCanonicalAddress(page, path, language, pageNumber)} />
      <meta property="og:site_name" content={toPlainText(bundle.site.brand.title)} />
      <meta property="og:locale" content={languageFacts[shared].shareLocale} />
      {(shared === language ? others : []).map((code) => (
        <meta key={code} property="og:locale:alternate" content={languageFacts[code].shareLocale} />
      ))}
      {published !== undefined && <meta property="article:published_time" content={published} />}
      <ShareImage image={image} />
    </>
  );
}

/** The page’s own picture, or the first of the home page where it has none or has it from another host. */
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

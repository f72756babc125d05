import type { BlogPosting } from 'schema-dts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/schemas/bundle.ts';
import type { PageContext } from '../../page-context.tsx';
import { buildCanonicalAddress } from '../build-canonical-address.ts';
import { describeContentLanguage, listImageAddresses, referToAgency } from './describe-site.ts';

/** A post of the blog. Its authors are the company’s editors, so the author is an organization. */
export function describePost(page: PageContext, post: Post): BlogPosting {
  const url = buildCanonicalAddress(page, paths.post(post.id), page.language);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#main`,
    headline: toPlainText(post.title),
    description: toPlainText(post.excerpt),
    url,
    mainEntityOfPage: url,
    ...describeContentLanguage(page),
    datePublished: post.date,
    timeRequired: `PT${post.readTime}M`,
    articleSection: toPlainText(post.category),
    keywords: post.tags.map(toPlainText),
    author: { '@type': 'Organization', name: toPlainText(post.author) },
    publisher: referToAgency(page),
    image: listImageAddresses(page, [post.featuredImage]),
  };
}

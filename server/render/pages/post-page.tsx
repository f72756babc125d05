import { ArrowLeft } from 'lucide-react';
import { cardBoxes } from '../../../shared/components/card-boxes.ts';
import { type Box, Picture } from '../../../shared/components/picture.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { keepTogether } from '../../../shared/keep-together.ts';
import { isFallback, toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post, PostBlock } from '../../../shared/schemas/bundle.ts';
import { formatDate } from '../format.ts';
import { NextStep } from '../layout/contact-ways.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { type Loaded, type LoaderContext, usePage } from '../page-context.tsx';
import { describePost } from '../seo/structured-data.ts';
import { isRecommended, maxRelated, RelatedEntries } from './entry-card.tsx';

const portraitBoxes: Box[] = [{ width: '44px', ratio: 1 }];

/** Ten columns of the page on wide screens. */
const featuredBoxes: Box[] = [
  { media: '(width >= 64em)', width: 'min(73.6vw, 1367px)', ratio: 16 / 9 },
  { media: '(width > 53.75em)', width: '82vw', ratio: 16 / 9 },
  { width: '100vw', ratio: 16 / 9 },
];
const figureBoxes: Box[] = [{ width: 'min(89.2vw, 630px)', ratio: 3 / 2 }];

/** A post’s id is a positive decimal integer. Leading zeros are not accepted, so that a post has one path. */
export function loadPost({ bundle: { posts, experiences, cars }, name }: LoaderContext) {
  const post = posts.find((candidate) => String(candidate.id) === name);
  if (!post) return undefined;
  const entries = [...new Set(post.relatedEntries)].flatMap((slug) =>
    [...experiences, ...cars].filter((entry) => entry.slug === slug && isRecommended(entry)),
  );
  return { post, related: entries.slice(0, maxRelated) };
}

export function PostPage({ post, related }: Loaded<typeof loadPost>) {
  const page = usePage();
  const { bundle, t, label, link } = page;
  return (
    <article className="post">
      <PageHead
        title={post.title}
        description={post.excerpt}
        image={post.featuredImage}
        published={post.date}
        things={[describePost(page, post)]}
      />
      <header className="post__head">
        <a className="post__back" href={link(paths.blog())}>
          <ArrowLeft className="icon icon--directional" size={18} strokeWidth={1.6} aria-hidden />
          <Text value={label('blog_detail.back')} />
        </a>
        <TextIn as="p" className="post__category" value={post.category} />
        <TextIn as="h1" className="page-title" value={post.title} />
        <div className="post__author">
          <span className="post__portrait">
            <Picture picture={{ ...post.authorImage, alt: '' }} boxes={portraitBoxes} />
          </span>
          <TextIn as="p" value={post.author} />
          <PostFacts post={post} />
        </div>
      </header>
      <div className="post__featured">
        <Picture picture={post.featuredImage} boxes={featuredBoxes} priority />
      </div>
      <div className="post__body">
        {post.content.map((block) => (
          <Block key={createBlockKey(block)} block={block} />
        ))}
        <ul className="tags" aria-label={t('blog_detail.tags')}>
          {post.tags.map((tag) => (
            <TextIn as="li" key={toPlainText(tag)} className="tag" value={tag} />
          ))}
        </ul>
      </div>
      <RelatedEntries title={label('blog_detail.about')} entries={related} />
      {bundle.site.features.relatedPosts && <RelatedPosts posts={post.relatedBlogs} />}
      <NextStep />
    </article>
  );
}

function Block({ block }: { block: PostBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraphs text={block.content} />;
    case 'heading':
      return <TextIn as="h2" className="post__heading" value={block.content} />;
    case 'quote':
      return (
        <blockquote className="post__quote">
          <Paragraphs text={block.content} />
        </blockquote>
      );
    case 'image':
      return (
        <figure className="post__figure">
          <Picture picture={block.url} boxes={figureBoxes} />
          <TextIn as="figcaption" value={block.caption} />
        </figure>
      );
  }
}

function createBlockKey(block: PostBlock): string {
  return `${block.type} ${toPlainText(block.type === 'image' ? block.caption : block.content)}`;
}

/** Present only if `features.relatedPosts` is on. */
function RelatedPosts(props: { posts: Post['relatedBlogs'] }) {
  const { label, link } = usePage();
  const posts = props.posts.filter(({ title }) => !isFallback(title));
  // All of them may be published later, or be written in another language.
  if (posts.length === 0) return null;
  return (
    <section className="section related">
      <TextIn as="h2" className="section__title" value={label('blog_detail.related')} />
      <ul className="card-grid">
        {posts.map(({ id, title, image }) => (
          <li key={id}>
            <article className="card">
              <div className="card__picture">
                <Picture picture={image} boxes={cardBoxes} frame="growing" />
              </div>
              <h3 className="card__title">
                <TextIn as="a" className="card__link" href={link(paths.post(id))} value={title} />
              </h3>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The date and reading time of a post. */
export function PostFacts({ post }: { post: Pick<Post, 'date' | 'readTime'> }) {
  const { language, label } = usePage();
  return (
    <p className="post-facts">
      <time dateTime={post.date}>{keepTogether(formatDate(post.date, language))}</time>{' '}
      <TextIn as="span" value={label('blog_page.read_time', { count: post.readTime })} />
    </p>
  );
}

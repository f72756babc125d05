import { ArrowLeft } from 'lucide-react';
import { Picture } from '../../../shared/components/picture.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post, PostBlock } from '../../../shared/schemas/bundle.ts';
import { formatDate } from '../format.ts';
import { NextStep } from '../layout/contact-ways.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import type { Loaded, LoaderContext } from '../loader.ts';
import { usePage } from '../page-context.tsx';
import { describePost } from '../seo/structured-data.ts';
import { maxRelated, RelatedEntries } from './entry-card.tsx';

/** A post’s id is a positive decimal integer. Leading zeros are not accepted, so that a post has one path. */
export function loadPost({ bundle: { posts, experiences, cars }, name }: LoaderContext) {
  const post = posts.find((candidate) => String(candidate.id) === name);
  if (!post) return undefined;
  const entries = [...new Set(post.relatedEntries)].flatMap((slug) =>
    [...experiences, ...cars].filter((entry) => entry.slug === slug),
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
            <Picture picture={{ ...post.authorImage, alt: '' }} sizes="44px" />
          </span>
          <TextIn as="p" value={post.author} />
          <PostFacts post={post} />
        </div>
      </header>
      <div className="post__featured">
        <Picture
          picture={post.featuredImage}
          sizes="(min-width: 861px) min(75vw, 1214px), 100vw"
          priority
        />
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
      <NextStep title={post.title} />
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
          <Picture picture={block.url} sizes="(min-width: 860px) 66ch, 92vw" />
          <TextIn as="figcaption" value={block.caption} />
        </figure>
      );
  }
}

function createBlockKey(block: PostBlock): string {
  return `${block.type} ${toPlainText(block.type === 'image' ? block.caption : block.content)}`;
}

/** Present only if `features.relatedPosts` is on. */
function RelatedPosts({ posts }: { posts: Post['relatedBlogs'] }) {
  const { label, link } = usePage();
  return (
    <section className="section related">
      <TextIn as="h2" className="section__title" value={label('blog_detail.related')} />
      <ul className="card-grid">
        {posts.map(({ id, title, image }) => (
          <li key={id}>
            <article className="card">
              <div className="card__picture">
                <Picture
                  picture={image}
                  sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
                  frame="growing"
                />
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
      <time dateTime={post.date}>{formatDate(post.date, language)}</time>
      <TextIn as="span" value={label('blog_page.read_time', { count: post.readTime })} />
    </p>
  );
}

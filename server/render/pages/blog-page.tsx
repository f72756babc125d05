import { cardBoxes, eightColumns, findPostBoxes } from '../../../shared/components/card-boxes.ts';
import { EmptyMessage } from '../../../shared/components/empty-message.tsx';
import { type Box, Picture } from '../../../shared/components/picture.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { TextLink } from '../../../shared/components/text-link.tsx';
import { isFallback } from '../../../shared/local-text.ts';
import { pages } from '../../../shared/pages.ts';
import { paginate } from '../../../shared/paginate.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/schemas/bundle.ts';
import { NextStep } from '../layout/contact-ways.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Pagination } from '../layout/pagination.tsx';
import { type Loaded, type LoaderContext, usePage } from '../page-context.tsx';
import { putLeadersFirst } from '../put-leaders-first.ts';
import { describeList } from '../seo/structured-data.ts';
import { PostFacts } from './post-page.tsx';

const { perPage } = pages.blog.lists;

const firstBoxes: Box[] = [
  { media: '(width > 53.75em)', width: eightColumns, ratio: 16 / 10 },
  { media: '(width >= 40em)', width: '100vw', ratio: 16 / 9 },
  { width: '100vw', ratio: 4 / 3.4 },
];

/** The posts in the language of the bundle come first, on all pages together; those that lead in it before them. */
export function loadBlog({ bundle, query }: LoaderContext) {
  const isForeign = ({ title }: Post) => isFallback(title);
  const ordered = putLeadersFirst(bundle.posts, bundle.language);
  const posts = ordered.toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
  return { heading: bundle.pages.blog, posts: paginate(posts, perPage, query.pageNumber) };
}

export function BlogPage({ heading, posts }: Loaded<typeof loadBlog>) {
  const page = usePage();
  const { label } = page;
  const entries = posts.items.map(({ id, title }) => ({ title, path: paths.post(id) }));
  const own = posts.items.filter(({ title }) => !isFallback(title));
  const foreign = posts.items.filter(({ title }) => isFallback(title));
  return (
    <>
      <PageHead
        title={heading.title}
        description={heading.description}
        image={heading.heroImage}
        pageNumber={posts.number}
        things={describeList(page, heading.title, entries, (posts.number - 1) * perPage)}
      />
      <div className="section section--first blog-list">
        <TextIn as="h1" className="page-title" value={heading.title} />
        <TextIn as="p" className="page-subtitle" value={heading.subtitle} />
        {posts.items.length === 0 ? (
          <EmptyMessage text={<Text value={label('blog_page.empty')} />} />
        ) : (
          <>
            <Posts posts={own} hasLead />
            {foreign.length > 0 && (
              <>
                <TextIn
                  as="p"
                  id="only-turkish"
                  className="blog-list__language"
                  value={label('only_turkish.posts')}
                />
                <Posts posts={foreign} labelledBy="only-turkish" />
              </>
            )}
          </>
        )}
        {posts.count > 1 && (
          <Pagination path={paths.blog()} number={posts.number} count={posts.count} />
        )}
      </div>
      <NextStep />
    </>
  );
}

interface PostsProps {
  posts: readonly Post[];
  /** Whether the first post is larger than the others. */
  hasLead?: boolean;
  labelledBy?: string;
}

function Posts({ posts, hasLead = false, labelledBy }: PostsProps) {
  if (posts.length === 0) return null;
  return (
    <ul className="card-grid blog-list__grid" aria-labelledby={labelledBy}>
      {posts.map((post, index, { length }) => {
        const isLead = hasLead && index === 0;
        const rowBoxes = hasLead ? findPostBoxes({ index, count: length }) : cardBoxes;
        return (
          <li key={post.id} className={isLead ? 'blog-list__first' : undefined}>
            <PostCard post={post} isLead={isLead} boxes={isLead ? firstBoxes : rowBoxes} />
          </li>
        );
      })}
    </ul>
  );
}

interface PostCardProps {
  post: Post;
  isLead: boolean;
  boxes: readonly Box[];
}

function PostCard({ post, isLead, boxes }: PostCardProps) {
  const { label, link } = usePage();
  return (
    <article className="card">
      <div className="card__picture">
        <Picture picture={post.image} boxes={boxes} priority={isLead} frame="growing" />
      </div>
      <div className="card__body">
        <TextIn as="p" className="card__category" value={post.category} />
        <h2 className="card__title">
          <a className="card__link" href={link(paths.post(post.id))}>
            <Text value={post.title} />
          </a>
        </h2>
        <TextIn as="p" className="card__text" value={post.excerpt} />
        <PostFacts post={post} />
        <TextLink>
          <Text value={label('blog_page.read')} />
        </TextLink>
      </div>
    </article>
  );
}

import { EmptyMessage } from '../../../shared/components/empty-message.tsx';
import { Picture } from '../../../shared/components/picture.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import { TextLink } from '../../../shared/components/text-link.tsx';
import { pages } from '../../../shared/pages.ts';
import { paginate } from '../../../shared/paginate.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/schemas/bundle.ts';
import { NextStep } from '../layout/contact-ways.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Pagination } from '../layout/pagination.tsx';
import type { Loaded, LoaderContext } from '../loader.ts';
import { usePage } from '../page-context.tsx';
import { describeList } from '../seo/structured-data.ts';
import { PostFacts } from './post-page.tsx';

const { perPage } = pages.blog.lists;

export function loadBlog({ bundle, query }: LoaderContext) {
  return { heading: bundle.pages.blog, posts: paginate(bundle.posts, perPage, query.pageNumber) };
}

export function BlogPage({ heading, posts }: Loaded<typeof loadBlog>) {
  const page = usePage();
  const { label } = page;
  const entries = posts.items.map(({ id, title }) => ({ title, path: paths.post(id) }));
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
          <ul className="card-grid blog-list__grid">
            {posts.items.map((post, index) => (
              <li key={post.id} className={index === 0 ? 'blog-list__first' : undefined}>
                <PostCard post={post} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        )}
        {posts.count > 1 && (
          <Pagination path={paths.blog()} number={posts.number} count={posts.count} />
        )}
      </div>
      <NextStep title={heading.title} />
    </>
  );
}

function PostCard({ post, isFirst }: { post: Post; isFirst: boolean }) {
  const { label, link } = usePage();
  return (
    <article className="card">
      <div className="card__picture">
        <Picture
          picture={post.image}
          sizes={
            isFirst
              ? '(min-width: 861px) 59vw, 100vw'
              : '(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw'
          }
          priority={isFirst}
          frame="growing"
        />
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

import { TextIn } from '../../shared/components/text.tsx';
import type { Post } from '../../shared/schemas/bundle.ts';
import { formatDate } from '../format.ts';
import { usePage } from '../page-context.tsx';

/** A post’s day and its read time. */
export function PostFacts({ post }: { post: Pick<Post, 'date' | 'readTime'> }) {
  const { language, label } = usePage();
  return (
    <p className="post-facts">
      <time dateTime={post.date}>{formatDate(post.date, language)}</time>
      <TextIn as="span" value={label('blog_page.read_time', { count: post.readTime })} />
    </p>
  );
}

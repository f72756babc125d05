import { paginate } from '../../shared/paginate.ts';
import type { Post } from '../../shared/schemas/bundle.ts';
import type { PageContext } from '../page-context.tsx';
import { BlogPage } from '../pages/blog-page.tsx';
import { PostPage } from '../pages/post-page.tsx';
import { focus, hover } from './force-states.ts';
import { LoadedPage } from './render-specimen.tsx';
import { Group, Specimen } from './specimen.tsx';
import { fallBack, longTitle } from './vary-texts.ts';

/** The blog’s list with the first so many posts, four to a page. */
function showBlog(most: number) {
  return ({ bundle: { pages, posts } }: PageContext) => (
    <LoadedPage
      Page={BlogPage}
      data={{ heading: pages.blog, posts: paginate(posts.slice(0, most), 4, null) }}
    />
  );
}

function showPost(vary: (post: Post, page: PageContext) => Partial<Post> = () => ({})) {
  return (page: PageContext) => {
    const [post] = page.bundle.posts;
    return post && <LoadedPage Page={PostPage} data={{ ...post, ...vary(post, page) }} />;
  };
}

export function BlogGroup() {
  return (
    <Group
      id="blog"
      title="Blog"
      text="The list begins with a large post; a post has one narrow column."
    >
      <Specimen
        label="List"
        note="The second card is pointed at, the third focused"
        isWide
        force={[hover('class="card"', 2), focus('class="card__link"', 3)]}
      >
        {showBlog(8)}
      </Specimen>
      <Specimen
        label="List, one post, long title"
        isWide
        change={({ posts, language }) => {
          const [first] = posts;
          if (first) first.title = longTitle[language];
        }}
      >
        {showBlog(1)}
      </Specimen>
      <Specimen label="List, no post" isWide>
        {showBlog(0)}
      </Specimen>
      <Specimen
        label="Post, related posts on"
        note="The way back is pointed at"
        isWide
        change={({ site }) => {
          site.features.relatedPosts = true;
        }}
        force={[hover('class="post__back"'), focus('class="card__link"', 1)]}
      >
        {showPost()}
      </Specimen>
      <Specimen label="Post, every kind of block, long title" isWide>
        {showPost((post, { language }) => ({
          title: longTitle[language],
          content: [
            { type: 'paragraph', content: post.excerpt },
            { type: 'heading', content: longTitle[language] },
            { type: 'paragraph', content: post.excerpt },
            { type: 'quote', content: post.excerpt },
            { type: 'image', url: post.image, caption: post.excerpt },
          ],
        }))}
      </Specimen>
      <Specimen label="Post, in a fallback language" isWide languages={['ar']}>
        {showPost(({ image, tags }) => ({
          title: fallBack('Dubai’ye ne zaman gidilir?'),
          category: fallBack('Gezi notları'),
          tags: tags.map(fallBack),
          content: [
            {
              type: 'paragraph',
              content: fallBack('Kasım ile mart arası gündüzler 25 derecedir.'),
            },
            { type: 'heading', content: fallBack('Ay ay Dubai') },
            { type: 'quote', content: fallBack('Deniz her ay girilecek kadar sıcaktır.') },
            { type: 'image', url: image, caption: fallBack('Sabah ışığında sahil') },
          ],
        }))}
      </Specimen>
    </Group>
  );
}

import { expect, it } from 'vitest';
import { createContentTree } from './content-tree.ts';

const broken = expect.stringContaining('C021');

it.each([
  ['a post that is there', '/blog/1', 'id: 1', expect.not.stringContaining('C021')],
  ['no post', '/blog/99', 'id: 1', broken],
  // The link may be to the post whose number cannot be read.
  ['a post, where a number is missing', '/blog/99', '', expect.not.stringContaining('C021')],
  ['no detail page, where the number of a post is missing', '/detay/yok', '', broken],
])('a link to %s is judged by the posts', async (_what, url, id, said) => {
  const tree = createContentTree();
  tree.edit('home.yaml', 'url: /araclar', `url: ${url}`);
  tree.edit('posts/01.yaml', 'id: 1', id);
  expect((await tree.run('validate')).out).toEqual(said);
});

export const entryFields = [
  'title',
  'slug',
  'name',
  'file',
  'alt',
  'category',
  'order',
  'price',
  'images',
  'image',
  'author',
  'date',
  'readTime',
  'url',
] as const;

export type EntryField = (typeof entryFields)[number];

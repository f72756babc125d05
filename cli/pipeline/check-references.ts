import { isDetailPath } from '../../shared/paths.ts';
import { type Issue, type IssueCode, issueCodes } from '../issue.ts';
import type { Catalogue } from './check-content.ts';

/** Checks what no single file can know: that names are unique and that references lead somewhere. */
export function checkReferences(catalogue: Catalogue): Issue[] {
  const { values, fileOf } = catalogue;
  const report = (
    entry: object,
    code: IssueCode,
    path: PropertyKey[],
    message: string,
    advice: string,
  ): Issue => fileOf(entry).issue(code, path, message, advice);
  const authors = new Set(values.authors.authors.map((author) => author.id));
  const postIds = new Set(values.posts.map((post) => post.id));

  const duplicates = <T extends object>(entries: readonly T[], key: keyof T & string): Issue[] =>
    findDuplicates(entries, (entry) => entry[key]).map(({ entry, first }) =>
      report(
        entry,
        issueCodes.duplicateId,
        [key],
        `${key} “${String(entry[key])}” is already taken by ${fileOf(first).path}.`,
        `Give one of the two another ${key}.`,
      ),
    );

  /** Duplicates within a list of one file. */
  const duplicatesIn = <K extends string, T extends { id: unknown }>(
    file: Record<K, T[]>,
    list: K,
  ): Issue[] =>
    findDuplicates(file[list], ({ id }) => id).map(({ entry }) =>
      report(
        file,
        issueCodes.duplicateId,
        [list, file[list].indexOf(entry), 'id'],
        `id “${String(entry.id)}” stands twice in this list.`,
        'Give one of the two another id.',
      ),
    );

  return [
    ...duplicates([...values.experiences, ...values.cars], 'slug'),
    ...duplicates(values.posts, 'id'),
    ...duplicates(values.cars, 'order'),
    ...duplicates(values.servicePages, 'name'),
    ...duplicatesIn(values.categories, 'categories'),
    ...duplicatesIn(values.services, 'services'),
    ...duplicatesIn(values.authors, 'authors'),
    ...[...values.experiences, ...values.cars].flatMap((entry) =>
      entry.images.flatMap((name, index) =>
        entry.images.indexOf(name) === index
          ? []
          : [
              report(
                entry,
                issueCodes.duplicateId,
                ['images', index],
                `The picture “${name}” stands twice in this list.`,
                'Use another picture; every detail page shows different ones.',
              ),
            ],
      ),
    ),
    ...values.posts.flatMap((post) => [
      ...(authors.has(post.author)
        ? []
        : [
            report(
              post,
              issueCodes.unknownReference,
              ['author'],
              `There is no author “${post.author}” in authors.yaml.`,
              `Use one of: ${[...authors].join(', ')}.`,
            ),
          ]),
      ...post.relatedBlogs.flatMap((id, index) =>
        postIds.has(id) && id !== post.id
          ? []
          : [
              report(
                post,
                issueCodes.unknownReference,
                ['relatedBlogs', index],
                `Post ${id} cannot be related to this one.`,
                'Name the id of another post that exists.',
              ),
            ],
      ),
      ...(post.id <= postIds.size
        ? []
        : [
            report(
              post,
              issueCodes.wrongValue,
              ['id'],
              `The ids of posts are consecutive from 1, and there are ${postIds.size} posts; ${post.id} leaves a gap.`,
              'Give a new post the next free number.',
            ),
          ]),
    ]),
    ...values.servicePages.flatMap((page) =>
      page.pricing.flatMap((item, index) =>
        isDetailPath(item.url) || (item.price !== undefined && item.duration !== undefined)
          ? []
          : [
              report(
                page,
                issueCodes.missingFact,
                ['pricing', index],
                'This package leads to no detail page, so its price and duration are unknown.',
                'Add price and duration here, or let url lead to a detail page.',
              ),
            ],
      ),
    ),
  ];
}

function findDuplicates<T>(entries: readonly T[], keyOf: (entry: T) => unknown) {
  const seen = new Map<unknown, T>();
  return entries.flatMap((entry) => {
    const first = seen.get(keyOf(entry));
    if (first === undefined) seen.set(keyOf(entry), entry);
    return first === undefined ? [] : [{ entry, first }];
  });
}

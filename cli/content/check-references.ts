import { isDetailPath } from '../../shared/paths.ts';
import { type Fix, type Issue, issueCodes } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import { suggestName } from '../rules/suggest-name.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { type ContentIndex, readField } from './content-index.ts';
import { suggest } from './source-forms.ts';
import { countNoun } from './value-words.ts';

/**
 * Checks what no single file can know: that names are unique and that references lead somewhere. Reads files as
 * they stand, so that these problems show beside all others; what has the wrong type is the schema’s to say.
 */
export function checkReferences(files: readonly SourceFile[], index: ContentIndex): Issue[] {
  const inFolder = (...folders: string[]) =>
    files.filter(({ path }) => folders.includes(path.split('/', 1)[0] ?? '') && path.includes('/'));
  const posts = inFolder('posts');
  const details = inFolder('experiences', 'cars');
  return [
    ...findDuplicates(details, 'slug'),
    ...findDuplicates(posts, 'id'),
    ...findDuplicates(inFolder('cars'), 'order'),
    ...findDuplicates(inFolder('service-pages'), 'name'),
    ...files.flatMap(findDuplicateIds),
    ...details.flatMap(findRepeatedPictures),
    ...posts.flatMap((post) => checkPost(post, index)),
    ...inFolder('service-pages').flatMap(checkPackages),
  ];
}

/** Values of one field that several files have. */
function findDuplicates(files: readonly SourceFile[], key: string): Issue[] {
  const first = new Map<unknown, SourceFile>();
  return files.flatMap((file) => {
    const value = readField(file.data, key);
    if (!isName(value)) return [];
    const owner = first.get(value);
    if (owner === undefined) {
      first.set(value, file);
      return [];
    }
    const { line } = owner.locate([key]);
    return [
      file.issue(
        issueCodes.duplicateId,
        [key],
        {
          en: `${key} “${value}” is already taken by ${owner.path}, line ${line}.`,
          tr: `${key} “${value}” zaten ${owner.path} dosyasında, ${line}. satırda kullanılıyor.`,
        },
        {
          en: `Give one of the two another ${key}.`,
          tr: `İkisinden birine başka bir ${key} verin.`,
        },
      ),
    ];
  });
}

const listsWithIds: Partial<Record<string, string>> = {
  'categories.yaml': 'categories',
  'services.yaml': 'services',
  'authors.yaml': 'authors',
};

/** An id that stands twice in a list of one file. */
function findDuplicateIds(file: SourceFile): Issue[] {
  const key = listsWithIds[file.path];
  if (key === undefined) return [];
  const ids = readList(file, key).map((item) => readField(item, 'id'));
  return findRepeated(ids).flatMap(({ value: id, position }) =>
    !isName(id)
      ? []
      : [
          file.issue(
            issueCodes.duplicateId,
            [key, position, 'id'],
            {
              en: `id “${id}” stands twice in this list.`,
              tr: `id “${id}” bu listede iki kez geçiyor.`,
            },
            { en: 'Give one of the two another id.', tr: 'İkisinden birine başka bir id verin.' },
          ),
        ],
  );
}

/** The items of a list that stand in it before. */
function findRepeated(list: readonly unknown[]): { value: unknown; position: number }[] {
  const seen = new Set<unknown>();
  return list.flatMap((value, position) => {
    if (seen.has(value)) return [{ value, position }];
    seen.add(value);
    return [];
  });
}

function findRepeatedPictures(file: SourceFile): Issue[] {
  const images = readList(file, 'images');
  return findRepeated(images).flatMap(({ value: name, position }) =>
    !isName(name)
      ? []
      : [
          file.issue(
            issueCodes.duplicateId,
            ['images', position],
            {
              en: `The picture “${name}” stands twice in this list.`,
              tr: `“${name}” resmi bu listede iki kez geçiyor.`,
            },
            {
              en: 'Use another picture; every detail page shows different ones.',
              tr: 'Başka bir resim seçin; ayrıntı sayfasında her resim bir kez görünür.',
            },
          ),
        ],
  );
}

function checkPost(file: SourceFile, { authors, posts }: ContentIndex): Issue[] {
  const issues: Issue[] = [];
  const report = (path: PropertyKey[], message: Words, advice: Words, fix?: Fix) =>
    issues.push(file.issue(issueCodes.unknownReference, path, message, advice, { fix }));
  const author = readField(file.data, 'author');
  const id = readField(file.data, 'id');
  if (typeof author === 'string' && authors && !authors.has(author)) {
    const meant = suggestName(author, [...authors]);
    const list = [...authors].join(', ');
    report(
      ['author'],
      {
        en: `There is no author “${author}” in authors.yaml.`,
        tr: `authors.yaml dosyasında “${author}” adlı bir yazar yok.`,
      },
      meant === undefined
        ? { en: `Use one of: ${list}.`, tr: `Şunlardan birini yazın: ${list}.` }
        : suggest(meant),
      meant === undefined ? undefined : replaceValue(file, ['author'], meant),
    );
  }
  readList(file, 'relatedBlogs').forEach((related, position) => {
    if (typeof related !== 'number' || (posts.has(related) && related !== id)) return;
    report(
      ['relatedBlogs', position],
      {
        en: `Post ${related} does not exist, or is this post itself.`,
        tr: `${related} numaralı yazı yok ya da bu yazının kendisi.`,
      },
      {
        en: 'Name the id of another post that exists.',
        tr: 'Var olan başka bir yazının numarasını (id) yazın.',
      },
    );
  });
  if (typeof id === 'number' && id > posts.size) {
    issues.push(
      file.issue(
        issueCodes.wrongValue,
        ['id'],
        {
          en: `The ids of posts are consecutive from 1, and there ${posts.size === 1 ? 'is' : 'are'} ${countNoun(posts.size, 'post').en}; ${id} leaves a gap.`,
          tr: `Yazı numaraları 1’den başlayıp art arda gelir; ${posts.size} yazı var, ${id} boşluk bırakıyor.`,
        },
        {
          en: 'Give a new post the next free number.',
          tr: 'Yeni yazıya sıradaki boş numarayı verin.',
        },
      ),
    );
  }
  return issues;
}

function replaceValue(file: SourceFile, path: readonly PropertyKey[], text: string): Fix {
  const [start, end] = file.findNode(path)?.range ?? [0, 0];
  return { edits: [{ start, end, text }], isSafe: false };
}

function checkPackages(file: SourceFile): Issue[] {
  return readList(file, 'pricing').flatMap((item, position) => {
    const url = readField(item, 'url');
    const isComplete =
      readField(item, 'price') !== undefined && readField(item, 'duration') !== undefined;
    if (typeof url !== 'string' || isDetailPath(url) || url.startsWith('/detail/') || isComplete)
      return [];
    return [
      file.issue(
        issueCodes.missingFact,
        ['pricing', position],
        {
          en: 'This package leads to no detail page, so its price and duration are unknown.',
          tr: 'Bu paket bir ayrıntı sayfasına gitmediği için fiyatı ve süresi bilinmiyor.',
        },
        {
          en: 'Add price and duration here, or let url lead to a detail page.',
          tr: 'Buraya price ve duration ekleyin ya da url bir ayrıntı sayfasına gitsin.',
        },
        { span: file.locate(['pricing', position, 'url']) },
      ),
    ];
  });
}

function readList(file: SourceFile, key: string): unknown[] {
  const list = readField(file.data, key);
  return Array.isArray(list) ? list : [];
}

/** An empty name is missing, which the schema says; it is nobody’s double. */
function isName(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

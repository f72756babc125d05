import { collections } from '../../shared/pages.ts';
import { listPaths } from '../../shared/paths.ts';
import type { SourceFile } from './source-file.ts';

/** The names that fields may refer to, gathered from files as they stand, also from invalid ones. */
export interface ContentIndex {
  /** Every address that will answer 200. */
  paths: ReadonlySet<string>;
  /** Absent where `pictures.yaml` cannot be read: then no name can be called unknown. */
  pictures: ReadonlySet<string> | undefined;
  /** Absent where `authors.yaml` cannot be read. */
  authors: ReadonlySet<string> | undefined;
  posts: ReadonlySet<number>;
  /** How addresses begin that may be those of entries whose names cannot be read: they cannot be called broken. */
  uncertain?: readonly string[];
}

/** What is known of the content: parsed files, and the texts of those that could not be parsed. */
export interface Readable {
  files: readonly SourceFile[];
  texts: ReadonlyMap<string, string>;
}

/** Gathers names before anything is checked, so that one broken entry does not make every link to it an error. */
export function indexContent({ files, texts }: Readable): ContentIndex {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const names = (folder: string, key: string): string[] =>
    [...texts].flatMap(([path, text]) => {
      if (!path.startsWith(`${folder}/`)) return [];
      const file = byPath.get(path);
      const value = file ? readField(file.data, key) : guessField(text, key);
      return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
    });
  const hides = (folder: string, key: string): boolean =>
    [...texts.keys()].filter((path) => path.startsWith(`${folder}/`)).length >
    names(folder, key).length;
  const uncertain = Object.values(collections)
    .filter(({ folder, key }) => hides(folder, key))
    .map(({ prefix }) => prefix);
  const posts = names('posts', 'id').map(Number).filter(Number.isInteger);
  const pictures = readField(byPath.get('pictures.yaml')?.data, 'pictures');
  const authors = readField(byPath.get('authors.yaml')?.data, 'authors');
  return {
    paths: new Set(
      listPaths({
        servicePages: names('service-pages', 'name').map((name) => ({ name })),
        experiences: names('experiences', 'slug').map((slug) => ({ slug })),
        cars: names('cars', 'slug').map((slug) => ({ slug })),
        posts: posts.map((id) => ({ id })),
      }),
    ),
    pictures: isObject(pictures) ? new Set(Object.keys(pictures)) : undefined,
    authors: Array.isArray(authors)
      ? new Set(authors.map((author) => String(readField(author, 'id'))))
      : undefined,
    posts: new Set(posts),
    uncertain,
  };
}

/** The value of a key of anything; nothing where there is none. */
export function readField(data: unknown, key: PropertyKey): unknown {
  return isObject(data) ? Reflect.get(data, key) : undefined;
}

/** In a file that does not parse, the line of its name can still be read. */
function guessField(text: string, key: string): string | undefined {
  const line = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .find((candidate) => candidate.startsWith(`${key}:`));
  return /^["']?([\w-]+)/.exec(line?.slice(key.length + 1).trimStart() ?? '')?.[1];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

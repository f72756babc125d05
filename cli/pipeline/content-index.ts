import { listPaths } from '../../shared/paths.ts';
import type { SourceFile } from './source-file.ts';

/** The names that fields may refer to, gathered from files as they stand, also from invalid ones. */
export interface ContentIndex {
  /** Every address that will answer 200. */
  paths: ReadonlySet<string>;
  /** Absent where `pictures.yaml` cannot be read: then no name can be called unknown. */
  pictures: ReadonlySet<string> | undefined;
}

/** Gathers names before anything is checked, so that one broken entry does not make every link to it an error. */
export function indexContent(files: readonly SourceFile[]): ContentIndex {
  const fields = <T>(folder: string, key: string, isKind: (value: unknown) => value is T): T[] =>
    files
      .filter((file) => file.path.startsWith(`${folder}/`))
      .map((file) => readField(file.data, key))
      .filter(isKind);
  const pictures = readField(files.find((file) => file.path === 'pictures.yaml')?.data, 'pictures');
  return {
    paths: new Set(
      listPaths({
        servicePages: fields('service-pages', 'name', isString).map((name) => ({ name })),
        experiences: fields('experiences', 'slug', isString).map((slug) => ({ slug })),
        cars: fields('cars', 'slug', isString).map((slug) => ({ slug })),
        posts: fields('posts', 'id', isNumber).map((id) => ({ id })),
      }),
    ),
    pictures:
      typeof pictures === 'object' && pictures !== null
        ? new Set(Object.keys(pictures))
        : undefined,
  };
}

function readField(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

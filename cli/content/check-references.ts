import { basename } from 'node:path/posix';
import { collections } from '../../shared/pages.ts';
import { isDetailPath, paths } from '../../shared/paths.ts';
import { categoryIds } from '../../shared/schemas/categories.ts';
import { issueCodes } from '../codes/codes.ts';
import { type Issue, limitProblems } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { suggestName } from '../lib/suggest-name.ts';
import type { Reference } from '../model/walk-fields.ts';
import { listInvisible } from '../rules/check-characters.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { ContentFile } from './analyze-file.ts';
import { type ContentIndex, listFolder, readList } from './content-index.ts';
import type { SchemaFinding } from './describe-type.ts';
import { isDraft } from './is-draft.ts';
import { findPlaceProblem, isPlaceName } from './notice-places.ts';
import { locateFinding, toIssues } from './validate-schema.ts';

/** A place of a name that must be unique. */
interface Place {
  file: ContentFile;
  path: PropertyKey[];
}

/** Opens a file with a finding, to locate the finding in it. */
export type OpenFile = (file: ContentFile) => SourceFile;

/**
 * Checks what a single file cannot show: that names are unique and that references resolve. Also reads files with other
 * mistakes, so that all problems are reported together. Values of the wrong type are reported by the schema.
 */
export function checkReferences(
  files: readonly ContentFile[],
  index: ContentIndex,
  open: OpenFile,
): Issue[] {
  const posts = listFolder(files, 'posts');
  const details = listFolder(files, 'experiences', 'cars');
  return [
    ...files.flatMap((file) => findBroken(file, index, open)),
    ...findTaken(details, 'slug', open, true),
    ...findTaken(posts, 'id', open, true),
    ...findTaken(listFolder(files, 'cars'), 'order', open),
    ...findTaken(listFolder(files, 'category-pages'), 'name', open),
    ...files.flatMap((file) => findRepeated(file, listsWithIds[file.path], ['id'], open)),
    ...details.flatMap((file) => findRepeated(file, 'images', [], open)),
    ...details.flatMap((file) => checkCompanions(file, open)),
    ...posts.flatMap((post) => checkPost(post, index, open)),
    ...listFolder(files, 'category-pages').flatMap((page) => checkPackages(page, open)),
    ...checkCategories(files, open),
  ];
}

/** Finds deleted categories, with everything that still uses them. Renamed categories are reported by the schema. */
function checkCategories(files: readonly ContentFile[], open: OpenFile): Issue[] {
  const list = files.find(({ path }) => path === 'categories.yaml');
  const ids = list && readList(list, 'categories').map((category) => getAt(category, ['id']));
  if (!ids || ids.length >= categoryIds.length) return [];
  const missing = categoryIds.filter((id) => !ids.includes(id));
  return missing.flatMap((category) => {
    const users = files.flatMap((file) =>
      [[], ...readList(file, 'services').map((_service, position) => ['services', position])]
        .filter((path) => getAt(file.data, [...path, 'category']) === category)
        .map((path) => `${file.path}:${open(file).locate([...path, 'category']).line}`),
    );
    const said = { problem: 'missingCategory', params: { category, users } } as const;
    return [open(list).report(issueCodes.missingCategory, ['categories'], said)];
  });
}

/** Finds links that lead nowhere, and pictures that are not in the library. */
function findBroken(file: ContentFile, index: ContentIndex, open: OpenFile): Issue[] {
  const issues = file.references.flatMap((reference) => {
    const broken = checkReference(reference, index);
    return broken ? reportReference(open(file), reference, broken) : [];
  });
  return limitProblems(issues);
}

/** Reports a finding about a reference: at its value, or at the address of a link inside a text. */
export function reportReference(
  file: SourceFile,
  { path, range }: Reference,
  finding: SchemaFinding,
): Issue[] {
  if (!range) return toIssues(file, finding);
  const value = getAt(file.data, path);
  const [start, end] = range;
  // With an invisible character in it, the address looks right, and that character is reported.
  if (typeof value !== 'string' || [...listInvisible(value.slice(start, end))].length > 0)
    return [];
  const { path: _path, atKey: _atKey, remedy, ...said } = finding;
  const isSafe = remedy === 'replaceSafely';
  return [locateFinding(file, path, value, { ...said, start, end, isSafe })];
}

/**
 * Checks a link, or the name of a picture or an entry, and suggests the one that was probably meant.
 *
 * @returns `undefined` if the reference resolves, or might resolve to a file that cannot be read
 */
export function checkReference(
  reference: Reference,
  index: ContentIndex,
): SchemaFinding | undefined {
  const { kind, name } = reference;
  if (kind === 'picture') {
    if (index.pictures === undefined || index.pictures.has(name)) return undefined;
    return describePicture(reference, index.pictures, index.pictureOfFile);
  }
  const place = kind === 'place' ? findPlaceProblem(reference, index.paths) : undefined;
  if (place) return place;
  if (index.paths.has(name) || (kind === 'place' && isPlaceName(name))) return undefined;
  if (index.uncertain.some((prefix) => name.startsWith(prefix))) return undefined;
  return kind === 'entry' ? describeEntry(reference, index) : describeLink(reference, index);
}

function describePicture(
  { name, path }: Reference,
  known: ReadonlySet<string>,
  ofFile: ContentIndex['pictureOfFile'],
): SchemaFinding {
  const file = basename(name);
  const meant = ofFile.get(file) ?? suggestName(file.replace(/\.\w+$/, ''), [...known]);
  return {
    code: issueCodes.unknownPicture,
    path,
    problem: 'unknownPicture',
    params: { name, meant },
    replacement: meant,
  };
}

function describeLink({ name: address, path }: Reference, index: ContentIndex): SchemaFinding {
  const { paths: known, moved, accepted } = index;
  const base = { code: issueCodes.brokenLink, path, problem: 'brokenLink' } as const;
  const detail = address.replace(/^\/detail\//, '/detay/');
  const now = moved.get(detail) ?? detail;
  if (now !== address) {
    const params = { address, reason: now === detail ? 'detail' : 'moved', meant: now } as const;
    const replacement = known.has(now) ? now : undefined;
    return { ...base, params, replacement, remedy: 'replaceSafely' };
  }
  if (/[?#]/.test(address)) return { ...base, params: { address, reason: 'query' } };
  const had = accepted.get(address);
  if (had) {
    // It was right once, so a similar address of another page is not meant.
    const former = { ...had, name: basename(address) };
    return { ...base, params: { address, reason: 'unknown', former }, replacement: had.now };
  }
  const isEnd = (other: string) => other.endsWith(`/${address}`);
  const meant = suggestName(address, [...known]) ?? [...known].find(isEnd);
  if (meant !== undefined) {
    return { ...base, params: { address, reason: 'misspelt', meant }, replacement: meant };
  }
  const reason = address.startsWith('/') ? 'unknown' : 'noSlash';
  return { ...base, params: { address, reason } };
}

/** Describes a reference to an entry that does not exist. Such a reference contains the address of the entry. */
function describeEntry({ name: address, path }: Reference, index: ContentIndex): SchemaFinding {
  const { paths: known, moved } = index;
  const start = paths.detail('');
  const name = address.slice(start.length);
  const slugs = [...known].filter(isDetailPath).map((other) => other.slice(start.length));
  const now = moved.get(address)?.slice(start.length);
  const former = index.accepted.get(address);
  const present = now ?? former?.now?.slice(start.length);
  const meant = former ? present : (present ?? suggestName(basename(name), slugs));
  return {
    code: issueCodes.unknownReference,
    path,
    problem: 'unknownEntry',
    params: { name, meant, former },
    replacement: meant,
    remedy: now === undefined ? undefined : 'replaceSafely',
  };
}

/**
 * Finds values of one field that several files have, and aliases that equal such a value or another alias. If a draft
 * has that of a published entry, both are reported, since only the latter is an error. A place in a list is that of the
 * published entry.
 */
function findTaken(
  files: readonly ContentFile[],
  key: string,
  open: OpenFile,
  hasAliases = false,
): Issue[] {
  const names = files.map((file) => ({ file, path: [key], value: getAt(file.data, [key]) }));
  const aliases = files.flatMap((file) =>
    readList(file, 'aliases').map((value, at) => ({ file, path: ['aliases', at], value })),
  );
  const all = hasAliases ? [...names, ...aliases] : names;
  const byValue = Map.groupBy(all, ({ value }) => value);
  return [...byValue].flatMap(([value, places]) => {
    if (places.length < 2 || !isName(value)) return [];
    const draft = places.find(({ file }) => isDraft(file));
    const published = places.filter(({ file }) => !isDraft(file));
    const report = ({ file, path }: Place, by: Place) => {
      const taken = { file: by.file.path, line: open(by.file).locate(by.path).line };
      const asAlias = { problem: 'aliasTaken', params: { alias: value, ...taken } } as const;
      const asName = { problem: 'takenElsewhere', params: { key, value, ...taken } } as const;
      return open(file).report(issueCodes.duplicateId, path, path.length > 1 ? asAlias : asName);
    };
    const owner = published[0] ?? places[0];
    if (!owner) return [];
    const issues = places.filter((place) => place !== owner).map((place) => report(place, owner));
    const isContested = draft && published.length > 0 && key !== 'order';
    return isContested ? [...issues, report(owner, draft)] : issues;
  });
}

const listsWithIds: Partial<Record<string, string>> = {
  'categories.yaml': 'categories',
  'services.yaml': 'services',
  'authors.yaml': 'authors',
};

/** Finds repeated names in a list of one file: ids of its items, or pictures, which are the items themselves. */
function findRepeated(
  file: ContentFile,
  key: string | undefined,
  below: readonly 'id'[],
  open: OpenFile,
): Issue[] {
  if (key === undefined) return [];
  const seen = new Set<unknown>();
  return readList(file, key).flatMap((item, position) => {
    const value = getAt(item, below);
    const isNew = !seen.has(value);
    seen.add(value);
    if (isNew || !isName(value)) return [];
    const said =
      below.length > 0
        ? ({ problem: 'idTwice', params: { id: value } } as const)
        : ({ problem: 'pictureTwice', params: { name: value } } as const);
    return [open(file).report(issueCodes.duplicateId, [key, position, ...below], said)];
  });
}

function checkPost(file: ContentFile, index: ContentIndex, open: OpenFile): Issue[] {
  const { authors, posts, uncertain } = index;
  const code = issueCodes.unknownReference;
  const isUncertain = uncertain.includes(collections.posts.prefix);
  const author = getAt(file.data, ['author']);
  const id = getAt(file.data, ['id']);
  const issues = readList(file, 'relatedBlogs').flatMap((related, position) => {
    const isThere = isUncertain || posts.has(Number(related));
    if (typeof related !== 'number' || (isThere && related !== id)) return [];
    const said = { problem: 'unknownPost', params: { id: related } } as const;
    return [open(file).report(code, ['relatedBlogs', position], said)];
  });
  if (typeof author !== 'string' || !authors || authors.has(author)) return issues;
  const known = [...authors];
  const meant = suggestName(author, known);
  const said = { problem: 'unknownAuthor', params: { author, known, meant } } as const;
  return [
    ...issues,
    ...toIssues(open(file), { code, path: ['author'], ...said, replacement: meant }),
  ];
}

/** Finds entries that go with themselves, or with another one twice. */
function checkCompanions(file: ContentFile, open: OpenFile): Issue[] {
  const names = readList(file, 'goesWith');
  return names.flatMap((name, position) => {
    const path = ['goesWith', position];
    const isFirst = names.indexOf(name) === position;
    if (!isName(name)) return [];
    if (name === getAt(file.data, ['slug'])) {
      return [open(file).report(issueCodes.unknownReference, path, { problem: 'goesWithItself' })];
    }
    const said = { problem: 'entryTwice', params: { name } } as const;
    return isFirst ? [] : [open(file).report(issueCodes.duplicateId, path, said)];
  });
}

function checkPackages(file: ContentFile, open: OpenFile): Issue[] {
  return readList(file, 'pricing').flatMap((item, position) => {
    const url = getAt(item, ['url']);
    if (typeof url !== 'string' || isDetailPath(url) || url.startsWith('/detail/')) return [];
    if (['price', 'duration'].every((key) => getAt(item, [key]) !== undefined)) return [];
    const source = open(file);
    const path = ['pricing', position];
    const span = source.locate([...path, 'url']);
    const said = { problem: 'packageWithoutPrice' } as const;
    return [source.report(issueCodes.missingFact, path, said, { span })];
  });
}

/** An empty name counts as missing, which the schema reports, and not as a duplicate. */
function isName(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

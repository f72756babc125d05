import { basename } from 'node:path/posix';
import { collections, pageKeyOf } from '../../shared/pages.ts';
import { isDetailPath, paths } from '../../shared/paths.ts';
import { pageCategories } from '../../shared/schemas/categories.ts';
import { noticePlaces } from '../../shared/schemas/notices.ts';
import { issueCodes } from '../codes/codes.ts';
import { type Issue, limitProblems } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { suggestName } from '../lib/suggest-name.ts';
import type { ContentFile, OpenFile } from '../model/content-file.ts';
import { type ContentIndex, listFolder, readList } from '../model/content-index.ts';
import type { Reference } from '../model/walk-fields.ts';
import type { AllContent } from './check.ts';
import { isName } from './find-taken-names.ts';
import { type FieldFinding, reportReference, toIssues } from './locate-finding.ts';

/**
 * Checks that references resolve (C021, C022, C024). Also reads files with other mistakes, so that all problems are
 * reported together. Values of the wrong type are reported by the schema.
 */
export function checkReferences({ readable, index, open }: AllContent): Issue[] {
  return [
    ...readable.flatMap((file) => findBroken(file, index, open)),
    ...readable.flatMap((file) => findOwnCompanions(file, open)),
    ...listFolder(readable, 'posts').flatMap((post) => checkPost(post, index, open)),
  ];
}

/** Finds links that lead nowhere, and pictures that are not in the library. */
function findBroken(file: ContentFile, index: ContentIndex, open: OpenFile): Issue[] {
  const issues = file.references.flatMap((reference) => {
    const broken = checkReference(reference, index);
    return broken ? reportReference(open(file), reference, broken) : [];
  });
  return limitProblems(issues);
}

/**
 * Checks a link, or the name of a picture or an entry, and suggests the one that was probably meant.
 *
 * @returns `undefined` if the reference resolves, or might resolve to a file that cannot be read
 */
export function checkReference(
  reference: Reference,
  index: ContentIndex,
): FieldFinding | undefined {
  const { kind, name } = reference;
  if (kind === 'picture') {
    if (index.pictures === undefined || index.pictures.has(name)) return undefined;
    return describePicture(reference, index.pictures, index.pictureOfFile);
  }
  const place = kind === 'place' ? findPlaceProblem(reference, index.paths) : undefined;
  if (place) return place;
  if (index.paths.has(name) || (kind === 'place' && placeNames.has(name))) return undefined;
  if (index.uncertain.some((prefix) => name.startsWith(prefix))) return undefined;
  return kind === 'entry' ? describeEntry(reference, index) : describeLink(reference, index);
}

function describePicture(
  { name, path }: Reference,
  known: ReadonlySet<string>,
  ofFile: ContentIndex['pictureOfFile'],
): FieldFinding {
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

function describeLink({ name: address, path }: Reference, index: ContentIndex): FieldFinding {
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
function describeEntry({ name: address, path }: Reference, index: ContentIndex): FieldFinding {
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

/** Finds entries that go with themselves. */
function findOwnCompanions(file: ContentFile, open: OpenFile): Issue[] {
  const slug = getAt(file.data, ['slug']);
  return readList(file, 'goesWith').flatMap((name, position) => {
    if (name !== slug || !isName(name)) return [];
    const path = ['goesWith', position];
    return [open(file).report(issueCodes.unknownReference, path, { problem: 'goesWithItself' })];
  });
}

const placeNames: ReadonlySet<string> = new Set(noticePlaces);

const categoriesOfPages = new Map(Object.entries<string>(pageCategories));

/**
 * Finds the problem of a place of a notice that is neither the name of one nor an address, and of the address of a page,
 * which has a name.
 *
 * @param known every address of the site
 * @returns `undefined` for the name of a place and for any other address
 */
function findPlaceProblem(
  { name, path }: Reference,
  known: ReadonlySet<string>,
): FieldFinding | undefined {
  if (placeNames.has(name)) return undefined;
  const code = issueCodes.unknownReference;
  if (name.startsWith('/')) {
    const page = pageKeyOf(name);
    const { prefix } = collections.categoryPages;
    const category = name.startsWith(prefix)
      ? categoriesOfPages.get(name.slice(prefix.length))
      : undefined;
    const place = page ?? category;
    if (place === undefined) return undefined;
    const params = { address: name, place, isCategory: page === undefined };
    // A category has more pages than its own, so its name may not be meant.
    const remedy = page === undefined ? undefined : 'replaceSafely';
    return { code, path, problem: 'placeByAddress', params, replacement: place, remedy };
  }
  const [address] = [paths.detail(name), `${collections.posts.prefix}${name}`].filter((own) =>
    known.has(own),
  );
  const meant = categoriesOfPages.get(name) ?? address ?? suggestName(name, noticePlaces);
  const params = { name, places: noticePlaces, meant };
  return { code, path, problem: 'unknownPlace', params, replacement: meant };
}

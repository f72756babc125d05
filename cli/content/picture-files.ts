import { parse } from 'node:path';
import type { Sharp } from 'sharp';
import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { createFileTracker, hashBytes, listNames, type TrackedFile } from '../lib/file-tracker.ts';
import { getAt } from '../lib/get-at.ts';
import { suggestName } from '../lib/suggest-name.ts';
import type { ContentFile } from './analyze-file.ts';
import type { OpenFile } from './check-references.ts';
import { findData, picturesFile, readList, readPictures } from './content-index.ts';
import type { SchemaFinding } from './describe-type.ts';
import { toIssues } from './validate-schema.ts';

/** The folder of picture files below the content folder. */
export const imageFolder = 'images';

/** A picture must be this wide (pixels), so that it is sharp wherever it may stand. */
const minWidth = 1200;

/** For pictures that fill the screen from edge to edge. */
export const fullBleedWidth = 2400;

/** So many pictures are read side by side: enough for all processors, and few enough for the memory. */
const maxConcurrent = 8;

/** What stands at the beginning of a picture file; `unreadable` where it holds no picture. */
export type PictureHeader =
  | {
      /** Width and height of the picture as it is seen, after the camera’s rotation. */
      width: number;
      height: number;
      hasAlpha: boolean;
    }
  | 'unreadable';

/** See `createPictureFiles`. */
export type PictureFiles = ReturnType<typeof createPictureFiles>;

/**
 * The picture files of the content, of which only those that changed are read.
 *
 * @param before what was known by the process before
 */
export function createPictureFiles(
  folder: string,
  before: {
    images: Iterable<readonly [string, TrackedFile]>;
    headers: Iterable<readonly [string, PictureHeader]>;
  } = { images: [], headers: [] },
) {
  const files = createFileTracker(folder, before.images);
  const headers = new Map(before.headers);
  const headersBefore = headers.size;
  return {
    folder,
    /** A name for what stands in a file; nothing where it is not there. */
    scan: files.scan,
    /** What stands at its beginning, of which no pixel is decoded; nothing where it is not there. */
    async readHeader(file: string) {
      const opened = files.open(file);
      if (!opened) return undefined;
      const known = headers.get(opened.hash);
      if (known) return known;
      const bytes = opened.bytes ?? files.read(file);
      const header = await readHeader(bytes);
      // The file may have been replaced since it was looked at, and may be unreadable only for now.
      const hash = opened.bytes ? opened.hash : hashBytes(bytes);
      if (bytes && hash === opened.hash) headers.set(hash, header);
      return header;
    },
    seen: files.seen,
    headers: headers as ReadonlyMap<string, PictureHeader>,
    /** How often something was found that the next process should know. */
    get news() {
      return files.news + headers.size - headersBefore;
    },
  };
}

/**
 * Opens a picture upright and strictly: a file that is cut off or damaged fails, where it would otherwise
 * give a picture with a grey remainder.
 */
export async function openPicture(source: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { autoOrient: true, failOn: 'warning' });
}

async function readHeader(source: Uint8Array | undefined): Promise<PictureHeader> {
  try {
    if (!source) return 'unreadable';
    const { autoOrient, hasAlpha } = await (await openPicture(source)).metadata();
    return { ...autoOrient, hasAlpha };
  } catch {
    return 'unreadable';
  }
}

/**
 * Checks that every picture of the library is there and wide enough: a file of ours, or one on a host the
 * site allows. No pixel is decoded, since this runs at every save; whether a file can be read to its end shows
 * when it is encoded, once, see `describeDamagedPictures`. Reads the files as they stand, also where other
 * fields are wrong.
 */
export async function checkPictures(
  files: readonly ContentFile[],
  {
    others,
    pictures: pictureFiles,
    open,
  }: { others: ReadonlyMap<string, 'file' | 'link'>; pictures: PictureFiles; open: OpenFile },
): Promise<Issue[]> {
  const table = files.find(({ path }) => path === picturesFile);
  const pictures = readPictures(files);
  if (!table || !pictures) return [];
  const site = findData(files, 'site.yaml');
  const allowed = readList({ data: site }, 'imageHosts');
  const checkPicture = async ([name, entry]: [string, unknown]): Promise<Issue[]> => {
    const file = getAt(entry, ['file']);
    const isThere = others.get(`${imageFolder}/${file}`) === 'file';
    const place = ['pictures', name, 'file'];
    const found = isFileName(file) && (await checkFile(file, place, isThere, pictureFiles));
    const issues = found ? toIssues(open(table), found) : [];
    const host = readHost(getAt(entry, ['url']));
    if (host !== undefined && site !== undefined && !allowed.includes(host)) {
      const said = { problem: 'forbiddenHost', params: { host } } as const;
      const path = ['pictures', name, 'url'];
      issues.push(open(table).report(issueCodes.forbiddenHost, path, said));
    }
    return issues;
  };
  const entries = Object.entries(pictures);
  const issues: Issue[] = [];
  for (let start = 0; start < entries.length; start += maxConcurrent) {
    const checked = entries.slice(start, start + maxConcurrent).map(checkPicture);
    issues.push(...(await Promise.all(checked)).flat());
  }
  return issues;
}

/** A name without folders; others are refused by the schema and must not be followed. */
function isFileName(file: unknown): file is string {
  return typeof file === 'string' && /^[\w.-]+$/.test(file) && !/^\.+$/.test(file);
}

function readHost(url: unknown): string | undefined {
  return typeof url === 'string' ? URL.parse(url)?.hostname : undefined;
}

async function checkFile(
  name: string,
  path: PropertyKey[],
  isThere: boolean,
  files: PictureFiles,
): Promise<SchemaFinding | undefined> {
  const file = picturePath(name);
  const header = isThere ? await files.readHeader(name) : undefined;
  if (header === undefined) {
    const meant = suggestFile(name, files.folder);
    return {
      code: issueCodes.missingPicture,
      path,
      problem: 'missingPicture',
      params: { file, meant },
      replacement: meant,
    };
  }
  if (header === 'unreadable') {
    return { code: issueCodes.unreadablePicture, path, problem: 'noPicture', params: { file } };
  }
  if (header.width >= minWidth) return undefined;
  const { width, height } = header;
  return {
    code: issueCodes.smallPicture,
    path,
    problem: 'smallPicture',
    params: { file, width, height, smallest: minWidth, fullBleed: fullBleedWidth },
  };
}

/** The picture file that was probably meant, also by a name without its ending. */
function suggestFile(name: string, folder: string): string | undefined {
  const present = listNames(folder).toSorted();
  return present.find((file) => parse(file).name === name) ?? suggestName(name, present);
}

/** Says of pictures that could not be decoded where they are named and what to do. */
export function createDamagedPictureIssues(
  names: readonly string[],
  { files, open }: { files: readonly ContentFile[]; open: OpenFile },
): Issue[] {
  const table = files.find(({ path }) => path === picturesFile);
  return names.flatMap((name) => {
    const path = ['pictures', name, 'file'];
    const file = getAt(table?.data, path);
    if (!table || typeof file !== 'string') return [];
    const said = { problem: 'damagedPicture', params: { file: picturePath(file) } } as const;
    return [open(table).report(issueCodes.unreadablePicture, path, said)];
  });
}

function picturePath(file: string): string {
  return `content/${imageFolder}/${file}`;
}

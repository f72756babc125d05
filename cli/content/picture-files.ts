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

/** The minimum width of a picture in pixels, so that it is sharp wherever a page shows it. */
const minWidth = 1200;

/** The width in pixels of pictures that fill the screen from edge to edge. */
export const fullBleedWidth = 2400;

/** How many pictures are read concurrently: enough for all processors, and few enough for the memory. */
const maxConcurrent = 8;

/** The header of a picture file; `unreadable` if the file does not contain a picture, `damaged` if its end is missing. */
export type PictureHeader =
  | {
      /** Width and height of the displayed picture, after the camera’s rotation. */
      width: number;
      height: number;
      hasAlpha: boolean;
    }
  | 'unreadable'
  | 'damaged';

/** See `createPictureFiles`. */
export type PictureFiles = ReturnType<typeof createPictureFiles>;

/**
 * Creates a reader of the content’s picture files that only reads changed ones.
 *
 * @param before the cached results of the previous process
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
    /** The hash of a file’s contents; `undefined` if the file is missing. */
    scan: files.scan,
    /** The header of a file; `undefined` if the file is missing. */
    async readHeader(file: string) {
      const opened = files.open(file);
      if (!opened) return undefined;
      const known = headers.get(opened.hash);
      if (known) return known;
      const bytes = opened.bytes ?? files.read(file);
      const header = await readHeader(bytes);
      // The file may have been replaced since it was scanned, or be unreadable only for now.
      const hash = opened.bytes ? opened.hash : hashBytes(bytes);
      if (bytes && hash === opened.hash) headers.set(hash, header);
      return header;
    },
    seen: files.seen,
    headers: headers as ReadonlyMap<string, PictureHeader>,
    /** How many results are new since the previous process and worth caching. */
    get changeCount() {
      return files.changeCount + headers.size - headersBefore;
    },
  };
}

/**
 * Opens a picture upright. A truncated file fails, instead of resulting in a picture with a grey remainder. A fault that
 * the decoder only warns about does not: every browser shows the photographs of phones that write a wrong number.
 */
export async function openPicture(source: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { autoOrient: true, failOn: 'error' });
}

async function readHeader(source: Buffer | undefined): Promise<PictureHeader> {
  try {
    if (!source) return 'unreadable';
    const picture = await openPicture(source);
    const { autoOrient, hasAlpha, format } = await picture.metadata();
    const isWhole = format === 'jpeg' ? hasEnd(source) : await canDecode(picture);
    return isWhole ? { ...autoOrient, hasAlpha } : 'damaged';
  } catch {
    return 'unreadable';
  }
}

/**
 * Whether a JPEG has its end, whatever follows it: a second picture, or a film. Nothing is decoded, since a library of
 * photographs would take seconds. The search begins behind the header, whose preview has an end of its own.
 */
function hasEnd(jpeg: Buffer): boolean {
  const [startOfScan, filler, end] = [0xda, 0xff, Buffer.from([0xff, 0xd9])];
  for (let at = 2; jpeg[at] === 0xff; ) {
    const marker = jpeg[at + 1];
    if (marker === startOfScan) return jpeg.includes(end, at);
    at += marker === filler ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return true;
}

function canDecode(picture: Sharp): Promise<boolean> {
  return picture
    .resize({ width: 1 })
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

/**
 * Checks that every picture of the library exists and is wide enough: a file of the content, or one on a host that the
 * site allows. Whether a file is damaged shows when it is encoded, once (see `createDamagedPictureIssues`). Also reads
 * files in which other fields are wrong.
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

/** Whether a name is a file name without folders. The schema rejects others, and they must not be followed. */
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
  if (header === 'unreadable' || header === 'damaged') {
    const problem = header === 'damaged' ? 'damagedPicture' : 'noPicture';
    return { code: issueCodes.unreadablePicture, path, problem, params: { file } };
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

/** Suggests the picture file that was probably meant, also for a name without its extension. */
function suggestFile(name: string, folder: string): string | undefined {
  const present = listNames(folder).toSorted();
  return present.find((file) => parse(file).name === name) ?? suggestName(name, present);
}

/** Reports pictures that could not be decoded, at the fields that name them. */
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

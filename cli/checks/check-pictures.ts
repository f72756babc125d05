import { parse } from 'node:path';
import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { listNames } from '../lib/file-tracker.ts';
import { getAt } from '../lib/get-at.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { type ContentFile, imageFolder, type OpenFile } from '../model/content-file.ts';
import { findData, picturesFile, readList, readPictures } from '../model/content-index.ts';
import type { AllContent } from './check.ts';
import { type FieldFinding, toIssues } from './locate-finding.ts';

/** The minimum width of a picture in pixels, so that it is sharp wherever a page shows it. */
const minWidth = 1200;

/** The width in pixels of pictures that fill the screen from edge to edge. */
export const fullBleedWidth = 2400;

/** How many pictures are read concurrently: enough for all processors, and few enough for the memory. */
const maxConcurrent = 8;

/**
 * Checks that every picture of the library exists (C023), is a picture (C026) and is wide enough (C027): a file of the content, or one on a host that the
 * site allows (C028). Whether a file is damaged shows when it is encoded, once (see `createDamagedPictureIssues`). Also reads
 * files in which other fields are wrong.
 */
export async function checkPictures({
  files: all,
  readable: files,
  others,
  pictures: pictureFiles,
  open,
}: AllContent): Promise<Issue[]> {
  // If the picture folder cannot be opened, nothing is known about its files.
  if (all.some(({ path }) => path === imageFolder)) return [];
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
  files: AllContent['pictures'],
): Promise<FieldFinding | undefined> {
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

import { issueCodes } from '../codes/codes.ts';
import { createFileIssue, type Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { imageFolder, isContentFile, isPictureFile } from '../model/content-file.ts';
import { readPictures } from '../model/content-index.ts';
import { formerExceptionsFile } from '../model/exception-comments.ts';
import type { AllContent } from './check.ts';

/** Finds files that the site does not use (C114). */
export function findPassedOver({ files, others }: AllContent): Issue[] {
  const pictures = readPictures(files);
  const declared = new Set(
    Object.values(pictures ?? {}).map((entry) => `${imageFolder}/${getAt(entry, ['file'])}`),
  );
  const present = new Set(files.map(({ path }) => path));
  const former = files.filter(({ path, data }) => path === formerExceptionsFile && data);
  const said = { problem: 'passedOver', params: { reason: 'exceptions' } } as const;
  const issues = former.map(({ path }) => createFileIssue(issueCodes.passedOver, path, said, 2));
  const passedOver = [...others].flatMap(([path, kind]) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const isPicture = isPictureFile(path);
    const isInPlace = isPicture && path === `${imageFolder}/${file}`;
    if (kind === 'file' && isInPlace && (!pictures || declared.has(path))) return [];
    const ending = path.search(/\.ya?ml\b/i);
    const renamed = ending === -1 ? path : `${path.slice(0, ending)}.yaml`;
    const params = (() => {
      if (kind === 'link') return { reason: 'link' } as const;
      if (isInPlace) return { reason: 'undeclared', file } as const;
      if (isPicture) return { reason: 'misplaced', file: `${imageFolder}/${file}` } as const;
      if (isContentFile(renamed) && !present.has(renamed))
        return { reason: 'misnamed', file: renamed } as const;
      return { reason: 'unknown' } as const;
    })();
    return [createFileIssue(issueCodes.passedOver, path, { problem: 'passedOver', params })];
  });
  return [...issues, ...passedOver];
}

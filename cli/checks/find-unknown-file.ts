import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { suggestName } from '../lib/suggest-name.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { FileShape } from './check.ts';

const entryFolders = ['experiences', 'cars', 'posts', 'category-pages'];

/** Finds a file that is not one of the content (C005). */
export function findUnknownFile(file: SourceFile, shape?: FileShape): Issue[] {
  if (shape) return [];
  const [folder = '', name] = file.path.split('/');
  const meant = name === undefined ? undefined : suggestName(folder, entryFolders);
  const params = { folders: entryFolders.join(', '), folder: meant && `${meant}/${name}` };
  return [file.report(issueCodes.unknownFile, [], { problem: 'unknownFile', params })];
}

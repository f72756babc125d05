import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import type { ContentFile, OpenFile } from '../model/content-file.ts';
import { listFolder, readList } from '../model/content-index.ts';
import type { AllContent } from './check.ts';
import { isName } from './find-taken-names.ts';

/** Finds entries that go with themselves (C024), or with another one twice (C020). */
export function checkCompanions({ readable, open }: AllContent): Issue[] {
  const entries = listFolder(readable, 'experiences', 'cars');
  return entries.flatMap((file) => findIn(file, open));
}

function findIn(file: ContentFile, open: OpenFile): Issue[] {
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

import { isDetailPath } from '../../shared/paths.ts';
import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { listFolder, readList } from '../model/content-index.ts';
import type { AllContent } from './check.ts';

/** Finds packages of a category page that neither state price and duration nor lead to a page that does (C025). */
export function checkPackages({ readable, open }: AllContent): Issue[] {
  return listFolder(readable, 'category-pages').flatMap((file) =>
    readList(file, 'pricing').flatMap((item, position) => {
      const url = getAt(item, ['url']);
      if (typeof url !== 'string' || isDetailPath(url) || url.startsWith('/detail/')) return [];
      if (['price', 'duration'].every((key) => getAt(item, [key]) !== undefined)) return [];
      const source = open(file);
      const path = ['pricing', position];
      const span = source.locate([...path, 'url']);
      const said = { problem: 'packageWithoutPrice' } as const;
      return [source.report(issueCodes.missingFact, path, said, { span })];
    }),
  );
}

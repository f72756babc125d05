import { categoryIds } from '../../shared/schemas/categories.ts';
import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { readList } from '../model/content-index.ts';
import type { AllContent } from './check.ts';

/** Finds deleted categories (C032), with everything that still uses them. Renamed categories are reported by the schema. */
export function findMissingCategories({ readable: files, open }: AllContent): Issue[] {
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

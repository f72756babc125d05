import { expect, it } from 'vitest';
import { findParts } from '../../../../scripts/dev/find-parts.ts';

it.each([
  ['client/styles/_cards.scss', ['styles']],
  ['client/speculation-rules.json', ['styles']],
  ['client/icon.svg', ['icons', 'styles']],
  ['client/islands/service-filter.tsx', ['scripts', 'server']],
  ['server/app.ts', ['server']],
  ['shared/paths.ts', ['content', 'scripts', 'server']],
  ['content/pages/home.yaml', ['content']],
  ['cli/issue.ts', ['content']],
])('a change of %s concerns %j', (path, parts) => {
  expect(findParts(path)).toEqual(parts);
});

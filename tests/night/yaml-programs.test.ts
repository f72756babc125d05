import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unwrapParagraphs } from '../../cli/yaml/wrap-paragraphs.ts';
import { languages } from '../../shared/languages.ts';
import { createFolder } from '../create-folder.ts';
import { runCatalogue } from '../integration/cli/content-tree.ts';
import { findProgram } from '../integration/deploy/find-program.ts';
import { fixtureContent } from '../site-folder.ts';
import { listScalars } from '../unit/cli/yaml/content-files.ts';

const yq = findProgram('yq', 'yq');

/** Lists the texts of a content folder by their places, each paragraph on one line. */
function listTexts(folder: string) {
  return globSync('**/*.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      listScalars(readFileSync(join(folder, file), 'utf8')).map((found) => ({ file, ...found })),
    )
    .filter(({ path }) => languages.some((language) => path.includes(language)))
    .map(({ value, ...place }) => ({ ...place, value: unwrapParagraphs(value) }));
}

it.skipIf(!yq)('a folder whose files yq wrote anew has the same texts after --fix', async () => {
  const content = join(createFolder(), 'content');
  cpSync(fixtureContent, content, { recursive: true });
  const files = globSync('**/*.yaml', { cwd: content });
  execFileSync(yq ?? '', ['--yaml-output', '--in-place', '.', ...files], { cwd: content });
  const { out } = await runCatalogue('validate', '--fix', '--content', content);
  expect(out).not.toContain('C018');
  expect(listTexts(content)).toEqual(listTexts(fixtureContent));
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { writeContent } from '../../../bench/content/generate-content.ts';
import { splitParagraphs } from '../../../shared/local-text.ts';
import { localText } from '../../../shared/schemas/field-types.ts';
import { createContentTree, runCatalogue } from './content-tree.ts';

const root = join(import.meta.dirname, '../../..');

/** The texts that must be the same from the yardstick and the compiler; only the compiler resolves pictures. */
const experience = z.object({
  slug: z.string(),
  title: localText,
  about: localText.transform(splitParagraphs),
  amenities: z.array(localText),
});
const bundle = z.object({ experiences: z.array(experience) });

const readExperiences = (out: string, language: string) =>
  bundle.parse(JSON.parse(readFileSync(join(out, language, 'bundle.json'), 'utf8'))).experiences;

it('finds nothing in generated content, and compiles it to the texts of the benchmark’s yardstick', async () => {
  const tree = createContentTree();
  const content = join(tree.folder, 'generated');
  const [ours, yardstick] = [join(tree.folder, 'ours'), join(tree.folder, 'yardstick')];
  writeContent(content, 20);
  expect(await runCatalogue('validate', '--strict', '--content', content)).toMatchObject({
    code: 0,
  });
  const compiled = await runCatalogue('compile', '--content', content, '--out', ours);
  expect(compiled).toMatchObject({ code: 0 });
  execFileSync(process.execPath, ['bench/content/baseline.ts', content, yardstick], { cwd: root });
  for (const language of ['tr', 'en', 'ar']) {
    const expected = readExperiences(yardstick, language);
    expect(expected).toHaveLength(21);
    expect(readExperiences(join(ours, 'content'), language)).toEqual(expected);
  }
  const fallbacks = readExperiences(yardstick, 'ar').flatMap(({ amenities }) =>
    amenities.filter((amenity) => typeof amenity !== 'string'),
  );
  expect(fallbacks.length).toBeGreaterThan(0);
});

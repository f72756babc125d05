import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { languages } from '../shared/languages.ts';

const entries = z.array(z.unknown());
const kinds = ['experiences', 'cars', 'posts', 'categoryPages'] as const;
const bundle = z.looseObject({
  experiences: entries,
  cars: entries,
  posts: entries,
  categoryPages: entries,
});

/** Leaves two entries of each kind in a build: rendering all of them at each start of a server takes long. */
export function shortenBuild(buildFolder: string): void {
  for (const language of languages) {
    const path = join(buildFolder, 'content', language, 'bundle.json');
    const content = bundle.parse(JSON.parse(readFileSync(path, 'utf8')));
    for (const kind of kinds) content[kind].splice(2);
    writeFileSync(path, JSON.stringify(content));
  }
}

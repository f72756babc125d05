import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What the compiler is made of; the exact versions of its libraries stand in the last. */
const inputs = ['cli', 'shared'];
const libraries = 'package.json';

/** A name for this very compiler: another rule, schema, library or Node gives another, and nothing old is trusted. */
export function computeToolVersion(): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of inputs) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .toSorted()) {
      hash.update(`${folder}/${name}\0`).update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.update(readFileSync(join(root, libraries))).digest('base64url');
}

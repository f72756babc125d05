import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSchemas, schemaFileName } from '../../cli/entries/json-schema.ts';
import { root } from '../site-folder.ts';

it('a build leaves a schema for each kind of content file, by which editors complete it', () => {
  const written = readdirSync(join(root, 'content/.schemas'));
  const names = [...createSchemas(() => ({})).keys(), 'names' as const].map(schemaFileName);
  expect(names.filter((name) => !written.includes(name))).toEqual([]);
});

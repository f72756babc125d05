import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  createSchemas,
  describeInBoth,
  type SchemaKind,
  schemaFileName,
} from '../../cli/entries/json-schema.ts';
import { root } from '../site-folder.ts';

function readWritten(kind: SchemaKind | 'names'): unknown {
  return JSON.parse(readFileSync(join(root, 'content/.schemas', schemaFileName(kind)), 'utf8'));
}

it('a build leaves a schema for each kind of content file, by which editors complete it', () => {
  for (const [kind, schema] of createSchemas(describeInBoth)) {
    expect(readWritten(kind)).toEqual({ $comment: expect.any(String), ...schema });
  }
  expect(readWritten('names')).toHaveProperty('definitions.picture.defaultSnippets');
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { computeFingerprint } from '../../../../scripts/build/compute-fingerprint.ts';
import { createFolder } from '../../../create-folder.ts';

it('changes with the content, and not with the schemas that a build writes into it', () => {
  const content = createFolder();
  writeFileSync(join(content, 'home.yaml'), 'a: 1\n');
  const before = computeFingerprint(content);
  mkdirSync(join(content, '.schemas'));
  writeFileSync(join(content, '.schemas/home.schema.json'), '{}');
  expect(computeFingerprint(content)).toBe(before);
  writeFileSync(join(content, 'home.yaml'), 'a: 12\n');
  expect(computeFingerprint(content)).not.toBe(before);
});

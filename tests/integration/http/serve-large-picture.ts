import { rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copyBuild } from './copy-build.ts';
import { serveBuild } from './serve-build.ts';
import { picture } from './shared-site.ts';

/** In bytes, twice what Linux keeps at most for a client that does not read. */
export const largeSize = 2 ** 23;

/** Serves a copy of the build in which `picture` has `largeSize` bytes; those of the fixture site are small. */
export function serveLargePicture(environment: Record<string, string> = {}) {
  const { folder, pictures, shorten } = copyBuild();
  shorten();
  const path = join(pictures, basename(picture));
  rmSync(path);
  writeFileSync(path, Buffer.alloc(largeSize));
  return serveBuild(environment, { folder: dirname(folder), flags: [] });
}

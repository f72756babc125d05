import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { encodePicture } from '../../../cli/compile/encode-picture.ts';
import type { analyzeFile } from '../../../cli/content/analyze-file.ts';

// Hundreds of tests read the same small content. As with the tool’s own cache, each text of a file is analysed once: the
// analysis depends on nothing else, and is kept as JSON.

vi.mock('../../../cli/content/analyze-file.ts', async (importOriginal) => {
  const original = await importOriginal<{ analyzeFile: typeof analyzeFile }>();
  return { ...original, analyzeFile: remember(original.analyzeFile) };
});

/** Enough for the content of all tests; the random content of properties is analysed each time. */
const maxKnown = 1000;

function remember(analyze: typeof analyzeFile): typeof analyzeFile {
  const known = new Map<string, string>();
  return (path, bytes) => {
    if (!(bytes instanceof Uint8Array)) return analyze(path, bytes);
    const key = `${path}\n${Buffer.from(bytes).toString('latin1')}`;
    const found = known.get(key);
    if (found !== undefined) return JSON.parse(found);
    const analyzed = analyze(path, bytes);
    if (known.size < maxKnown) known.set(key, JSON.stringify(analyzed));
    return analyzed;
  };
}

// The files of a picture are encoded once as well: their names hold a hash of all that they are made from. Modules that
// use the file system are imported when they are needed, since some tests mock it.

vi.mock('../../../cli/compile/encode-picture.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../cli/compile/encode-picture.ts')>();
  return { ...original, encodePicture: rememberPictures(original.encodePicture) };
});

function rememberPictures(encode: typeof encodePicture): typeof encodePicture {
  const known = new Map<string, Buffer>();
  return async (source, plan, folder, workers) => {
    const { listFileNames } = await import('../../../cli/compile/plan-picture.ts');
    const { writeFiles } = await import('../../../cli/lib/write-files.ts');
    const names = listFileNames(plan);
    const missing = names.filter((name) => !existsSync(join(folder, name)));
    const files = missing.flatMap((name) => {
      const content = known.get(name);
      return content ? [{ path: join(folder, name), content }] : [];
    });
    if (files.length < missing.length) {
      const count = await encode(source, plan, folder, workers);
      for (const name of names) known.set(name, readFileSync(join(folder, name)));
      return count;
    }
    writeFiles(files);
    return files.length;
  };
}

import { vi } from 'vitest';
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

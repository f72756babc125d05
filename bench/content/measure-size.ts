import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BenchError } from '../bench-error.ts';
import { holdsEdit, prepareEdit, undoEdits } from './edit-entry.ts';
import { provideContent } from './generate-content.ts';
import { measureWatch } from './measure-watch.ts';
import { type Run, runOnce } from './run-once.ts';

const root = join(import.meta.dirname, '../..');
const languages = ['tr', 'en', 'ar'];

/** Runs that were measured in succession, so that the machine was in the same state for all. */
export interface Round {
  yardstick: Run;
  cold: Run;
  unchanged: Run;
  changed: Run;
}

export interface SizeResult {
  /** Number of generated entries. */
  size: number;
  rounds: Round[];
  /** In milliseconds, see `measureWatch`. */
  watch: number[] | undefined;
  /** All three bundles, in MB. */
  bundles: { yardstick: number; ours: number };
}

/**
 * Measures the compiler and the yardstick on a content tree of a size.
 *
 * @param folder for the generated trees
 * @throws {BenchError} if a run fails, or its bundle does not contain the latest edit
 */
export async function measureSize(
  folder: string,
  size: number,
  roundCount: number,
): Promise<SizeResult> {
  const tree = provideContent(folder, size);
  const contentFolder = join(tree, 'content');
  const outFolder = join(tree, 'out');
  const yardstickFolder = join(tree, 'yardstick');
  const bundlePath = join(outFolder, 'content/tr/bundle.json');
  const compile = [
    // The script of `npm run catalogue`: runs the bundled tool, and bundles it again first if a source is newer.
    join(root, 'scripts/bin/catalogue.mjs'),
    'compile',
    ...['--content', contentFolder, '--out', outFolder],
  ];
  const baseline = [join(root, 'bench/content/baseline.ts'), contentFolder, yardstickFolder];

  const runYardstick = async () => {
    rmSync(yardstickFolder, { recursive: true, force: true });
    return runOnce(baseline, tree);
  };
  const runOurs = async (number: number) => {
    undoEdits(contentFolder);
    clearOutput(outFolder);
    const cold = await runOnce(compile, tree);
    const unchanged = await runOnce(compile, tree);
    const edit = prepareEdit(contentFolder, number);
    edit.apply();
    const changed = await runOnce(compile, tree);
    if (!holdsEdit(bundlePath, edit)) {
      throw new BenchError(`${bundlePath} does not hold the text that was changed last.`);
    }
    return { cold, unchanged, changed };
  };

  try {
    undoEdits(contentFolder);
    // Makes the pictures, which are not part of the measurement, and loads the files into the machine’s page cache.
    mkdirSync(outFolder, { recursive: true });
    await runOnce(compile, tree);
    const rounds: Round[] = [];
    for (let number = 0; number < roundCount; number += 1) {
      // The order alternates, so that neither program always runs in the state that the other left.
      const isYardstickFirst = number % 2 === 0;
      const before = isYardstickFirst ? await runYardstick() : undefined;
      const ours = await runOurs(number);
      rounds.push({ yardstick: before ?? (await runYardstick()), ...ours });
    }
    const bundles = {
      yardstick: measureBundles(yardstickFolder),
      ours: measureBundles(join(outFolder, 'content')),
    };
    const watch = await measureWatch({ run: compile, contentFolder, bundlePath, folder: tree });
    return { size, rounds, watch, bundles };
  } finally {
    undoEdits(contentFolder);
    rmSync(outFolder, { recursive: true, force: true });
    rmSync(yardstickFolder, { recursive: true, force: true });
  }
}

/** Removes all output and caches of a compile, except the pictures. */
function clearOutput(outFolder: string): void {
  for (const name of readdirSync(outFolder)) {
    if (name !== 'public') rmSync(join(outFolder, name), { recursive: true });
  }
  for (const name of readdirSync(join(outFolder, 'public'))) {
    if (name !== 'pictures') rmSync(join(outFolder, 'public', name), { recursive: true });
  }
}

/** Returns the size of all bundles, in MB. */
function measureBundles(folder: string): number {
  const bytes = languages.map((language) => statSync(join(folder, language, 'bundle.json')).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1e6;
}

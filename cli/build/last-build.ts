import { join, relative } from 'node:path';
import { readToolVersion } from '../content/content-cache.ts';
import { isSameStamp, readBytes, readStamp, type Stamp } from '../content/seen-files.ts';
import type { Collection } from '../content/sources.ts';
import type { Issue } from '../issue.ts';
import { writeFiles } from './write-files.ts';
import { type KnownPicture, listNames } from './write-pictures.ts';

/** What the last build that succeeded left behind; nothing of it depends on the clock. */
export interface LastBuild {
  /** The version of the tool that made it. */
  tool: string;
  /** A name for what stood in all content files. */
  inputs: string;
  /** The files it wrote, below the folder to write to, as it left them. */
  outputs: readonly (readonly [path: string, stamp: Stamp])[];
  pictures: readonly (readonly [name: string, known: KnownPicture])[];
  /** The warnings, in order. */
  issues: readonly Issue[];
  counts: Record<Collection, number>;
}

/** Below the folder to write to. */
const fileName = 'cache/last-build.json';

/** Reads what the last build left behind; nothing where there is none, or another version of the tool made it. */
export function readLastBuild(out: string): LastBuild | undefined {
  const text = readBytes(join(out, fileName))?.toString();
  try {
    const build: LastBuild | undefined = text === undefined ? undefined : JSON.parse(text);
    return build?.tool === readToolVersion() ? build : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes it, last of all: the next build trusts every file that it names. It only saves time, so a folder that cannot
 * be written is passed over.
 */
export function writeLastBuild(
  out: string,
  { outputs, ...build }: Omit<LastBuild, 'tool' | 'outputs'> & { outputs: readonly string[] },
): void {
  const stamps = outputs.flatMap((path) => {
    const stamp = readStamp(path);
    return stamp ? [[relative(out, path), stamp]] : [];
  });
  const content = { tool: readToolVersion(), ...build, outputs: stamps };
  try {
    writeFiles([{ path: join(out, fileName), content: `${JSON.stringify(content)}\n` }]);
  } catch {
    // What stands there still names other inputs or outputs than there are now.
  }
}

/** Whether content and files are what the last build left: then there is nothing to do. */
export function isUpToDate(
  out: string,
  { inputs, outputs, pictures }: LastBuild,
  current: string,
  pictureFolder: string,
): boolean {
  const present = new Set(listNames(pictureFolder));
  return (
    inputs === current &&
    outputs.every(([path, stamp]) => isSameStamp(readStamp(join(out, path)), stamp)) &&
    pictures.every(([, { fileNames }]) => fileNames.every((name) => present.has(name)))
  );
}

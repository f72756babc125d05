import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mapLanguages } from '../../shared/languages.ts';
import type { UnfinishedDraft } from '../checks/check-drafts.ts';
import { toolVersion } from '../content/content-cache.ts';
import type { Issue } from '../issue.ts';
import {
  type FileStat,
  isSameFileStat,
  listNames,
  readBytes,
  readFileStat,
} from '../lib/file-tracker.ts';
import { writeIfPossible } from '../lib/write-files.ts';
import type { Collection } from '../model/sources.ts';
import { type EntryLines, keptSections, splitEntries } from './make-bundle.ts';
import type { Effort } from './plan-picture.ts';
import type { KnownPicture, MadePicture } from './write-pictures.ts';

/** The record of the last successful build. */
export interface BuildRecord {
  /** The version of the tool that made the build. */
  tool: string;
  drafts: boolean;
  /** Hash of all content files. */
  inputs: string;
  /** The day of the build, since its warnings and notes may be others on another day. */
  day: string;
  /** The files that the build wrote, by path below the output folder, with their stats after writing. */
  outputs: readonly (readonly [path: string, stamp: FileStat])[];
  pictures: readonly (readonly [name: string, known: KnownPicture])[];
  /** The names of all pictures in the bundles. */
  shown: readonly string[];
  /** The hash of the facts that entries name, and those of the files of entries, in the order of the bundles. */
  entries: { facts: string } & Record<(typeof keptSections)[number], readonly string[]>;
  effort: Effort;
  /** The warnings and notes, in order. */
  issues: readonly Issue[];
  leftOut: readonly UnfinishedDraft[];
  counts: Record<Collection, number>;
}

/** Below the output folder. */
const fileName = 'cache/last-build.json';

/** Reads the record of the last build; `undefined` if there is none, or another version of the tool wrote it. */
export function readBuildRecord(out: string): BuildRecord | undefined {
  const text = readBytes(join(out, fileName))?.toString();
  try {
    const build: BuildRecord | undefined = text === undefined ? undefined : JSON.parse(text);
    return build?.tool === toolVersion ? build : undefined;
  } catch {
    return undefined;
  }
}

/** The local pictures as the last successful build made them, by their names. */
export function readBuiltPictures(out: string): ReadonlyMap<string, MadePicture> {
  const { pictures = [] } = readBuildRecord(out) ?? {};
  return new Map(pictures.map(([name, { picture }]) => [name, picture]));
}

/** Writes the record. Called last, because the next build trusts every file in the record. */
export function writeBuildRecord(
  out: string,
  { outputs, ...build }: Omit<BuildRecord, 'tool' | 'outputs'> & { outputs: readonly string[] },
): void {
  const stamps = outputs.flatMap((path) => {
    const stamp = readFileStat(path);
    return stamp ? [[relative(out, path), stamp]] : [];
  });
  const content = { tool: toolVersion, ...build, outputs: stamps };
  writeIfPossible({ path: join(out, fileName), content: `${JSON.stringify(content)}\n` });
}

/** Whether content and output are unchanged since the last build, so that there is nothing to do. */
export function isUpToDate(
  out: string,
  { inputs, outputs, pictures }: BuildRecord,
  current: string,
  pictureFolder: string,
): boolean {
  const present = new Set(listNames(pictureFolder));
  return (
    inputs === current &&
    hasOutputs(out, outputs) &&
    pictures.every(([, { fileNames }]) => fileNames.every((name) => present.has(name)))
  );
}

function hasOutputs(out: string, outputs: BuildRecord['outputs']): boolean {
  return outputs.every(([path, stamp]) => isSameFileStat(readFileStat(join(out, path)), stamp));
}

/** The entries in the bundles of the last build; `undefined` if a file is no longer the one that it wrote. */
export function recallEntries(
  out: string,
  { outputs, entries }: BuildRecord,
): EntryLines | undefined {
  if (!hasOutputs(out, outputs)) return undefined;
  const lines = mapLanguages((language) => {
    const bundle = readFileSync(join(out, 'content', language, 'bundle.json'));
    return new Map(keptSections.flatMap((name) => splitEntries(bundle, name, entries[name])));
  });
  return { facts: entries.facts, lines };
}

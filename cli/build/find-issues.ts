import { join } from 'node:path';
import { applyExceptions } from '../entries/exceptions.ts';
import { readExceptions } from '../entries/exceptions.ts';
import { type Issue, sortIssues } from '../issue.ts';
import { severityOf } from '../issue-codes.ts';
import { describeMissingFile } from '../content/check-content.ts';
import { checkPictures } from '../content/check-pictures.ts';
import { checkReferences } from '../content/check-references.ts';
import { type ContentIndex, indexContent } from '../content/content-index.ts';
import { dropShadowed } from '../content/drop-shadowed.ts';
import { createSourceFinder } from '../content/find-source.ts';
import { readBytes } from '../content/read-bytes.ts';
import { createSourceForms } from '../content/source-forms.ts';
import { createSources } from '../content/sources.ts';
import type { FileRecord } from './file-record.ts';
import { inspectFile } from './inspect-file.ts';

export interface FoundIssues {
  /** All problems in order, without those that are excepted. */
  issues: Issue[];
  /** Whether one of them stops the build. */
  hasErrors: boolean;
}

/**
 * Finds every problem of the content from what is known of its files; a file is opened again only where it is
 * not valid or refers to what is not there, so that it is told in full which words are meant.
 *
 * @param records of all files, in the order of their paths
 * @param isKnownPicture whether a picture file was found good before and has not changed since
 * @param requiredFiles paths without which there is no site
 */
export async function findIssues(
  records: readonly FileRecord[],
  folder: string,
  isKnownPicture: (file: string) => boolean,
  requiredFiles: readonly string[],
): Promise<FoundIssues> {
  const files = records.flatMap(({ file }) => file ?? []);
  const parts = records.flatMap(({ name, file }) => (name && file ? [file] : []));
  const texts = new Map(records.map(({ path, text }) => [path, text]));
  const index = indexContent({ files, texts });
  const { exceptions, issues: exceptionIssues } = readExceptions(files);
  const found = dropShadowed([
    ...findOwnIssues(records, folder, index),
    ...requiredFiles
      .filter((path) => !texts.has(path))
      .map((path) => describeMissingFile(path, [...texts.keys()])),
    ...exceptionIssues,
    ...checkReferences(parts, index),
    ...(await checkPictures(parts, folder, isKnownPicture)),
  ]);
  const kept = applyExceptions(found, exceptions, (code) => severityOf(code) === 'warning');
  return {
    issues: sortIssues(kept),
    hasErrors: kept.some(({ code }) => severityOf(code) === 'error'),
  };
}

function findOwnIssues(
  records: readonly FileRecord[],
  folder: string,
  index: ContentIndex,
): Issue[] {
  const issues: Issue[] = [];
  let findSource: ReturnType<typeof createSourceFinder> | undefined;
  for (const record of records) {
    if (record.isValid && refersToKnown(record, index)) {
      if (record.issues.length > 0) issues.push(...record.issues);
      continue;
    }
    const { path } = record;
    findSource ??= createSourceFinder(createSources(createSourceForms(index)));
    const again = inspectFile(folder, path, readBytes(join(folder, path)), findSource);
    issues.push(...again.record.issues);
  }
  return issues;
}

function refersToKnown({ links, pictures }: FileRecord, index: ContentIndex): boolean {
  return (
    links.every((address) => index.paths.has(address)) &&
    pictures.every((name) => index.pictures?.has(name) ?? true)
  );
}

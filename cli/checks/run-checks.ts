import type { Issue } from '../issue.ts';
import type { ContentFile } from '../model/content-file.ts';
import { findData } from '../model/content-index.ts';
import { glossaryFile, glossaryModel, glossarySchema, parseTerms } from '../model/glossary.ts';
import { isDraft } from '../model/is-draft.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import { findSource, sources } from '../model/sources.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { AllContent, TermsContent } from './check.ts';
import { checks } from './checks.ts';
import { dropHiddenIssues } from './drop-hidden.ts';
import { checkTexts } from './run-text-checks.ts';

const ofFiles = checks.filter((check) => check.looksAt === 'one file');
const ofTerms = checks.filter((check) => check.looksAt === 'one file and the terms');
const ofContent = checks.filter((check) => check.looksAt === 'all content');

/** Runs the checks of one file, and of its texts. */
export function checkFile(file: SourceFile): Issue[] {
  const source = findSource(file.path);
  const isGlossary = file.path === glossaryFile;
  const shape = isGlossary ? { schema: glossarySchema, model: glossaryModel } : source;
  const issues = ofFiles.flatMap(({ find }) => find(file, shape));
  return dropRepaired(source ? [...issues, ...checkTexts(file, source.model)] : issues, file);
}

/**
 * Leaves out problems on lines that were repaired to parse the file. Each such line has a problem of its own, and is
 * checked once it is corrected.
 */
function dropRepaired(issues: readonly Issue[], file: SourceFile): Issue[] {
  return issues.filter(({ line }) => !file.isRepaired(line));
}

/** Adds the findings of all content to those of each file alone, and leaves out what others hide. */
export async function checkContent(content: AllContent): Promise<Issue[]> {
  const { files, open } = content;
  const fileOf = new Map(content.readable.map((file) => [file.path, file]));
  const drafts = new Set(files.filter(isDraft).map(({ path }) => path));
  const found: Issue[] = [];
  const add = (issues: readonly Issue[]) => {
    for (const issue of issues) {
      found.push(drafts.has(issue.file) ? { ...issue, isNote: true } : issue);
    }
  };
  const addIntact = (issues: readonly Issue[]) => {
    for (const [path, own] of Map.groupBy(issues, ({ file }) => file)) {
      const file = fileOf.get(path);
      add(file ? dropRepaired(own, open(file)) : own);
    }
  };
  for (const { issues } of files) add(issues);
  addIntact(content.readable.flatMap(createTermsCheck(content)));
  for (const { find } of ofContent) addIntact(await find(content, found));
  return dropHiddenIssues(found);
}

/** The terms of the glossary that can be read, and the facts of the site. */
export function readTerms(files: readonly ContentFile[]) {
  return {
    terms: parseTerms(findData(files, glossaryFile)),
    factsOf: findSiteVariables(files),
  };
}

/**
 * Creates the check of one file and the terms. A file is looked at again only if it, the facts or the terms changed.
 *
 * @param content all files, or those of the whole site if the others are still being read
 */
export function createTermsCheck(content: TermsContent): (file: ContentFile) => readonly Issue[] {
  const version = [sources.site.file, glossaryFile]
    .map((path) => content.files.find((file) => file.path === path)?.hash)
    .join();
  const finders = ofTerms.map(({ prepare }) => prepare(content));
  return (file) => {
    if (file.withTerms?.version !== version) {
      const written = collectStrings(file.data).join('\n').replaceAll('\n', ' ');
      file.withTerms = { version, issues: finders.flatMap((find) => find(file, written)) };
    }
    return file.withTerms.issues;
  };
}

/** Whether a file can be read and belongs to a source. */
export function isReadable({ source, data }: ContentFile): boolean {
  return source !== undefined && data !== undefined;
}

/** All strings in a value. */
function collectStrings(value: unknown): string[] {
  const strings: string[] = [];
  const look = (inner: unknown): void => {
    if (typeof inner === 'string') strings.push(inner);
    else if (typeof inner === 'object' && inner !== null) Object.values(inner).forEach(look);
  };
  look(value);
  return strings;
}

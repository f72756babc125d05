import { issueCodes } from '../codes/codes.ts';
import { createFileIssue, type Issue, severityOf, sortIssues } from '../issue.ts';
import { suggestName } from '../lib/suggest-name.ts';
import type { FieldModel } from '../model/field-model.ts';
import { glossaryFile, parseTerms, type Term } from '../model/glossary.ts';
import { findSource, requiredFiles } from '../model/sources.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { checkAddresses } from './addresses.ts';
import { dropRepaired } from './analyze-file.ts';
import { applyExceptions } from './apply-exceptions.ts';
import { checkDrafts, createMentionCheck } from './check-drafts.ts';
import { checkFilledLengths } from './check-filled-lengths.ts';
import { checkForbiddenWords } from './check-forbidden-words.ts';
import { checkNotices } from './check-notices.ts';
import { checkReferences } from './check-references.ts';
import { checkTime } from './check-time.ts';
import { checkWordings } from './check-wordings.ts';
import { indexContent } from './content-index.ts';
import { findUnused } from './find-unused.ts';
import { isDraft } from './is-draft.ts';
import { checkPictures, imageFolder } from './picture-files.ts';
import { type Content, createContentReader } from './read-content.ts';
import { findSiteVariables } from './site-variables.ts';

/** The problems of the content. */
export interface ValidationResult {
  /** All problems in order: errors and warnings, then notes, without the excepted ones. */
  issues: Issue[];
  /** Whether one of the issues stops the build. Warnings and notes do not. */
  hasErrors: boolean;
  /** The terms of the glossary that can be read. */
  terms: readonly Term[];
}

/**
 * Finds every problem of every file: those of each file alone, and those between files. All commands find problems here
 * and nowhere else.
 */
export async function validateContent(content: Content): Promise<ValidationResult> {
  const { files, open } = content;
  const paths = files.map(({ path }) => path);
  const present = new Set(paths);
  const readable = files.filter(({ source, data }) => source !== undefined && data !== undefined);
  const drafts = new Set(files.filter(isDraft).map(({ path }) => path));
  const markNote = (issue: Issue): Issue =>
    drafts.has(issue.file) ? { ...issue, isNote: true } : issue;
  const isMentioned = createMentionCheck(content);
  const index = indexContent(files);
  const glossary = files.find(({ path }) => path === glossaryFile);
  const terms = parseTerms(glossary?.data);
  const between = Map.groupBy(
    [
      ...checkReferences(readable, index, open),
      ...checkAddresses(files, index, isMentioned, open),
      ...checkDrafts(files, open),
      ...checkWordings(readable, open),
      ...checkForbiddenWords(readable, terms, open),
      ...checkFilledLengths(readable, findSiteVariables(readable), open),
      // If the picture folder cannot be opened, nothing is known about its files.
      ...(present.has(imageFolder) ? [] : await checkPictures(readable, content)),
      ...checkNotices(readable, index, open),
    ],
    ({ file }) => file,
  );
  const found = dropDerivedIssues([
    ...files.flatMap(({ issues }) => issues),
    ...requiredFiles
      .filter((path) => !present.has(path))
      .map((path) => {
        const model = findSource(path)?.model;
        const isList = model?.kind === 'list' && model.mayBeEmpty;
        // A file that is required itself is not another one.
        const others = paths.filter((other) => !requiredFiles.includes(other));
        const params = { path, alike: suggestName(path, others), isList };
        return createFileIssue(issueCodes.missingFile, path, { problem: 'missingFile', params });
      }),
    ...[...between].flatMap(([path, issues]) => {
      const file = readable.find((part) => part.path === path);
      return file ? dropRepaired(issues, open(file)) : issues;
    }),
  ]).map(markNote);
  const all = [
    ...found,
    // Looks at errors, so it must not see those that time takes away: others would appear in their place.
    ...findUnused(content, found, isMentioned),
    ...checkTime(readable, open, Date.now()).map(markNote),
  ];
  const hasErrors = all.some((issue) => severityOf(issue) === 'error');
  return {
    issues: sortIssues(applyExceptions(all, files, { kind: 'C1', hasErrors })),
    hasErrors,
    terms,
  };
}

/** Content that was read and checked. */
export interface LoadedContent extends ValidationResult {
  content: Content;
}

/**
 * Reads and checks a content folder once.
 *
 * @param cacheFolder omit to disable the cache
 * @throws {ContentFolderError} if the folder cannot be read
 */
export async function loadAndValidate(
  folder: string,
  cacheFolder?: string,
): Promise<LoadedContent> {
  const reader = createContentReader(folder, { cacheFolder });
  await reader.scan();
  const content = await reader.read();
  const checked = await validateContent(content);
  reader.save();
  return { content, ...checked };
}

/** The files that can be read and belong to a source, each with the model of that source. */
export function listSources({ files, open }: Content): { file: SourceFile; model: FieldModel }[] {
  return files.flatMap((file) => {
    const source = findSource(file.path);
    return source && file.data !== undefined ? [{ file: open(file), model: source.model }] : [];
  });
}

type CodeName = keyof typeof issueCodes;

/** Problems that only follow from a `cause` on the same line or at the same place. */
const suppressionRules: { cause: CodeName[]; derived: CodeName[]; key: typeof lineKey }[] = [
  // Syntax problems of a line. A value that was read wrongly makes the findings of schemas and rules meaningless.
  {
    cause: ['duplicateKey', 'forbiddenYaml', 'cutText', 'invisibleCharacter'],
    derived: ['unknownKey', 'missingField', 'wrongType', 'wrongValue', 'wrongCount'],
    key: lineKey,
  },
  // A number instead of a text, or lines of text instead of a list. The schema’s finding covers how YAML read them.
  { cause: ['wrongType'], derived: ['changedNumber', 'joinedLines'], key: placeKey },
  { cause: ['changedNumber', 'missingPicture'], derived: ['wrongValue'], key: placeKey },
  { cause: ['missingCategory'], derived: ['wrongCount'], key: placeKey },
  // Whether a package leads to a page with its price can only be checked once its link is correct.
  { cause: ['brokenLink'], derived: ['missingFact'], key: placeKey },
];

/** Leaves out issues that only follow from another one on the same line: one mistake is one problem. */
export function dropDerivedIssues(issues: readonly Issue[]): Issue[] {
  const isOneOf = (names: CodeName[], { code }: Issue) =>
    names.some((name) => issueCodes[name] === code);
  const rows = suppressionRules.map(({ cause, derived, key }) => {
    const places = new Set(issues.filter((issue) => isOneOf(cause, issue)).map(key));
    return (issue: Issue) => isOneOf(derived, issue) && places.has(key(issue));
  });
  return issues.filter((issue) => !rows.some((hides) => hides(issue)));
}

function lineKey({ file, line }: Issue): string {
  return `${file}:${line}`;
}

function placeKey(issue: Issue): string {
  return `${lineKey(issue)}:${issue.column}`;
}

import type * as z from 'zod';
import type { IssueCode, Problem } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import type { ContentFile, OpenFile, PictureHeader } from '../model/content-file.ts';
import type { ContentIndex } from '../model/content-index.ts';
import type { FieldModel } from '../model/field-model.ts';
import type { Term } from '../model/glossary.ts';
import type { LocalContext } from '../model/localize.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { LabelRule, TextRule } from './text-rule.ts';

/** One row of `checks`. */
export type Check =
  | SyntaxCheck
  | WordsCheck
  | LinksCheck
  | FormsCheck
  | FileCheck
  | TermsCheck
  | ContentCheck;

interface Row {
  /** All codes of its findings. */
  codes: readonly IssueCode[];
  /** The findings whose certain corrections change letters or digits. All others change only signs and spaces. */
  rewords?: readonly Kind[];
  /** The findings of any check that its own ones hide: one mistake is one finding. */
  hides?: readonly Hiding[];
}

/** Finds while a file is read. */
interface SyntaxCheck extends Row {
  looksAt: 'syntax';
  /** The file that finds, below `cli`. */
  by: string;
}

/** Finds in one text in one language, without the addresses of its links. A label is a text for each plural form. */
interface WordsCheck extends Row {
  looksAt: 'words of a text';
  find: TextRule;
  /** Whether it also looks at texts that are the same in every language, such as the name of a car. */
  ofPlain?: true;
}

/** Finds in one long text in one language, as it is written. */
interface LinksCheck extends Row {
  looksAt: 'links of a text';
  find: TextRule;
}

/** Finds in one label in one language. */
interface FormsCheck extends Row {
  looksAt: 'plural forms';
  find: LabelRule;
}

/** Finds what can be known of a file alone. The findings are cached. */
interface FileCheck extends Row {
  looksAt: 'one file';
  find: (file: SourceFile, shape: FileShape | undefined) => Issue[];
}

/**
 * Finds what depends on one file and on the facts of `site.yaml` and the terms of the glossary. The findings are kept until
 * one of the three changes.
 */
export interface TermsCheck extends Row {
  looksAt: 'one file and the terms';
  /**
   * Prepares the check, which then looks at each readable file. It begins with a quick test of all that is written in
   * the file, on one line.
   */
  prepare: (content: TermsContent) => (file: ContentFile, written: string) => Issue[];
}

/** Finds what is between files. */
interface ContentCheck extends Row {
  looksAt: 'all content';
  /** `found` are the findings of each file alone, and of the rows above. */
  find: (content: AllContent, found: readonly Issue[]) => Issue[] | Promise<Issue[]>;
}

/** A code, or one problem of a code. */
export type Kind = IssueCode | Problem['problem'];

/** Which findings hide others, and where these are. */
interface Hiding {
  /** Defaults to all codes of the check. */
  by?: readonly Kind[];
  what: readonly Kind[];
  where: Relation;
}

/** The place of a hidden finding in relation to the one that hides it: within one text, or within one file. */
export type Relation =
  | 'in its text'
  | 'in what it removes'
  | 'in its certain correction'
  | 'in it or next to it'
  | 'on its line'
  | 'at its place'
  | 'in its field'
  | 'at the field that it means';

/** The schema and the model of a file; `undefined` for a file that is not part of the content. */
export interface FileShape {
  schema: z.ZodType;
  model: FieldModel;
}

/** What a check of one file and the terms may look at. */
export interface TermsContent {
  files: readonly ContentFile[];
  terms: readonly Term[];
  /** The facts of the site. */
  factsOf: LocalContext['factsOf'];
  open: OpenFile;
}

/** Everything that a check of all content may look at. */
export interface AllContent extends TermsContent {
  /** The files that can be read and belong to a source. */
  readable: readonly ContentFile[];
  /** All other files in the folder. */
  others: ReadonlyMap<string, 'file' | 'link'>;
  pictures: { folder: string; readHeader(file: string): Promise<PictureHeader | undefined> };
  index: ContentIndex;
  readText(path: string): string | undefined;
  /** Whether a draft with mistakes contains a name, see `createMentionCheck`. */
  isMentioned(name: string): boolean;
  /** In milliseconds since 1970. */
  now: number;
}

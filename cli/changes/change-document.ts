import type { Language } from '../../shared/languages.ts';
import type { PictureState } from './change.ts';
import type { MarkedPart } from './mark-words.ts';

/** The changes as every format shows them: sections of lines, in the language of the tool. */
export interface ChangeDocument {
  title: string;
  /** What it is compared with. */
  lead: string;
  /** How many pages of which kind changed; empty if nothing changed. */
  summary: string;
  /** Said instead if nothing changed for visitors. */
  nothing?: string;
  /** The changed pages, and what changes by itself from now on. */
  sections: readonly Section[];
  /** What visitors do not see; omitted if there is nothing. */
  unseen?: { title: string; sections: readonly Section[] };
  /** Files that could not be read, files that are only written differently, and the problems of the content. */
  notes: readonly string[];
}

/** A page, or a set of pages. */
export interface Section {
  title: string;
  address?: string;
  /** “New page” and the like. */
  state?: { kind: 'new' | 'gone' | 'moved'; name: string };
  notes: readonly string[];
  groups: readonly Group[];
  /** The heading of all groups if they only repeat a page that is new, and need not be seen at once. */
  whole?: string;
}

/** The changes of one language; those of all languages have none. */
export interface Group {
  language?: Language;
  /** Omitted if there is nothing to tell apart. */
  name?: string;
  /** A note that applies to every line. */
  note?: string;
  lines: readonly Line[];
}

export interface Line {
  /** The name of the field. */
  name: string;
  /** Who else sees the text, or what a translation replaced. */
  note?: string;
  body: LineBody;
}

export type LineBody =
  /** The text with its changed words; in the language of the group. */
  | { kind: 'words'; language: Language; parts: readonly MarkedPart[] }
  /** A price, a time, a link. */
  | { kind: 'fact'; before?: string; after?: string }
  | { kind: 'pictures'; before?: NamedPicture; after?: NamedPicture }
  | { kind: 'sentence'; text: string };

/** A picture with the words that describe it. */
export interface NamedPicture extends PictureState {
  words: string;
}

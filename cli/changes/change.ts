import type { Language } from '../../shared/languages.ts';
import type { ContentFile } from '../model/content-file.ts';
import type { changeWords } from './change-words.ts';

/** One of the two states of the content that are compared. */
export type Side = 'before' | 'after';

/** A step on the way to a field, as people read it. */
export interface Step {
  /** The identifier of the field, such as `car.title`; a name of the file if the schema has none. */
  field: string;
  /** The position of an item in its list, from 1. */
  position?: number;
  /** The text by which people know an item of a list, in all languages. */
  label?: unknown;
}

/** Why visitors do not see a field, or not as a text on the page. */
export type Hidden = keyof (typeof changeWords)['en']['hidden'];

/** The place of a change. */
export interface ChangePlace {
  /** Path below the content folder. */
  file: string;
  path: readonly PropertyKey[];
  steps: readonly Step[];
  hidden?: Hidden | undefined;
  /** The state that contains the field: the former one if it is gone. */
  side: Side;
}

/** A text in one language, as its visitors read it. */
export interface TextChange {
  kind: 'text';
  language: Language;
  /** Other languages whose visitors see the same text, since they have no translation. */
  also: readonly Language[];
  /** The plural form. */
  form?: string | undefined;
  /** Omitted if there was no text. */
  before?: string | undefined;
  /** Omitted if there is no text any more. */
  after?: string | undefined;
  /** A translation that came, so that Turkish is no longer shown, or that went. */
  turn?: 'translated' | 'untranslated';
}

/** A picture by its name in the library, with what the library had about it. */
export interface PictureState {
  side: Side;
  name: string;
  /** Its file in the folder of pictures; omitted for a picture elsewhere, or an unknown name. */
  file?: string | undefined;
  /** The content of the file as git names it, which tells files of one name apart. */
  blob?: string | undefined;
  /** Its alternative text in all languages. */
  alt: unknown;
}

/** A value without languages of an item that is told in one line, with the identifier of its field. */
export interface Fact {
  field: string;
  value: unknown;
}

/** What is different at a place. */
type Difference =
  | TextChange
  | { kind: 'value'; before: unknown; after: unknown }
  | { kind: 'switch'; isOn: boolean }
  | { kind: 'picture'; before?: PictureState | undefined; after?: PictureState | undefined }
  | { kind: 'item'; isNew: boolean; facts?: readonly Fact[] }
  | { kind: 'order'; from: number; to: number };

export type Change = ChangePlace & Difference;

/** A state of the content: its files, and what they refer to. */
export interface ContentState {
  side: Side;
  /** The files whose data is sure. */
  files: readonly ContentFile[];
  /** Names of the bytes of picture files, by their path below the content folder. */
  blobs: ReadonlyMap<string, string>;
}

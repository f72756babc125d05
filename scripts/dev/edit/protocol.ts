import type { Severity } from '../../../cli/issue.ts';
import type { UiLanguage } from '../../../cli/messages/messages.ts';
import type { FocalPoint, Size } from '../../../shared/focal-point.ts';
import type { Language } from '../../../shared/languages.ts';
import type { PluralForm } from '../../../shared/schemas/labels.ts';

// What pages and the development server say to each other while content is edited. Every request is a POST with JSON to
// `editPrefix` and the name of the request; every response is JSON.

export const editPrefix = '/__dev/edit/';

/** The header with the token that each page gets, see `ScriptData`. */
export const tokenHeader = 'x-edit-token';

/** The identity of a text or a picture: its place in the content, such as `cars/g63.yaml#features[2].title`. */
export type Key = string;

/** The texts of all languages; of a text that is the same in every language, only `all`. */
export type TextLanguage = Language | 'all';

/** A text, or its plural forms. Languages that are left out stay as they are. */
export type Wording = Partial<Record<TextLanguage, string | Partial<Record<PluralForm, string>>>>;

/** A text of a page: that of a text node, an attribute or a `<meta>`. Or a picture. */
export interface Piece {
  /** Of a picture, its URL; without the origin of this site. */
  text: string;
  kind?: 'picture';
  /** The language of the closest element with `lang`. */
  language: Language;
  /** The path of the closest link around it. */
  link?: string;
  /** Set if it is in the header or the footer of the page. */
  area?: 'header' | 'footer';
}

/** The name of a place of the content, for people. */
export interface PlaceName {
  /** Such as “Akşam Çöl Safarisi”; Turkish for an entry, else in the language of the tool. */
  entry: string;
  /** Such as “başlık”, in the language of the tool. */
  field: string;
}

/** The state of a text: `same` in every language, the Turkish `source`, or that of a translation. */
export type TextState =
  | 'same'
  | 'source'
  | 'confirmed'
  | 'unconfirmed'
  | 'stale'
  | 'missing'
  | 'leftOut';

/** One text field of the panel. */
export interface Field {
  language: TextLanguage;
  form?: PluralForm;
  /** As it is in the file, with its placeholders; empty if it is missing. */
  text: string;
  state: TextState;
  /** The exceptions of the file about it, such as `C105: a name`. The panel does not write them. */
  exceptions?: string[];
}

/** A picture, opened for editing where it is shown. */
export interface OpenPicture {
  /** Its name in the library. */
  name: string;
  /** The name at this place of the file, which differs if another picture is about to be chosen. */
  written: string;
  /** Its lines in the library, and a link that opens them in the maintainer’s editor. */
  place: { label: string; url: string };
  focus: FocalPoint;
  /** Whether it tells nothing, and so has no alternative text. */
  isDecorative: boolean;
  /** Whether it has another focal point where text is on it, which can be set in its file only. */
  hasPointBehindText: boolean;
  /** The compiled picture; omitted if there is none yet. */
  image?: { src: string } & Size;
  /** The other places that show it. */
  uses: { key: Key; name: PlaceName }[];
}

/** A picture to choose from. */
export interface LibraryPicture {
  name: string;
  /** The URL of a small version; omitted if there is none yet. */
  src?: string;
  /** Its alternative texts; none if it is decorative. */
  texts: Partial<Record<Language, string>>;
}

/** What changes at the place of a picture: which picture is shown there, and that picture’s focal point. */
export interface PictureChange {
  name: string;
  focus?: [x: number, y: number];
}

/** A text, opened for editing. */
export interface OpenText {
  key: Key;
  name: PlaceName;
  /** What the field means for visitors, in the language of the tool. */
  meaning?: string;
  /** The line of the text, and a link that opens it in the maintainer’s editor. */
  place: { label: string; url: string };
  /** The state of the file; of a picture, also that of the library. Both must still be the same to be saved. */
  base: string;
  fields: Field[];
  /** The placeholders that may be used, such as `{phone}`. */
  placeholders: string[];
  /** Maximum number of characters, if search engines cut longer texts. */
  limit?: number;
  /**
   * What counts for the length in each language besides what is typed: the characters shown behind the text, and those
   * that each placeholder becomes. Only if there is a limit.
   */
  counted?: Readonly<Record<Language, { after: number; filled: Readonly<Record<string, number>> }>>;
  /** Set if `key` is the place of a picture; then the fields are its alternative text, and none if it is decorative. */
  picture?: OpenPicture;
}

/** A problem that `validate` would report. */
export interface Finding {
  /** The field that the problem is about; omitted if it is about the text in all languages, or another place. */
  language?: TextLanguage;
  form?: PluralForm;
  severity: Severity;
  code: string;
  message: string;
  advice: string;
  /** What the text would be with the known correction. */
  correction?: Wording;
  /** Set if the problem is at another place of the content, which it names. */
  elsewhere?: string;
}

export interface Counts {
  problems: number;
  stale: number;
}

/** The requests by their names. */
export interface EditRequests {
  /** The numbers of the bar. */
  status: { request: object; response: Counts & { canUndo: boolean } };
  /** Finds the places of pieces of text: for each piece, the likeliest place first; none if it is not content. */
  places: {
    request: {
      /** The path of the page. */
      path: string;
      pieces: readonly Piece[];
    };
    response: { found: Key[][]; names: Record<Key, PlaceName> };
  };
  /** Opens a text, or the place of a picture. `picture` names another one, to show what choosing it would mean. */
  open: { request: { key: Key; picture?: string }; response: OpenText };
  /** Lists the pictures that a place may show. */
  library: { request: object; response: { pictures: LibraryPicture[] } };
  /** Counts the pages that show texts. Answers once all pages have been read; omits what no page shows. */
  seen: { request: { keys: readonly Key[] }; response: { pages: Record<Key, number> } };
  /** Judges the content as it would be, and writes nothing. */
  judge: {
    request: { key: Key; wording: Wording; picture?: PictureChange };
    response: { findings: Finding[] };
  };
  /** Writes what differs. An error in `findings` means that nothing was written. */
  save: {
    request: { key: Key; base: string; wording: Wording; picture?: PictureChange };
    response:
      | { result: 'saved'; text: OpenText }
      | { result: 'refused'; findings: Finding[] }
      /** The file is no longer the one that was opened: nothing was written. `text` is the newer version. */
      | { result: 'changed'; message: string; text: OpenText };
  };
  /** Records that a translation still says what the Turkish text says. */
  confirm: { request: { key: Key; base: string; language: Language }; response: OpenText };
  /** Takes the last save back. */
  undo: { request: object; response: { key: Key } };
}

export type EditRequest = keyof EditRequests;

/** Every request also says in which language of the tool its sentences are. */
export type RequestBody<Name extends EditRequest> = EditRequests[Name]['request'] & {
  ui: UiLanguage;
};

/** The response to a request that failed: a sentence for people, with HTTP status 4xx or 5xx. */
export interface Refusal {
  message: string;
}

/** The data attributes of the script element of the editor. */
export interface ScriptData {
  token: string;
  /** The language of the tool, if it is set; else that of the page decides. */
  ui?: UiLanguage;
  /** Why editing is off, if it is. */
  refusal?: string;
  /** Set if the clock of the page is not the real one. */
  clock?: 'set';
}

import type { Language } from '../../shared/languages.ts';
import type { PluralForm } from '../../shared/schemas/labels.ts';
import { formatPath } from '../issue.ts';
import type { Words } from '../legacy-words.ts';

type UnitState = 'missing' | 'stale' | 'current';

/** One text that a translator gets, or one plural form of it. */
export interface ExchangeUnit {
  /** See `createUnitId`. */
  id: string;
  /** Path of the content file below the content folder. */
  file: string;
  /** Path of the text in its file, without the language. */
  path: readonly PropertyKey[];
  form?: PluralForm;
  /** The Turkish text. */
  source: string;
  /** The translation that stands in the file; empty if there is none. */
  target: string;
  state: UnitState;
  /** What the field is. */
  meaning: Words;
  /** The most characters that search results show. */
  maxLength?: number;
  /** Parts of the source that the site fills in, such as `{{count}}` and `{phone}`. */
  placeholders: readonly string[];
  /** Of the source, as the lock file holds it. */
  sourceHash: string;
  /** The Turkish text that a stale translation was made from, where it is known. */
  previousSource?: string;
}

/** What is given to a translator. */
export interface ExchangeDocument {
  sourceLanguage: 'tr';
  targetLanguage: Language;
  /** The name of the whole, such as “Vaha Dubai”. */
  original: string;
  units: readonly ExchangeUnit[];
}

/** One text that came back. */
export interface ReadUnit {
  id: string;
  source: string;
  /** Empty if there is none. */
  target: string;
  /** Whether the translator’s program marks the translation as done: not initial, fuzzy, missing or stale. */
  isConfirmed: boolean;
  /** What the translation was at the export, see `hashBase`; absent where the file does not tell. */
  base?: string;
  /** Where it stands in the file that came back, where that is known. */
  line?: number;
}

/** What came back from a translator. */
export interface ReadDocument {
  targetLanguage: Language;
  units: ReadUnit[];
}

/** A text’s name in exchanged files, unique in the whole content: `labels.yaml#results.count@few`. */
export function createUnitId(
  file: string,
  path: readonly PropertyKey[],
  form?: PluralForm,
): string {
  return `${file}#${formatPath(path)}${form === undefined ? '' : `@${form}`}`;
}

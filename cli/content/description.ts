import type { IssueCode } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import { readField } from './content-index.ts';
import type { FieldModel } from './field-model.ts';

/** A schema problem in an editor’s words, and whether it stands at the key rather than at the value. */
export interface Description {
  code: IssueCode;
  path: PropertyKey[];
  message: Words;
  advice: Words;
  atKey?: boolean;
  /** What would be right in the place of the key or value, where that is known. */
  replacement?: string;
  /** `quote` puts the value into double quotes as it stands; `replaceBare` never keeps quotes around it. */
  remedy?: 'quote' | 'replace' | 'replaceSafely' | 'replaceBare';
}

/** What is known around a problem. */
export interface Surroundings {
  /** The value of the whole file. */
  value: unknown;
  model: FieldModel;
  /** What stands in the file for the value at a path, such as `+971501234567` or `~`. */
  readWritten(path: readonly PropertyKey[]): string;
}

/** The value at a path; nothing where there is none. */
export function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => readField(inner, key), value);
}

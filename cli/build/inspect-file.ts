import { join } from 'node:path';
import { exceptionsFile } from '../entries/exceptions.ts';
import type { Issue } from '../issue.ts';
import { describeUnknownFile } from '../content/check-content.ts';
import { checkFile } from '../content/check-file.ts';
import { checkTexts } from '../content/check-texts.ts';
import type { SourceOfFile } from '../content/find-source.ts';
import { readBytes } from '../content/read-bytes.ts';
import { parseContent } from '../content/read-content.ts';
import { createSourceFile, type SourceFile } from '../yaml/source-file.ts';
import { type FileRecord, isCollection, pickFacts } from './file-record.ts';
import { listReferences } from './list-references.ts';
import { hashBytes } from './stamp.ts';

export type FindSource = (path: string) => SourceOfFile | undefined;

export interface Inspection {
  record: FileRecord;
  source?: SourceOfFile;
  /** The value as its schema understands it; absent where it is not valid. */
  value?: unknown;
}

/**
 * Parses and checks one file by itself.
 *
 * @param folder the content folder
 * @param bytes what stands in it, absent where it could not be read
 * @param findSource with forms that know no links or pictures: those are told apart in `links` and `pictures`
 */
export function inspectFile(
  folder: string,
  path: string,
  bytes: Uint8Array | undefined,
  findSource: FindSource,
): Inspection {
  const { file, text, issues } = parseContent(path, bytes);
  const start = { path, hash: hashBytes(bytes), text: '', links: [], pictures: [] };
  const base = { ...start, namesFacts: false, issues, isValid: false };
  if (!file) return { record: { ...base, text } };
  if (path === exceptionsFile) return { record: { ...base, file, isValid: true } };
  const source = findSource(path);
  if (!source) {
    return { record: { ...base, file, issues: [...issues, describeUnknownFile(file)] } };
  }
  const checked = checkFile(file, source.schema, source.model);
  const { value } = checked;
  const isEntry = isCollection(source.name);
  const record: FileRecord = {
    ...base,
    ...(value !== undefined && listReferences(value, source.model)),
    name: source.name,
    file: isEntry ? createStub(folder, path, pickFacts(file.data)) : file,
    issues: concatenate(issues, checked.issues, checkTexts(file, source.model)),
    isValid: value !== undefined,
    namesFacts: text.includes('{'),
    ...(!isEntry && { value }),
  };
  return { record, source, value };
}

/** Most files have no problem at all; they share one empty list. */
function concatenate(...lists: readonly (readonly Issue[])[]): readonly Issue[] {
  return lists.every((list) => list.length === 0) ? none : lists.flat();
}

const none: readonly Issue[] = [];

/**
 * A file of which only some fields are kept, and which is opened again where a place in it is asked for.
 *
 * @param data the fields
 */
export function createStub(folder: string, path: string, data: unknown): SourceFile {
  let opened: SourceFile | undefined;
  const open = () => {
    if (opened) return opened;
    const { file, text } = parseContent(path, readBytes(join(folder, path)));
    opened = file ?? createSourceFile({ path, text, data });
    return opened;
  };
  return {
    path,
    data,
    get text() {
      return open().text;
    },
    get lines() {
      return open().lines;
    },
    get isFixed() {
      return open().isFixed;
    },
    locate: (place) => open().locate(place),
    locateKey: (place) => open().locateKey(place),
    findNode: (place) => open().findNode(place),
    issue: (...details) => open().issue(...details),
    report: (...details) => open().report(...details),
  };
}

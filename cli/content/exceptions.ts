import * as z from 'zod';
import { translatedLanguages } from '../../shared/languages.ts';
import { createCheckedText } from '../../shared/schemas/checked-text.ts';
import type { FieldProblem } from '../../shared/schemas/field-problem.ts';
import { nonEmpty } from '../../shared/schemas/field-types.ts';
import { withFieldIds } from '../../shared/schemas/with-field-ids.ts';
import { type IssueCode, issueCodes, type Problem } from '../codes/codes.ts';
import { type Fix, formatPath, type Issue } from '../issue.ts';
import { composeLetters } from '../lib/compose-letters.ts';
import { fieldPath, parseFieldPath, writeFieldPath } from '../lib/field-path.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { readModel } from '../model/field-model.ts';
import { nameItem, nameSteps } from '../model/item-names.ts';
import { EditError, setScalars } from '../yaml/set-scalars.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import {
  type ExceptionPlace,
  findPlace,
  type LostItem,
  listCandidates,
} from './exception-places.ts';
import { validateSchema } from './validate-schema.ts';

/** The file of reasoned exceptions, below the content folder. */
export const exceptionsFile = 'exceptions.yaml';

/** The codes that may be excepted: warnings and translation gaps. Errors would break the site, and notes stop nothing. */
const exceptable = Object.values(issueCodes).filter((code) => /^C[12]/.test(code));

const path = createCheckedText((value) => (parseFieldPath(value) ? undefined : refusePath(value)), {
  forms: [{ pattern: fieldPath.source, problem: 'notAFieldPath' }],
});

const exception = z.strictObject(
  withFieldIds('exception', {
    /** Path below the content folder. */
    file: nonEmpty,
    /** The field, which includes all fields below it. Items of lists are called by their names, see `nameItem`. */
    path,
    codes: z.array(z.enum(exceptable)).min(1),
    /** The translations concerned; omit for all of them. */
    languages: z.array(z.enum(translatedLanguages)).min(1).optional(),
    /** Why the content is correct as it is, for the next reader. */
    reason: nonEmpty,
  }),
);

export const exceptionsSchema = z.array(exception);

/** The problem of a path that does not follow the grammar: mostly a name with other quotes, or none. */
function refusePath(value: string): FieldProblem {
  const quoted = value.replace(/\[([^[\]]*)\]/g, (written: string, name: string) =>
    parseFieldPath(`x${written}`)
      ? written
      : writeFieldPath([{ name: name.trim().replace(/^["'“”«»‘’]|["'“”«»‘’]$/g, '') }]),
  );
  const replacement = parseFieldPath(quoted) && quoted;
  const params = { value, ...(replacement !== undefined && { meant: replacement }) };
  return { code: 'C013', problem: 'notAFieldPath', params, ...(replacement && { replacement }) };
}

/** An exception, its position in the file, and the field it is about. */
export type Exception = z.infer<typeof exception> & { position: number; place: ExceptionPlace };

/** The exceptions of the content, and the file that locates each of them. */
export interface Exceptions {
  list: readonly Exception[];
  file?: SourceFile;
  /** The data of a file by its path; `undefined` if it is missing or cannot be read. */
  readData(file: string): unknown;
}

/**
 * Reads the reasoned exceptions of the content, and reports their problems. Invalid ones are left out.
 *
 * @param paths of the content files, whose names may have their letters composed or not
 */
export function readExceptions(
  file: SourceFile | undefined,
  readData: Exceptions['readData'],
  paths: readonly string[] = [],
) {
  const pathOf = new Map(paths.map((path) => [composeLetters(path), path]));
  const items: readonly unknown[] = Array.isArray(file?.data) ? file.data : [];
  const list = items.flatMap((item, position): Exception[] => {
    const { data } = exception.safeParse(item);
    if (!data) return [];
    const about = pathOf.get(data.file) ?? data.file;
    const place = findPlace(readData(about), parseFieldPath(data.path) ?? []);
    return [{ ...data, file: about, position, place }];
  });
  const exceptions: Exceptions = { list, file, readData };
  const issues = file ? validateSchema(file, exceptionsSchema, readModel(exceptionsSchema)) : [];
  return { exceptions, issues };
}

/**
 * Leaves out issues that a reasoned exception covers, and reports exceptions whose reason no longer applies.
 *
 * @param isLookedFor whether this run looks for problems of a code in a file. An exception is only reported if this run
 *   looks for all of its codes, or for one of them if its item is gone
 */
export function applyExceptions(
  issues: readonly Issue[],
  exceptions: Exceptions,
  isLookedFor: (code: IssueCode, file: string) => boolean,
): Issue[] {
  const { list, file } = exceptions;
  const used = new Set<Exception>();
  const kept = issues.filter((issue) => {
    const covering = list.filter((exception) => covers(exception, exception.place.path, issue));
    for (const exception of covering) used.add(exception);
    return covering.length === 0;
  });
  const needless = list.flatMap((exception) => {
    const { file: about, path, codes, position, place } = exception;
    const isCodeLookedFor = (code: IssueCode) => isLookedFor(code, about);
    const isJudged = place.lost ? codes.some(isCodeLookedFor) : codes.every(isCodeLookedFor);
    if (!file || !isJudged || used.has(exception)) return [];
    if (place.lost) {
      const meant = findMeant(exception, place.lost, exceptions.readData(about), kept);
      return [reportLost(file, exception, place.lost, meant)];
    }
    const said = { problem: 'needlessException', params: { file: about, path } } as const;
    return [file.report(issueCodes.needlessException, [position, 'path'], said)];
  });
  return [...kept, ...needless];
}

/** @param field the path of the field that the exception is about; `undefined` covers nothing */
function covers(
  { file, codes, languages }: Exception,
  field: readonly PropertyKey[] | undefined,
  issue: Issue,
): boolean {
  if (!field || issue.file !== file || !codes.some((code) => code === issue.code)) return false;
  const start = formatPath(field);
  const below = issue.path.slice(start.length);
  if (!issue.path.startsWith(start) || !/^(?:$|[.[])/.test(below)) return false;
  if (languages === undefined) return true;
  const keys = below.split(/[.[\]]/);
  return languages.some((covered) => keys.includes(covered));
}

/** Reports an exception whose item is gone, or has the same name as another. */
function reportLost(
  file: SourceFile,
  { file: about, position }: Exception,
  { list, step, twins }: LostItem,
  meant: string | undefined,
): Issue {
  const params = { file: about, list: formatPath(list), meant };
  const said: Problem =
    typeof step === 'number'
      ? { problem: 'exceptedPositionGone', params: { ...params, position: step } }
      : twins.length === 0
        ? { problem: 'exceptedItemGone', params: { ...params, name: step.name } }
        : {
            problem: 'exceptedTwins',
            params: {
              ...params,
              name: step.name,
              paths: twins.map((twin) => formatPath([...list, twin])),
            },
          };
  const fix = meant === undefined ? undefined : replacePath(file, position, meant, false);
  return file.report(issueCodes.needlessException, [position, 'path'], said, { fix });
}

/**
 * The path that a lost exception probably means now. An open finding that the exception would cover speaks for an item:
 * it is the only one with such a finding, or the one with the most similar name.
 */
function findMeant(
  exception: Exception,
  lost: LostItem,
  data: unknown,
  open: readonly Issue[],
): string | undefined {
  const fitting = listCandidates(data, lost).filter(({ path: field }) =>
    open.some((issue) => covers(exception, field, issue)),
  );
  const [only, other] = fitting;
  const { step, twins } = lost;
  const isByName = typeof step === 'object' && twins.length === 0;
  const names = fitting.map(({ item }) => nameItem(item) ?? '');
  const alike = isByName ? suggestName(step.name, names) : undefined;
  const similar = alike === undefined ? undefined : fitting[names.indexOf(alike)];
  const chosen = other === undefined ? only : similar;
  return chosen && writeFieldPath(nameSteps(data, chosen.path));
}

/**
 * The fix that replaces the path of an exception, and nothing else of its file.
 *
 * @param position of the exception
 * @returns `undefined` if the path cannot be replaced without changing more, such as an alias
 */
export function replacePath(
  file: SourceFile,
  position: number,
  written: string,
  isSafe: boolean,
): Fix | undefined {
  try {
    const { edits } = setScalars(file.text, [{ path: [position, 'path'], value: written }]);
    return { edits, isSafe };
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

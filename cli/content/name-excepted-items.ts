import { translatedLanguages } from '../../shared/languages.ts';
import { describeIssue, issueCodes } from '../codes/codes.ts';
import { formatPath, type Issue, limitProblems } from '../issue.ts';
import { type FieldStep, parseFieldPath, writeFieldPath } from '../lib/field-path.ts';
import { nameSteps } from '../model/item-names.ts';
import { quoteText } from '../yaml/line-index.ts';
import { canBePlain } from '../yaml/write-scalar.ts';
import { findPlace } from './exception-places.ts';
import { type Exception, type Exceptions, exceptionsFile, replacePath } from './exceptions.ts';
import { rewording } from './rewording.ts';

/**
 * Reports exceptions that call an item by its position although it has a name. The fix writes the name. It is certain,
 * unless the name itself may change: because its file cannot be read for sure, or because another fix comes first.
 *
 * @param issues the other issues of the content
 * @param isCertain whether a file can mean nothing else than what was read
 */
export function findPositions(
  { list, file, readData }: Exceptions,
  issues: readonly Issue[],
  isCertain: (file: string) => boolean,
): Issue[] {
  if (!file) return [];
  const hasIssue = ({ position }: Exception) => {
    const { line } = file.locate([position, 'path']);
    return issues.some((issue) => issue.file === file.path && issue.line === line);
  };
  const found = list.flatMap((exception): Issue[] => {
    const { file: about, path, position, place } = exception;
    if (!place.path) return [];
    const steps = nameSteps(readData(about), place.path);
    const written = parseFieldPath(path) ?? [];
    const depth = steps.findIndex(
      (step, at) => typeof step === 'object' && typeof written[at] === 'number',
    );
    if (depth < 0 || hasIssue(exception)) return [];
    const item = formatPath(place.path.slice(0, depth + 1));
    const isChanging = issues.some(
      (issue) => issue.file === about && issue.fix?.isSafe && issue.path.startsWith(item),
    );
    const named = writeFieldPath(steps);
    const fix = replacePath(file, position, named, isCertain(about) && !isChanging);
    const said = { problem: 'exceptionByPosition', params: { item, named } } as const;
    return [file.report(issueCodes.exceptionByPosition, [position, 'path'], said, { fix })];
  });
  return limitProblems(found);
}

/**
 * Makes a certain correction uncertain if it may rename an item that an exception names: the exception would lose its
 * item.
 */
export function keepNames(issues: readonly Issue[], { list }: Exceptions): Issue[] {
  const named = list.flatMap(({ file, path, place }) => {
    const depth = (parseFieldPath(path) ?? []).findLastIndex((step) => typeof step === 'object');
    if (!place.path || depth < 0) return [];
    return [{ file, item: formatPath(place.path.slice(0, depth + 1)) }];
  });
  const renames = ({ code, file, path }: Issue) =>
    rewording.has(code) && named.some((one) => one.file === file && path.startsWith(one.item));
  return issues.map((issue) =>
    issue.fix?.isSafe && renames(issue)
      ? { ...issue, fix: { ...issue.fix, isSafe: false } }
      : issue,
  );
}

/**
 * Adds the path of an exception to an issue whose advice suggests one, if it is not the path of the issue.
 *
 * @param data of the file of the issue
 */
export function addExceptionPath(issue: Issue, data: unknown): Issue {
  const isInList = /\[\d/.test(issue.path);
  if (!isInList || !describeIssue(issue, 'en').advice.includes(exceptionsFile)) return issue;
  const steps = parseFieldPath(issue.path) ?? [];
  // The languages of an exception have a field of their own.
  const end = steps.findLastIndex((step) => isTranslated(step));
  const { path = [] } = findPlace(data, end < 0 ? steps : steps.slice(0, end));
  const named = writeFieldPath(nameSteps(data, path));
  if (named === formatPath(path)) return issue;
  const written = canBePlain(named, false) ? named : quoteText(named);
  return { ...issue, exceptionPath: written };
}

function isTranslated(step: FieldStep): boolean {
  return translatedLanguages.some((language) => language === step);
}

import { formatPath, issueCodes } from '../issue.ts';
import type { Description } from './description.ts';

/**
 * Leaves out what only follows from another problem of the schema: of a value of the wrong type no length matters,
 * and a field that is misspelt is not missing as well.
 */
export function dropFollowing(descriptions: readonly Description[]): Description[] {
  const wrong = new Set(
    descriptions
      .filter(({ code }) => code === issueCodes.wrongType)
      .map(({ path }) => formatPath(path)),
  );
  const misspelt = new Set(
    descriptions.flatMap(({ code, path, replacement }) =>
      code === issueCodes.unknownKey && replacement !== undefined
        ? [formatPath([...path.slice(0, -1), replacement])]
        : [],
    ),
  );
  return descriptions.filter(({ code, path }) => {
    const place = formatPath(path);
    if (code === issueCodes.missingField && misspelt.has(place)) return false;
    return code === issueCodes.wrongType || !wrong.has(place);
  });
}

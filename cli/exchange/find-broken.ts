import { checkTexts } from '../content/check-texts.ts';
import type { FieldModel } from '../content/field-model.ts';
import type { Issue } from '../issue.ts';
import { severityOf } from '../issue-codes.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';

/** The errors that content files would have once they are written; they must not be, where there are any. */
export function findBroken(
  texts: ReadonlyMap<string, string>,
  models: ReadonlyMap<string, FieldModel>,
): Issue[] {
  return [...texts].flatMap(([path, text]) => {
    const { file, issues } = parseYaml(path, text);
    const model = models.get(path);
    const found = file && model ? checkTexts(file, model) : [];
    return [...issues, ...found].filter(({ code }) => severityOf(code) === 'error');
  });
}

import type { Language } from '../../../shared/languages.ts';
import { checkTexts } from '../../content/check-texts.ts';
import type { FieldModel } from '../../content/field-model.ts';
import { formatPath, type Issue, severityOf } from '../../issue.ts';
import { ToolError } from '../../tool-error.ts';
import { findWords, type ToolLanguage } from '../../words/words.ts';
import { parseYaml } from '../../yaml/parse-yaml.ts';
import { EditError, type ScalarChange, setScalars } from '../../yaml/set-scalars.ts';
import type { AcceptedUnit, ImportCheck } from './check-import.ts';

/**
 * Writes accepted translations into the texts of content files; nothing is saved here. Where one file cannot be
 * changed without harm, none is: the caller writes only what all of them became.
 *
 * @param readText reads a content file by its path below the content folder
 * @returns the new texts of the files that change
 * @throws {ToolError} where a text has no place any more, or something else would change
 */
export function applyImport(
  readText: (file: string) => string | undefined,
  targetLanguage: Language,
  accepted: readonly AcceptedUnit[],
): Map<string, string> {
  const files = Map.groupBy(
    accepted.filter(({ isChanged }) => isChanged),
    ({ unit }) => unit.file,
  );
  const changed = new Map<string, string>();
  for (const [file, units] of files) {
    const before = readText(file) ?? '';
    const text = edit(file, before, listChanges(units, targetLanguage));
    if (text !== before) changed.set(file, text);
  }
  return changed;
}

function edit(file: string, text: string, changes: readonly ScalarChange[]): string {
  try {
    return setScalars(text, changes).text;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const place = error.path === '' ? file : `${file}, ${error.path}`;
    const { say } = error;
    throw new ToolError(
      (words) => words.exchange.failures.cannotWrite({ place, reason: say(words) }),
      { cause: error },
    );
  }
}

/** A change for each text; the forms of a counted sentence go together, since they may need a map. */
function listChanges(units: readonly AcceptedUnit[], language: Language): ScalarChange[] {
  const texts = Map.groupBy(units, ({ unit }) => formatPath(unit.path));
  return [...texts.values()].flatMap((unitsOfText): ScalarChange[] => {
    const path = [...(unitsOfText[0]?.unit.path ?? []), language];
    const forms = unitsOfText.flatMap(({ unit: { form }, target }) =>
      form === undefined ? [] : [[form, target] as const],
    );
    if (forms.length > 0) return [{ path, value: Object.fromEntries(forms), isProse: true }];
    return unitsOfText.map(({ target }) => ({ path, value: target, isProse: true }));
  });
}

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

/** What an import brought in. */
export interface ImportResult {
  accepted: readonly AcceptedUnit[];
  unchanged: number;
  /** The content files that changed, below the content folder. */
  files: readonly string[];
  isDryRun: boolean;
}

/** Says what was imported, with what a translator should look at again. */
export function reportImport(result: ImportResult, language: ToolLanguage): string {
  const { accepted, unchanged, files, isDryRun } = result;
  const words = findWords(language);
  const warnings = accepted.flatMap(({ unit, warnings: messages }) =>
    messages.map((say) => `${unit.id}\n  ${say(words)}\n`),
  );
  const written = accepted.filter(({ isChanged }) => isChanged).length;
  const confirmed = accepted.length - written;
  const counts = { written, files: files.length, confirmed, unchanged };
  return [
    ...warnings,
    ...files.map((file) => `${file}\n`),
    `${words.exchange.imported(counts)}\n`,
    ...(isDryRun ? [`${words.exchange.rehearsal}\n`] : []),
  ].join('');
}

/** Names every text that must not be imported, with all reasons. */
export function reportRefusals(
  { refused }: Pick<ImportCheck, 'refused'>,
  file: string,
  language: ToolLanguage,
): string {
  const words = findWords(language);
  const lines = refused.map(({ id, line, reasons }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `${place}  ${id}\n${reasons.map((say) => `  ${say(words)}\n`).join('')}`;
  });
  return `${lines.join('\n')}\n${words.exchange.refused(refused.length)}\n`;
}

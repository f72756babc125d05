import type { Language } from '../../shared/languages.ts';
import { formatPath } from '../issue.ts';
import { findWords } from '../words/words.ts';
import { EditError, type ScalarChange, setScalars } from '../yaml/set-scalars.ts';
import type { AcceptedUnit } from './check-import.ts';
import { ExchangeError } from './exchange-error.ts';

/**
 * Writes accepted translations into the texts of content files; nothing is saved here. Where one file cannot be changed without
 * harm, none is: the caller writes only what all of them became.
 *
 * @param texts the content files by their path below the content folder
 * @returns the new texts of the files that change
 * @throws ExchangeError where a text has no place any more, or something else would change
 */
export function applyImport(
  texts: ReadonlyMap<string, string>,
  targetLanguage: Language,
  accepted: readonly AcceptedUnit[],
): Map<string, string> {
  const files = Map.groupBy(
    accepted.filter(({ isChanged }) => isChanged),
    ({ unit }) => unit.file,
  );
  const changed = new Map<string, string>();
  for (const [file, units] of files) {
    const before = texts.get(file) ?? '';
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
    throw new ExchangeError(
      {
        en: `${place}: ${error.say(findWords('en'))} Nothing was written.`,
        tr: `${place}: ${error.say(findWords('tr'))} Hiçbir şey yazılmadı.`,
      },
      undefined,
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

import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import type { TextEdit } from '../issue.ts';
import { byPlace, spliceEdits } from './apply-edits.ts';
import { EditError } from './edit-error.ts';
import { findPlace, isBlank, type Place } from './find-place.ts';
import { planFill, planInsert, planReplace } from './plan-edits.ts';
import { rankKey } from './rank-key.ts';
import { verifyEdit } from './verify-edit.ts';
import { isSameText } from './wrap-paragraphs.ts';

/** A text to be written into a content file. */
export interface ScalarChange {
  path: readonly PropertyKey[];
  /** The new text, or the plural forms of a label by their category. */
  value: string | Readonly<Record<string, string>>;
  /** Whether a single line break means no more than a space, so that a block may be wrapped anew. */
  isProse?: boolean;
}

/** A change of exactly one text, with forms taken apart where the map of them stands already. */
export interface PlannedChange extends ScalarChange {
  document: ReturnType<typeof parseDocument>;
  source: string;
  eol: string;
}

/**
 * Sets texts of a YAML file and leaves every other byte as it is: comments, blank lines, order, indentation,
 * line breaks, byte-order mark. A text keeps its style (plain, quoted, `|`) where that can hold the new one. A
 * language that is not there yet is put after those before it. A text that is the same already is left alone.
 *
 * @returns the new text of the file, and the edits that lead to it, in offsets of the old one
 * @throws EditError where the file does not parse, a path leads nowhere or something else would change
 */
export function setScalars(
  text: string,
  changes: readonly ScalarChange[],
): { text: string; edits: TextEdit[] } {
  const document = parseDocument(text, { keepSourceTokens: true, merge: false });
  if (document.errors.length > 0) {
    throw new EditError([], {
      en: 'The file is not valid YAML, so nothing can be written into it. Run “catalogue validate” first.',
      tr: 'Dosya geçerli bir YAML değil, bu yüzden içine yazılamıyor. Önce “catalogue validate” çalıştırın.',
    });
  }
  refuseBrokenCharacters(changes);
  const shared = { document, source: text, eol: text.includes('\r\n') ? '\r\n' : '\n' };
  const edits = changes
    .toSorted((a, b) => rankKey(a.path.at(-1)) - rankKey(b.path.at(-1)))
    .flatMap((change) => planChange({ ...change, ...shared }))
    .toSorted(byPlace);
  if (edits.length === 0) return { text, edits };
  refuseOverlaps(edits);
  const edited = spliceEdits(text, edits);
  verifyEdit(document, edited, changes);
  return { text: edited, edits };
}

function planChange(change: PlannedChange): TextEdit[] {
  const place = findPlace(change.document, change.path);
  if (place.kind === 'item') return planScalar(change, place.scalar, place);
  if (place.kind === 'gap') return planInsert(change, place.map);
  const { value } = place.pair;
  if (isMap(value) && typeof change.value !== 'string') {
    return planForms(change, change.value);
  }
  if (isBlank(value)) return planFill(change, place.map, place.pair);
  if (isScalar(value)) return planScalar(change, value, place);
  throw new EditError(change.path, {
    en: 'A list or a group of fields stands here, not a text.',
    tr: 'Burada metin değil, bir liste ya da alan grubu var.',
  });
}

function planForms(change: PlannedChange, forms: Readonly<Record<string, string>>): TextEdit[] {
  return Object.entries(forms)
    .toSorted(([a], [b]) => rankKey(a) - rankKey(b))
    .flatMap(([form, value]) => planChange({ ...change, path: [...change.path, form], value }));
}

function planScalar(change: PlannedChange, scalar: Scalar, place: Place): TextEdit[] {
  if (scalar.anchor !== undefined || scalar.tag !== undefined) {
    throw new EditError(change.path, {
      en: 'The text has a YAML anchor or tag. Put it in double quotes first.',
      tr: 'Metinde YAML çapası (&) ya da etiketi (!) var. Önce metni çift tırnağa alın.',
    });
  }
  const text = typeof scalar.value === 'string' ? scalar.value : (scalar.source ?? '');
  const isSame =
    text === change.value ||
    (change.isProse && typeof change.value === 'string' && isSameText(text, change.value));
  return isSame ? [] : planReplace(change, scalar, place);
}

/** Unlike fixes, texts are all written or none, so nothing may be left out. Several may be added at one place. */
function refuseOverlaps(edits: readonly TextEdit[]): void {
  if (edits.every(({ start }, index) => start >= (edits[index - 1]?.end ?? 0))) return;
  throw new EditError([], {
    en: 'Two changes want to write into the same place of the file.',
    tr: 'İki değişiklik dosyanın aynı yerine yazmak istiyor.',
  });
}

/** Half a surrogate pair cannot be written as UTF-8. */
function refuseBrokenCharacters(changes: readonly ScalarChange[]): void {
  const broken = changes.find(({ value }) =>
    (typeof value === 'string' ? [value] : Object.values(value)).some(
      (text) => !text.isWellFormed(),
    ),
  );
  if (broken === undefined) return;
  throw new EditError(broken.path, {
    en: 'The text holds half a character. Paste it again.',
    tr: 'Metinde yarım kalmış bir karakter var. Metni yeniden yapıştırın.',
  });
}

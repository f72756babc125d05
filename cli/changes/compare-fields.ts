import { isDeepStrictEqual } from 'node:util';
import { findEnd } from '../../shared/dubai-time.ts';
import { moment } from '../../shared/schemas/field-types.ts';
import { getAt } from '../lib/get-at.ts';
import { chooseOption, type FieldModel } from '../model/field-model.ts';
import type { Change, ChangePlace, Fact, PictureState, Side, Step } from './change.ts';
import { matchItems } from './compare-lists.ts';
import { compareTexts } from './compare-texts.ts';
import { findHidden, type Switches } from './find-hidden.ts';

/** The fields by which people know an item of a list. */
const labelFields = ['title', 'name', 'label', 'q'];

/** What a comparison knows about the content around a value. */
export interface CompareContext {
  file: string;
  /** The switches of the present site. */
  switches: Switches;
  /** What a name of a picture stands for. */
  findPicture(name: string, side: Side): PictureState;
  /** The present instant, in milliseconds since 1970. */
  now: number;
}

interface Place extends Omit<ChangePlace, 'file'> {
  model: FieldModel;
}

/**
 * Compares a value with its former state, field by field. Fields that the schema does not know are left out, since
 * nobody sees them.
 */
export function compareFields(
  before: unknown,
  after: unknown,
  model: FieldModel,
  context: CompareContext,
): Change[] {
  const root: Place = { path: [], steps: [], side: 'after', model };
  return compareValues(before ?? undefined, after ?? undefined, root, context);
}

function compareValues(
  before: unknown,
  after: unknown,
  place: Place,
  context: CompareContext,
): Change[] {
  if (before === undefined && after === undefined) return [];
  const model = chooseModel(before, after, place.model);
  if (!model) {
    // A text took the place of a fact, or the other way round.
    return [
      ...compareValues(before, undefined, { ...place, side: 'before' }, context),
      ...compareValues(undefined, after, place, context),
    ];
  }
  switch (model.kind) {
    case 'fields':
      return [...model.fields].flatMap(([key, field]) =>
        compareValues(
          readField(before, key),
          readField(after, key),
          enterField(place, key, field, context),
          context,
        ),
      );
    case 'list':
      // A list of plain words or names is told as a whole.
      if (['value', 'entry', 'place'].includes(model.item.kind))
        return compareLeaves(before, after, { ...place, model }, context);
      return compareItems(readList(before), readList(after), { ...place, model }, context);
    case 'record':
      return listKeys(before, after).flatMap((key) => {
        const label = getAt(readField(after, key) ?? readField(before, key), ['alt']);
        const steps = [...place.steps, { field: key, label }];
        const path = [...place.path, key];
        const side = readField(after, key) === undefined ? 'before' : place.side;
        const inner = { ...place, path, steps, side, model: model.item };
        return compareValues(readField(before, key), readField(after, key), inner, context);
      });
    case 'choice':
      return [];
    default:
      return compareLeaves(before, after, { ...place, model }, context);
  }
}

/** The model that fits both states; `undefined` if there is none. */
function chooseModel(before: unknown, after: unknown, model: FieldModel): FieldModel | undefined {
  if (model.kind !== 'choice') return model;
  const [former, present] = [before, after].map((value) =>
    value === undefined ? undefined : chooseOption(model.options, value),
  );
  if (!former || !present || former === present) return present ?? former;
  return undefined;
}

function compareLeaves(
  before: unknown,
  after: unknown,
  { model, ...place }: Place,
  { file, findPicture }: CompareContext,
): Change[] {
  const at: ChangePlace = { file, ...place };
  if (model.kind === 'text' || model.kind === 'label') {
    const found = compareTexts(before, after, model.meta.isLong === true);
    return found.map((change) => ({ ...at, ...change }));
  }
  const [former, present] = [before, after].map((value) => completeValue(value, model));
  if (isDeepStrictEqual(former, present)) return [];
  if (model.kind === 'picture') {
    const states = {
      before: typeof former === 'string' ? findPicture(former, 'before') : undefined,
      after: typeof present === 'string' ? findPicture(present, 'after') : undefined,
    };
    const isSame = states.after?.blob !== undefined && states.after.blob === states.before?.blob;
    return [{ ...at, ...(isSame && { hidden: 'internal' as const }), kind: 'picture', ...states }];
  }
  if (model.meta.fieldId?.startsWith('switches.'))
    return [{ ...at, kind: 'switch', isOn: present === true }];
  return [{ ...at, kind: 'value', before: former, after: present }];
}

/** A value as the site uses it: without spaces around it, and with the middle of the picture as its usual focus. */
function completeValue(value: unknown, { meta }: FieldModel): unknown {
  if (value === undefined && meta.fieldId === 'picture.focus') return [0.5, 0.5];
  if (Array.isArray(value) && value.length === 0) return undefined;
  return typeof value === 'string' ? value.trim() : value;
}

function compareItems(
  before: readonly unknown[],
  after: readonly unknown[],
  place: Place & { model: { kind: 'list' | 'record'; item: FieldModel } },
  context: CompareContext,
): Change[] {
  const { item } = place.model;
  return matchItems(before, after, item).flatMap((pair): Change[] => {
    const former = pair.before === undefined ? undefined : before[pair.before];
    const present = pair.after === undefined ? undefined : after[pair.after];
    const position = pair.after ?? pair.before ?? 0;
    const value = present ?? former;
    const inner: Place = {
      ...place,
      path: [...place.path, position],
      steps: nameItem(place.steps, position, findLabel(value, item, context)),
      side: pair.after === undefined ? 'before' : place.side,
      model: item,
    };
    // Notices and special hours last until a moment.
    const isLasting = item.kind === 'fields' && item.fields.has('until');
    const states = [former, present].filter((state) => state !== undefined);
    if (isLasting && states.every((state) => isOver(state, context.now))) inner.hidden ??= 'over';
    const { model: _model, ...at } = { file: context.file, ...inner };
    const isAlone = pair.before === undefined || pair.after === undefined;
    // A picture, or a single text, that came or went shows it itself.
    const isNoted = isAlone && (item.kind === 'fields' || item.kind === 'choice');
    const isNew = pair.before === undefined;
    const changes = compareValues(former, present, inner, context);
    if (isAlone && isLasting) {
      const facts = changes.flatMap(toFact);
      return [{ ...at, kind: 'item', isNew, facts }, ...changes.filter(isText)];
    }
    return [
      ...(isNoted ? [{ ...at, kind: 'item', isNew } as const] : []),
      ...(pair.isMoved && pair.before !== undefined
        ? [{ ...at, kind: 'order', from: pair.before + 1, to: position + 1 } as const]
        : []),
      ...changes,
    ];
  });
}

function isText({ kind }: Change): boolean {
  return kind === 'text';
}

function toFact(change: Change): Fact[] {
  if (change.kind !== 'value') return [];
  const { steps, before, after } = change;
  return [{ field: steps.at(-1)?.field ?? '', value: after ?? before }];
}

/** Whether a notice, or special hours, had ended at an instant. */
export function isOver(value: unknown, now: number): boolean {
  const until = moment.safeParse(getAt(value, ['until']));
  return until.success && findEnd(until.data) <= now;
}

/** The text by which people know an item of a list; `undefined` if it has none. */
function findLabel(value: unknown, { kind }: FieldModel, { findPicture }: CompareContext): unknown {
  if (kind === 'picture') return findPicture(String(value), 'after').alt;
  if (kind !== 'fields') return kind === 'text' ? value : undefined;
  return [...labelFields, 'text']
    .map((field) => getAt(value, [field]))
    .find((found) => found !== undefined);
}

function nameItem(steps: readonly Step[], position: number, label: unknown): Step[] {
  const last = steps.at(-1) ?? { field: '' };
  const named = { ...last, position: position + 1, ...(label !== undefined && { label }) };
  return [...steps.slice(0, -1), named];
}

/** Fields without a name of their own for people. */
const wrappers: ReadonlySet<string> = new Set(['section.items', 'values.items', 'site.features']);

function enterField(
  place: Place,
  key: string,
  model: FieldModel,
  { switches }: CompareContext,
): Place {
  const { fieldId = key } = model.meta;
  // The entries of a section are known by the section, and a switch by its feature.
  const isWrapper = wrappers.has(fieldId);
  const steps = isWrapper ? place.steps : [...place.steps, { field: fieldId }];
  const hidden = place.hidden ?? findHidden(key, fieldId, switches);
  return { ...place, path: [...place.path, key], steps, model, ...(hidden && { hidden }) };
}

function readField(value: unknown, key: string): unknown {
  return getAt(value, [key]) ?? undefined;
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function listKeys(...values: readonly unknown[]): string[] {
  const objects = values.filter((value) => typeof value === 'object' && value !== null);
  return [...new Set(objects.flatMap((value) => Object.keys(value)))];
}

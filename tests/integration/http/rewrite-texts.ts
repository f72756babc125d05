import * as z from 'zod';
import { chooseOption, type FieldModel, readModel } from '../../../cli/model/field-model.ts';
import { createStoredBundle } from '../../../shared/schemas/bundle.ts';

/**
 * Changes the values of a bundle in place, also those of fields that are missing.
 *
 * @param write returns the new value of a field; `undefined` to look at what is in it
 */
export function rewriteTexts(
  bundle: object,
  write: (model: FieldModel, value: unknown, path: string) => unknown,
): void {
  visit(bundle, readModel(createStoredBundle(z.string())), '');

  function visit(value: unknown, model: FieldModel, path: string): unknown {
    const written = write(model, value, path);
    if (written !== undefined) return written;
    if (typeof value !== 'object' || value === null) return value;
    if (model.kind === 'choice') {
      const option = chooseOption(model.options, value);
      return option ? visit(value, option, path) : value;
    }
    if (model.kind === 'fields') {
      for (const [key, field] of model.fields) {
        const inner = visit(Reflect.get(value, key), field, `${path}.${key}`);
        if (inner !== undefined) Reflect.set(value, key, inner);
      }
    }
    if ((model.kind === 'list' || model.kind === 'record') && model.item.kind !== 'value') {
      for (const key of Object.keys(value)) {
        Reflect.set(value, key, visit(Reflect.get(value, key), model.item, `${path}[${key}]`));
      }
    }
    return value;
  }
}

import type { Language } from '../../shared/languages.ts';
import type { SourceText } from '../../shared/schemas/forms.ts';
import { chooseOption, type FieldModel } from '../content/field-model.ts';
import { type Facts, localizeText } from './localize-text.ts';

/** What a value needs to be put into one language. */
export interface LocalContext {
  language: Language;
  factsOf: (language: Language) => Facts;
}

/**
 * Puts a checked value into one language: texts resolve themselves, all else stays as it is.
 * Walks the value along its model rather than through a schema: the value was checked, and to check it again
 * in every language would cost more than all the rest.
 *
 * @throws where a text is not what it was checked to be
 */
export function localize(value: unknown, model: FieldModel, context: LocalContext): unknown {
  if (value === null || value === undefined) return value;
  switch (model.kind) {
    case 'text':
      if (!isText(value)) throw new Error('A text was checked and is none.');
      return localizeText(value, context.language, context.factsOf);
    case 'fields':
      return localizeFields(value, model.fields, context);
    case 'list':
      return Array.isArray(value)
        ? value.map((item) => localize(item, model.item, context))
        : value;
    case 'record':
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, localize(item, model.item, context)]),
      );
    case 'choice': {
      const option = chooseOption(model.options, value);
      return option ? localize(value, option, context) : value;
    }
    default:
      return value;
  }
}

/** The fields of an object in one language, in the order of its schema. */
export function localizeFields(
  value: unknown,
  fields: ReadonlyMap<string, FieldModel>,
  context: LocalContext,
): Record<string, unknown> {
  const local: Record<string, unknown> = {};
  if (typeof value !== 'object' || value === null) return local;
  for (const [key, field] of fields) {
    const inner: unknown = Reflect.get(value, key);
    if (inner !== undefined) local[key] = localize(inner, field, context);
  }
  return local;
}

function isText(value: unknown): value is SourceText {
  return (
    typeof value === 'object' && value !== null && 'tr' in value && typeof value.tr === 'string'
  );
}

import { chooseOption, type FieldModel } from '../content/field-model.ts';
import { copyText } from './file-record.ts';

export interface References {
  /** Addresses inside the site, each once. */
  links: string[];
  /** Names of pictures, each once. */
  pictures: string[];
}

/** Everything that a checked value refers to by address or by name of a picture. */
export function listReferences(value: unknown, model: FieldModel): References {
  const links = new Set<string>();
  const pictures = new Set<string>();
  collect(value, model);
  return { links: Array.from(links, copyText), pictures: Array.from(pictures, copyText) };

  function collect(inner: unknown, field: FieldModel): void {
    if (typeof inner === 'string') {
      if (field.kind === 'link') links.add(inner);
      else if (field.kind === 'picture') pictures.add(inner);
      return;
    }
    if (typeof inner !== 'object' || inner === null) return;
    if (field.kind === 'fields') {
      for (const [key, next] of field.fields) collect(Reflect.get(inner, key), next);
    } else if (field.kind === 'list' || field.kind === 'record') {
      if (field.item.kind === 'text') return;
      for (const item of Object.values(inner)) collect(item, field.item);
    } else if (field.kind === 'choice') {
      const option = chooseOption(field.options, inner);
      if (option) collect(inner, option);
    }
  }
}

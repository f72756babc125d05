import { languages } from '../../shared/languages.ts';
import { issueCodes } from '../issue.ts';
import { suggestName } from '../rules/suggest-name.ts';
import { readField } from './content-index.ts';
import { type Description, getValueAt, type Surroundings } from './description.ts';
import { chooseOption, type FieldModel, findModel } from './field-model.ts';
import { suggest } from './source-forms.ts';

/** Says of a key that means nothing where it stands what it was probably meant to be. */
export function describeUnknownKey(
  key: string,
  path: PropertyKey[],
  { value, model }: Surroundings,
): Description {
  const holder = getValueAt(value, path);
  const fields = findFields(findModel(model, path, value), holder);
  const known = fields ? [...fields.keys()] : [...languages];
  const free = known.filter((name) => readField(holder, name) === undefined);
  const lost = fields && findLostText(key, holder, fields);
  const meant = suggestName(key, free);
  return {
    code: issueCodes.unknownKey,
    path: [...path, key],
    message: {
      en: `“${key}” is not a field here.`,
      tr: `Burada “${key}” diye bir alan yok.`,
    },
    advice: lost === undefined ? advise(meant, known) : adviseIndent(lost),
    atKey: true,
    ...(meant !== undefined && { replacement: meant, remedy: 'replace' as const }),
  };
}

function findFields(
  model: FieldModel | undefined,
  holder: unknown,
): ReadonlyMap<string, FieldModel> | undefined {
  const shape = model?.kind === 'choice' ? chooseOption(model.options, holder) : model;
  return shape?.kind === 'fields' ? shape.fields : undefined;
}

/** The empty text above a language that lost its indentation. */
function findLostText(
  key: string,
  holder: unknown,
  fields: ReadonlyMap<string, FieldModel>,
): string | undefined {
  if (!languages.some((language) => language === key)) return undefined;
  const names = typeof holder === 'object' && holder !== null ? Object.keys(holder) : [];
  return names
    .slice(0, names.indexOf(key))
    .findLast((name) => fields.get(name)?.kind === 'text' && readField(holder, name) === null);
}

function adviseIndent(name: string) {
  return {
    en: `Indent the line by two spaces, so that it belongs to “${name}”.`,
    tr: `Satırı iki boşluk içeriden başlatın; o zaman “${name}” alanına ait olur.`,
  };
}

function advise(meant: string | undefined, known: readonly string[]) {
  if (meant !== undefined) return suggest(meant);
  return {
    en: `Remove it; the fields here are: ${known.join(', ')}.`,
    tr: `Kaldırın; buradaki alanlar: ${known.join(', ')}.`,
  };
}

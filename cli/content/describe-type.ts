import { issueCodes } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import { adviseOnType, type TypeAdvice } from './advise-on-type.ts';
import type { Description, Surroundings } from './description.ts';
import { findModel } from './field-model.ts';
import { describeFound, nameType, nameWanted } from './value-words.ts';

/** Says that a field is missing, empty, or holds something else than it should. */
export function describeType(
  expected: string,
  found: unknown,
  path: PropertyKey[],
  { value, model, readWritten }: Surroundings,
): Description {
  const field = findModel(model, path, value);
  const wanted = nameWanted(field) ?? nameType(expected);
  if (found === undefined) return describeMissing(path, wanted);
  const written = readWritten(path);
  if (found === null && written === '') return describeEmpty(path, wanted);
  const kind = field?.kind === 'text' || field?.kind === 'label' ? field.kind : expected;
  const { advice, ...remedy } = adviseOnType(kind, found, written);
  const what = describeFound(found, written);
  return {
    code: issueCodes.wrongType,
    path,
    message: {
      en: `Expected ${wanted.en}, found ${what.en}.`,
      tr: `Burada ${wanted.tr} olmalı; bulunan: ${what.tr}.`,
    },
    advice,
    ...remedy,
  } satisfies Description & TypeAdvice;
}

function describeMissing(path: PropertyKey[], wanted: Words): Description {
  const name = String(path.at(-1));
  return {
    code: issueCodes.missingField,
    path,
    message:
      name === 'tr'
        ? { en: 'The Turkish text is missing.', tr: 'Türkçe metin eksik.' }
        : { en: `The field “${name}” is missing.`, tr: `“${name}” alanı eksik.` },
    advice:
      name === 'tr'
        ? {
            en: 'Add tr; all translations are made from the Turkish text.',
            tr: 'tr satırını ekleyin; bütün çeviriler Türkçe metinden yapılır.',
          }
        : { en: `Add it; it holds ${wanted.en}.`, tr: `Ekleyin; değeri ${wanted.tr} olmalı.` },
  };
}

function describeEmpty(path: PropertyKey[], wanted: Words): Description {
  const name = String(path.at(-1));
  return {
    code: issueCodes.missingField,
    path,
    message: {
      en: path.length === 0 ? 'The file is empty.' : `The field “${name}” is empty.`,
      tr: path.length === 0 ? 'Dosya boş.' : `“${name}” alanı boş.`,
    },
    advice:
      path.length === 0
        ? {
            en: 'Fill it like another file of its kind, or delete it.',
            tr: 'Aynı türden başka bir dosya gibi doldurun ya da silin.',
          }
        : {
            en: `Write ${wanted.en} there.`,
            tr: `Oraya ${wanted.tr} yazın.`,
          },
    atKey: true,
  };
}

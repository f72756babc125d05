import { z } from 'zod';
import { addProblem } from '../../shared/schemas/checked-text.ts';
import type { FieldProblem } from '../../shared/schemas/field-problem.ts';
import { type Forms, sourceText } from '../../shared/schemas/forms.ts';
import { suggestName } from '../rules/suggest-name.ts';
import type { ContentIndex } from './content-index.ts';

/** The forms of editors’ files: texts side by side, links and pictures that must exist. */
export function createSourceForms(
  index: Pick<Partial<ContentIndex>, 'paths' | 'pictures' | 'uncertain'>,
): Forms<typeof sourceText, z.ZodString> {
  return {
    text: sourceText,
    picture: z
      .string()
      .superRefine((name, context) => {
        if (index.pictures === undefined || index.pictures.has(name)) return;
        addProblem(context, nameUnknownPicture(name, index.pictures));
      })
      .meta({ kind: 'picture' }),
    url: z
      .string()
      .superRefine((address, context) => {
        if (index.paths === undefined || index.paths.has(address)) return;
        if (index.uncertain?.some((prefix) => address.startsWith(prefix))) return;
        addProblem(context, nameBrokenLink(address, index.paths));
      })
      .meta({ kind: 'link' }),
  };
}

function nameUnknownPicture(value: string, known: ReadonlySet<string>): FieldProblem {
  const meant = suggestName(value, [...known]);
  return {
    code: 'C022',
    problem: 'unknownPicture',
    params: { value, meant },
    ...(meant !== undefined && { replacement: meant }),
  };
}

function nameBrokenLink(value: string, known: ReadonlySet<string>): FieldProblem {
  const code = 'C021';
  const detail = value.replace(/^\/detail\//, '/detay/');
  if (detail !== value) {
    return {
      code,
      problem: 'linkToDetail',
      params: { value, detail },
      ...(known.has(detail) && { replacement: detail, isSafe: true }),
    };
  }
  if (/[?#]/.test(value)) return { code, problem: 'linkWithQuery', params: { value } };
  const meant = suggestName(value, [...known]);
  return {
    code,
    problem: 'unknownLink',
    params: { value, meant },
    ...(meant !== undefined && { replacement: meant }),
  };
}

/** “Did you mean …?”, in both languages. */
export function suggest(meant: string): { en: string; tr: string } {
  return { en: `Did you mean “${meant}”?`, tr: `Şunu mu demek istediniz: “${meant}”?` };
}

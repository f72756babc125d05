import { z } from 'zod';
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
        context.addIssue({
          code: 'custom',
          params: describeUnknownPicture(name, index.pictures) satisfies FieldProblem,
        });
      })
      .meta({ role: 'picture' }),
    url: z
      .string()
      .superRefine((address, context) => {
        if (index.paths === undefined || index.paths.has(address)) return;
        if (index.uncertain?.some((prefix) => address.startsWith(prefix))) return;
        context.addIssue({
          code: 'custom',
          params: describeBrokenLink(address, index.paths) satisfies FieldProblem,
        });
      })
      .meta({ role: 'link' }),
  };
}

function describeUnknownPicture(name: string, known: ReadonlySet<string>): FieldProblem {
  const meant = suggestName(name, [...known]);
  return {
    code: 'C022',
    message: {
      en: `There is no picture “${name}” in pictures.yaml.`,
      tr: `pictures.yaml dosyasında “${name}” adlı bir resim yok.`,
    },
    advice:
      meant === undefined
        ? {
            en: 'Use the name of a picture listed there, or add the picture to it first.',
            tr: 'Oradaki bir resmin adını kullanın ya da önce resmi oraya ekleyin.',
          }
        : suggest(meant),
    ...(meant !== undefined && { replacement: meant }),
  };
}

function describeBrokenLink(address: string, known: ReadonlySet<string>): FieldProblem {
  const message = {
    en: `The link “${address}” leads to no page of the site.`,
    tr: `“${address}” bağlantısı sitede hiçbir sayfaya gitmiyor.`,
  };
  const code = 'C021';
  const detail = address.replace(/^\/detail\//, '/detay/');
  if (detail !== address) {
    return {
      code,
      message,
      advice: {
        en: `Detail pages live under /detay/: write ${detail}.`,
        tr: `Ayrıntı sayfaları /detay/ altındadır: ${detail} yazın.`,
      },
      ...(known.has(detail) && { replacement: detail, isSafe: true }),
    };
  }
  if (/[?#]/.test(address)) {
    return {
      code,
      message,
      advice: {
        en: 'A link in the content names a page alone, without ? or #.',
        tr: 'İçerikteki bağlantı yalnızca sayfayı gösterir; ? ya da # içermez.',
      },
    };
  }
  const meant = suggestName(address, [...known]);
  if (meant !== undefined) return { code, message, advice: suggest(meant), replacement: meant };
  return {
    code,
    message,
    advice: address.startsWith('/')
      ? {
          en: 'Check its spelling against the slug of the entry or the list of pages in content/README.md.',
          tr: 'Yazılışını kaydın slug değeriyle ya da content/README.md içindeki sayfa listesiyle karşılaştırın.',
        }
      : {
          en: 'A link inside the site starts with a slash, such as /detay/col-turu.',
          tr: 'Site içi bağlantı eğik çizgiyle başlar, örneğin /detay/col-turu.',
        },
  };
}

/** “Did you mean …?”, in both languages. */
export function suggest(meant: string): { en: string; tr: string } {
  return { en: `Did you mean “${meant}”?`, tr: `Şunu mu demek istediniz: “${meant}”?` };
}

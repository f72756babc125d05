import { z } from 'zod';
import { type Forms, sourceText } from '../../shared/schemas/forms.ts';
import { contactFacts } from '../../shared/schemas/pages.ts';
import type { ContentIndex } from './content-index.ts';

const siteFactNames: ReadonlySet<string> = new Set(contactFacts);

/** Marks a refinement’s problem with the issue it stands for, see `describeProblem`. */
export interface ReferenceProblem {
  kind: 'brokenLink' | 'unknownPicture' | 'wrongPlaceholder';
  advice: string;
}

/** The forms of editors’ files: texts side by side, links and pictures that must exist. */
export function createSourceForms(index: ContentIndex): Forms<typeof sourceText, z.ZodString> {
  return {
    text: sourceText
      .superRefine((text, context) => {
        for (const [language, wording] of Object.entries(text)) {
          for (const [, name = ''] of (wording ?? '').matchAll(/\{(\w+)\}/g)) {
            if (siteFactNames.has(name)) continue;
            context.addIssue({
              code: 'custom',
              path: [language],
              message: `{${name}} is not a fact that can be filled in.`,
              params: {
                kind: 'wrongPlaceholder',
                advice: `Use one of: ${[...siteFactNames].map((fact) => `{${fact}}`).join(', ')}.`,
              } satisfies ReferenceProblem,
            });
          }
        }
      })
      .meta({ role: 'text' }),
    picture: z
      .string()
      .superRefine((name, context) => {
        if (index.pictures === undefined || index.pictures.has(name)) return;
        context.addIssue({
          code: 'custom',
          message: `There is no picture “${name}” in pictures.yaml.`,
          params: {
            kind: 'unknownPicture',
            advice: 'Use the name of a picture listed there, or add the picture to it first.',
          } satisfies ReferenceProblem,
        });
      })
      .meta({ role: 'picture' }),
    url: z
      .string()
      .superRefine((address, context) => {
        const advice = adviseOnLink(address, index.paths);
        if (advice === undefined) return;
        context.addIssue({
          code: 'custom',
          message: `The link “${address}” leads to no page of the site.`,
          params: { kind: 'brokenLink', advice } satisfies ReferenceProblem,
        });
      })
      .meta({ role: 'link' }),
  };
}

function adviseOnLink(address: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(address)) return undefined;
  if (/[?#]/.test(address)) return 'A link in the content names a page alone, without ? or #.';
  if (address.startsWith('/detail/')) {
    return `Detail pages live under /detay/: write ${address.replace('/detail/', '/detay/')}.`;
  }
  if (!address.startsWith('/')) {
    return 'A link inside the site starts with a slash, such as /detay/col-turu.';
  }
  return 'Check its spelling against the slug of the entry or the list of pages in content/README.md.';
}

import { type TextRole, textRoles } from '../../shared/schemas/text-roles.ts';
import { issueCodes } from '../issue.ts';
import type { TextFinding } from './text-rule.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Finds a title or description that search results would cut (C101, C102). Counted is what readers see as one
 * character, so that a letter with its marks is one. A title’s limit is for the title alone: the server adds
 * the brand only where both fit.
 */
export function checkLength(text: string, { textRole }: { textRole?: TextRole }): TextFinding[] {
  if (textRole === undefined) return [];
  const { searchLimit } = textRoles[textRole];
  if (text.length <= searchLimit) return [];
  const shown = text.trim();
  const clusters = [...graphemes.segment(shown)];
  const firstBeyond = clusters[searchLimit];
  if (!firstBeyond) return [];
  const isTitle = textRole !== 'description';
  const offset = text.indexOf(shown);
  return [
    {
      code: isTitle ? issueCodes.longTitle : issueCodes.longDescription,
      start: offset + firstBeyond.index,
      end: offset + shown.length,
      problem: 'cutInSearch',
      params: { isTitle, length: clusters.length, limit: searchLimit },
    },
  ];
}

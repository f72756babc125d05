import { textRoles } from '../../shared/schemas/text-roles.ts';
import { issueCodes } from '../issue.ts';
import type { RoleRule } from './text-rule.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Finds a title or description that search results would cut (C101, C102). Counted is what readers see as one
 * character, so that a letter with its marks is one. A title’s limit is for the title alone: the server adds
 * the brand only where both fit.
 */
export const checkLength: RoleRule = (text, { textRole }) => {
  if (textRole === undefined) return [];
  const { searchLimit } = textRoles[textRole];
  if (text.length <= searchLimit) return [];
  const shown = text.trim();
  const clusters = [...graphemes.segment(shown)];
  const firstBeyond = clusters[searchLimit];
  if (!firstBeyond) return [];
  const isTitle = textRole !== 'description';
  const offset = text.indexOf(shown);
  const surplus = clusters.length - searchLimit;
  return [
    {
      code: isTitle ? issueCodes.longTitle : issueCodes.longDescription,
      start: offset + firstBeyond.index,
      end: offset + shown.length,
      message: {
        en: `This ${isTitle ? 'title' : 'description'} has ${clusters.length} characters; search results cut it after ${searchLimit}.`,
        tr: `Bu ${isTitle ? 'başlık' : 'açıklama'} ${clusters.length} karakter; arama sonuçları ${searchLimit} karakterden sonrasını keser.`,
      },
      advice: {
        en: `Shorten it by ${surplus} ${surplus === 1 ? 'character' : 'characters'}, with the most important words first.`,
        tr: `${surplus} karakter kısaltın; en önemli sözler başta dursun.`,
      },
    },
  ];
};

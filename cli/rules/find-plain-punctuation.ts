import { languageFacts } from '../../shared/languages.ts';
import { issueCodes } from '../issue.ts';
import type { Words } from '../words.ts';
import { collectFindings } from './collect-findings.ts';
import type { TextFinding, TextRule } from './text-rule.ts';

const threeDots = '...';

const arabicSigns: Readonly<Record<string, { sign: string; name: Words }>> = {
  ',': { sign: '،', name: { en: 'comma', tr: 'virgülü' } },
  ';': { sign: '؛', name: { en: 'semicolon', tr: 'noktalı virgülü' } },
  '?': { sign: '؟', name: { en: 'question mark', tr: 'soru işareti' } },
};

/**
 * Finds punctuation of a typewriter or of another language (C103): three dots for an ellipsis, and in Arabic
 * a Latin comma, semicolon or question mark beside an Arabic word.
 */
export const findPlainPunctuation: TextRule = (text, { language }) => [
  ...(text.includes(threeDots) ? findDots(text) : []),
  ...(languageFacts[language].script === 'Arabic' && /[,;?]/.test(text)
    ? findLatinSigns(text)
    : []),
];

function findDots(text: string): TextFinding[] {
  return collectFindings(text.matchAll(/\.{3,}/g), ({ 0: dots, index }) => ({
    code: issueCodes.straightQuote,
    start: index,
    end: index + dots.length,
    message: {
      en: `Here an ellipsis is typed as ${dots.length} dots.`,
      tr: `Burada üç nokta işareti ${dots.length} ayrı noktayla yazılmış.`,
    },
    advice: { en: 'Use the one sign … for it.', tr: 'Yerine tek işaret olan … kullanın.' },
    replacement: '…',
    isSafe: dots === threeDots,
  }));
}

function findLatinSigns(text: string): TextFinding[] {
  return collectFindings(text.matchAll(/[,;?]/g), ({ 0: latin, index }) => {
    const { sign, name } = arabicSigns[latin] ?? {};
    const isArabicHere =
      /\p{Script=Arabic}[\p{M}»)\]]?$/u.test(text.slice(Math.max(0, index - 2), index)) ||
      /^ \p{Script=Arabic}/u.test(text.slice(index + 1, index + 3));
    if (!sign || !name || !isArabicHere) return undefined;
    return {
      code: issueCodes.straightQuote,
      start: index,
      end: index + 1,
      message: {
        en: `Here is a Latin ${name.en} (${latin}) in an Arabic sentence.`,
        tr: `Arapça cümlede Latin ${name.tr} (${latin}) var.`,
      },
      advice: {
        en: `Arabic has its own: ${sign}`,
        tr: `Arapçada bunun yerine ${sign} kullanılır.`,
      },
      replacement: sign,
      isSafe: true,
    };
  });
}

import { listTextLinks, type TextLink, writeTextLink } from '../../shared/text-links.ts';
import { issueCodes } from '../codes/codes.ts';
import { findInvisible } from './find-invisible.ts';
import { collectFindings, shorten, type TextFinding } from './text-rule.ts';

const wordless = /\[\s*\]\(\/[^\s()[\]]*\)/g;

/**
 * Finds links of a long text that lead elsewhere than those of the Turkish text, in any order, links without words, and
 * links with a space at an end of their words (C129). Also finds invisible characters in addresses (C017), since other
 * rules read the words alone.
 *
 * @param source the Turkish text that the text translates; omit for the Turkish text itself
 */
export function checkLinks(text: string, source?: unknown): TextFinding[] {
  const wanted = typeof source === 'string' ? listTextLinks(source) : undefined;
  if (!text.includes('](') && !wanted?.length) return [];
  const links = listTextLinks(text);
  return [
    ...collectFindings(text.matchAll(wordless), ({ 0: written, index: start }) => ({
      ...{ code: issueCodes.wrongTextLink, start, end: start + written.length },
      ...{ problem: 'linkWithoutWords', params: { written: shorten(written) } },
    })),
    ...collectFindings(links, (link) => findSpaceInLink(link, text)),
    ...links.flatMap(findInAddress),
    ...(wanted ? compareTargets(links, wanted, text) : []),
  ];
}

/** The correction moves a space out of the link if the words there would touch without it. */
function findSpaceInLink({ words, start, end, address }: TextLink, text: string) {
  const inner = words.trim();
  if (inner === words) return undefined;
  const isNeededBefore =
    /^\s/.test(words) && /[\p{L}\p{N}})\]”’»,.;:!?،؛؟…]$/u.test(text.slice(0, start));
  const isNeededAfter = /\s$/.test(words) && /^[\p{L}\p{N}{([“‘«]/u.test(text.slice(end));
  const link = writeTextLink({ words: inner, address });
  const finding: TextFinding = {
    ...{ code: issueCodes.wrongTextLink, start, end },
    ...{ problem: 'spaceInLink', params: { written: shorten(text.slice(start, end)) } },
    replacement: `${isNeededBefore ? ' ' : ''}${link}${isNeededAfter ? ' ' : ''}`,
    isSafe: true,
  };
  return finding;
}

function findInAddress({ address, addressStart }: TextLink): TextFinding[] {
  return findInvisible(address, { language: 'tr', role: 'text' }).map((finding) => ({
    ...finding,
    start: finding.start + addressStart,
    end: finding.end + addressStart,
  }));
}

/** Pairs equal targets. One that is left on each side was changed; the Turkish one is then the correction. */
function compareTargets(
  links: readonly TextLink[],
  wanted: readonly TextLink[],
  text: string,
): TextFinding[] {
  const missing = [...wanted];
  const others = links.filter(({ address }) => {
    const index = missing.findIndex((link) => link.address === address);
    if (index !== -1) missing.splice(index, 1);
    return index === -1;
  });
  const code = issueCodes.wrongTextLink;
  const [lost] = missing;
  const [other] = others;
  if (lost && other && missing.length === 1 && others.length === 1) {
    const { address, addressStart: start } = other;
    const params = { address, turkish: lost.address };
    const place = { code, start, end: start + address.length, replacement: lost.address };
    return [{ ...place, isSafe: false, problem: 'otherTarget', params }];
  }
  return [
    ...collectFindings(others, ({ start, end, address }) => ({
      ...{ code, start, end, problem: 'linkNotInTurkish', params: { address } },
    })),
    ...collectFindings(missing, (link) => {
      const params = { address: link.address, written: shorten(writeTextLink(link)) };
      return { code, start: 0, end: text.length, problem: 'missingLink', params };
    }),
  ];
}

import { type Language, languages } from '../../shared/languages.ts';
import { removeTextLinks } from '../../shared/text-links.ts';
import { issueCodes } from '../codes/codes.ts';
import { type Issue, limitProblems } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { lowerTurkish } from '../lib/lower-turkish.ts';
import type { ContentFile, OpenFile } from '../model/content-file.ts';
import { findData } from '../model/content-index.ts';
import { listForms, type Term } from '../model/glossary.ts';
import { findSource, sources } from '../model/sources.ts';
import { type Leaf, listStrings, mapFields } from '../model/walk-fields.ts';
import type { TermsCheck } from './check.ts';
import { writePlaceholder } from './check-placeholders.ts';
import { locateFinding } from './locate-finding.ts';
import { createRestorer } from './restore-links.ts';
import type { TextFinding } from './text-rule.ts';

/** Words that no text may contain. */
interface ForbiddenWords {
  /** In small letters if they belong to a language. */
  text: string;
  /** The language of the texts; omitted for all languages, in exactly this spelling. */
  language?: Language;
  describe(found: string, leaf: Leaf): Omit<TextFinding, 'start' | 'end'> | undefined;
}

/**
 * Finds words that a term of the glossary forbids (C126), and names of the brand (C128): another brand in `site.yaml`
 * would leave the old one there.
 */
export const checkForbiddenWords: TermsCheck['prepare'] = ({ files, terms, open }) => {
  const words = [
    ...listBrandNames(findData(files, sources.site.file)),
    ...terms.flatMap(listTermWords),
  ];
  const mayContain = createQuickTest(words);
  return (file, written) =>
    mayContain(written) ? limitProblems(checkFile(file, words, open)) : [];
};

/** Creates a quick test of everything in a file. Texts that are read together are read faster. */
function createQuickTest(words: readonly ForbiddenWords[]): (written: string) => boolean {
  const byLanguage = [...Map.groupBy(words, ({ language }) => language)];
  return (written) => {
    const text = written.includes('](/') ? removeTextLinks(written) : written;
    return byLanguage.some(([language, own]) => {
      const read = language ? lower(text, language) : text;
      return own.some((word) => read.includes(word.text));
    });
  };
}

/** Lower-cases a text, of which every letter keeps its place. */
function lower(text: string, language: Language): string {
  return language === 'tr' ? lowerTurkish(text) : text.replaceAll('İ', 'i').toLowerCase();
}

/** The titles and wordmarks, longest first. In a script without capitals, a name may be an ordinary word. */
function listBrandNames(site: unknown): ForbiddenWords[] {
  const names = ['title', 'wordmark'].flatMap((field) =>
    languages.map((language) => readWords(getAt(site, ['brand', field, language]))),
  );
  return [...new Set(names)]
    .filter((name) => name.toLowerCase() !== name.toUpperCase())
    .toSorted((a, b) => b.length - a.length)
    .map((text) => ({
      text,
      describe: (name, { model: { kind, meta } }) => {
        if (meta.isBrand) return undefined;
        const isLabel = kind === 'label';
        const isFilled = kind === 'text' || (isLabel && meta.values?.includes('brand'));
        const correct = isFilled ? writePlaceholder('brand', kind) : undefined;
        const params = { name, correct, isLabel };
        const code = issueCodes.writtenBrand;
        return { code, problem: 'writtenBrand', params, replacement: correct };
      },
    }));
}

function listTermWords(term: Term): ForbiddenWords[] {
  return languages.flatMap((language) => {
    const [use] = listForms(term, language);
    return (term.never?.[language] ?? []).map((word) => ({
      text: lower(readWords(word), language),
      language,
      // Keywords are what visitors search for, whatever the site calls it.
      describe: (found: string, { model: { kind } }: Leaf) =>
        kind === 'value'
          ? undefined
          : {
              code: issueCodes.forbiddenWord,
              problem: 'termForbidden' as const,
              params: { found, use, note: term.note },
              replacement: use && copyCase(found, use, language),
            },
    }));
  });
}

function readWords(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
}

/** Writes the first letter as a capital if it is one in the text that is replaced. */
function copyCase([first = '']: string, word: string, language: Language): string {
  const isCapital = first !== first.toLocaleLowerCase(language);
  const [head = ''] = word;
  return isCapital ? head.toLocaleUpperCase(language) + word.slice(head.length) : word;
}

function checkFile(file: ContentFile, words: readonly ForbiddenWords[], open: OpenFile): Issue[] {
  const model = findSource(file.path)?.model;
  if (!model) return [];
  const issues: Issue[] = [];
  mapFields(file.data, model, 'file', (leaf) => {
    for (const { path, text, language } of listParts(leaf)) {
      // Visitors read the words of a link and not its address.
      const isLong = leaf.model.meta.isLong === true;
      const spoken = (isLong ? removeTextLinks(text) : text).replace(/\s/g, ' ');
      const small = lower(spoken, language);
      const restore = isLong ? createRestorer(text) : (finding: TextFinding) => finding;
      const taken: TextFinding[] = [];
      for (const one of words) {
        if (one.language !== undefined && one.language !== language) continue;
        for (const start of listPlaces(one.language ? small : spoken, one.text)) {
          const end = start + one.text.length;
          const said = one.describe(spoken.slice(start, end), leaf);
          if (!said || taken.some((other) => other.start < end && start < other.end)) continue;
          const finding = { ...said, start, end } as TextFinding;
          taken.push(finding);
          issues.push(locateFinding(open(file), path, text, restore(finding)));
        }
      }
    }
  });
  return issues;
}

/** A word goes on here, or it is a part of an address: `info@VAHA.example`, `@VAHA`, `www.VAHA.example`. */
const joinedBefore = /[\p{L}\p{M}\p{N}_@#./-]$/u;
const joinedBehind = /^(?:[\p{L}\p{M}\p{N}_@]|[./][\p{L}\p{N}])/u;

/** Lists where whole words begin in a text. */
function* listPlaces(text: string, words: string): Generator<number> {
  for (let start = text.indexOf(words); start !== -1; ) {
    const end = start + words.length;
    const isJoined =
      joinedBefore.test(text.slice(Math.max(0, start - 2), start)) ||
      joinedBehind.test(text.slice(end, end + 3));
    if (!isJoined) yield start;
    start = text.indexOf(words, end);
  }
}

/** The strings of a leaf that visitors or search engines meet, and their languages. */
function listParts({ value, model, path }: Leaf) {
  if (model.kind === 'text' || model.kind === 'label') {
    return languages.flatMap((language) =>
      listStrings(getAt(value, [language])).map(({ path: form, text }) => {
        return { path: [...path, language, ...form], text, language };
      }),
    );
  }
  const isRead = model.meta.role !== undefined || path.includes('keywords');
  if (typeof value !== 'string' || model.kind !== 'value' || !isRead) return [];
  const language = languages.find((one) => path.includes(one)) ?? 'tr';
  return [{ path: [...path], text: value, language }];
}

import { readExceptions } from '../model/exception-comments.ts';
import type { Check } from './check.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkDrafts } from './check-drafts.ts';
import { checkFilledLengths } from './check-filled-lengths.ts';
import { checkForbiddenWords } from './check-forbidden-words.ts';
import { checkGlossary } from './check-glossary.ts';
import { checkLength } from './check-length.ts';
import { checkLetters } from './check-letters.ts';
import { checkLinks } from './check-links.ts';
import { checkNotices } from './check-notices.ts';
import { checkPackages } from './check-packages.ts';
import { checkPictures } from './check-pictures.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPluralForms } from './check-plural-forms.ts';
import { checkPunctuation } from './check-punctuation.ts';
import { checkReferences } from './check-references.ts';
import { checkScenes } from './check-scenes.ts';
import { checkSchema } from './check-schema.ts';
import { checkTime } from './check-time.ts';
import { checkWordings } from './check-wordings.ts';
import { findDamagedLetters } from './find-damaged-letters.ts';
import { findDoubled } from './find-doubled.ts';
import { findHtml } from './find-html.ts';
import { findInvisible } from './find-invisible.ts';
import { findLeftOver } from './find-left-over.ts';
import { findLookAlikes } from './find-look-alikes.ts';
import { findLostPart } from './find-lost-part.ts';
import { findMarkdown } from './find-markdown.ts';
import { findMissingCategories } from './find-missing-categories.ts';
import { findMissingFiles } from './find-missing-files.ts';
import { findOtherNumber } from './find-other-number.ts';
import { findPassedOver } from './find-passed-over.ts';
import { findRepeatedNames } from './find-repeated-names.ts';
import { findRepeatedWords } from './find-repeated-words.ts';
import { findSpaces } from './find-spaces.ts';
import { findTakenNames } from './find-taken-names.ts';
import { findUnknownFile } from './find-unknown-file.ts';
import { findUntranslated } from './find-untranslated.ts';
import { findUnused } from './find-unused.ts';
import { findWrongScript } from './find-wrong-script.ts';

/** A value that was read wrongly makes the findings of its schema meaningless. */
const misread = ['C010', 'C011', 'C012', 'C013', 'C014'] as const;

/**
 * Every check. Gaps (C2xx) are found by `translations/find-gaps.ts`, comments that except nothing (C304) by
 * `content/apply-exceptions.ts`.
 */
export const checks: readonly Check[] = [
  { codes: ['C001'], looksAt: 'syntax', by: 'content/analyze-file.ts' },
  { codes: ['C002', 'C004'], looksAt: 'syntax', by: 'yaml/diagnose.ts' },
  {
    codes: ['C003', 'C004', 'C015', 'C016'],
    looksAt: 'syntax',
    by: 'yaml/unsupported-yaml.ts',
    rewords: ['C015'],
    hides: [
      { by: ['C003', 'C004', 'C016'], what: misread, where: 'on its line' },
      { by: ['C015'], what: ['C013'], where: 'at its place' },
    ],
  },
  { codes: ['C007', 'C017'], looksAt: 'syntax', by: 'yaml/indentation.ts' },
  { codes: ['C004', 'C008'], looksAt: 'syntax', by: 'yaml/limits.ts' },
  { codes: ['C018', 'C121'], looksAt: 'syntax', by: 'yaml/block-scalars.ts' },
  { codes: ['C108'], looksAt: 'syntax', by: 'yaml/parse-yaml.ts' },

  { codes: ['C005'], looksAt: 'one file', find: findUnknownFile },
  // The rules of values are in `shared/schemas`.
  {
    codes: ['C010', 'C011', 'C012', 'C013', 'C014', 'C017', 'C020', 'C029', 'C040', 'C042', 'C043'],
    looksAt: 'one file',
    find: checkSchema,
    rewords: ['C043'],
    hides: [
      // The length of a value of the wrong type does not matter.
      {
        by: ['C012'],
        what: ['C010', 'C011', 'C013', 'C014', 'C029', 'C040', 'C042', 'C043'],
        where: 'in its field',
      },
      // A misspelt field is not missing as well.
      { by: ['C010'], what: ['C011'], where: 'at the field that it means' },
      // The schema’s finding covers how YAML read a number instead of a text, or lines of text instead of a list.
      { by: ['C012'], what: ['C015', 'C018'], where: 'at its place' },
    ],
  },
  { codes: ['C020'], looksAt: 'one file', find: findDoubled },
  { codes: ['C020'], looksAt: 'one file', find: findRepeatedNames },
  { codes: ['C020'], looksAt: 'one file', find: checkGlossary },
  { codes: ['C135'], looksAt: 'one file', find: checkLetters },
  { codes: ['C136'], looksAt: 'one file', find: (file) => readExceptions(file).issues },

  { codes: ['C030'], looksAt: 'plural forms', find: checkPluralForms },
  {
    codes: ['C129', 'C017'],
    looksAt: 'links of a text',
    find: (text, { source }) => checkLinks(text, source),
    // Both corrections together would remove every space before a word.
    hides: [{ by: ['spaceInLink'], what: ['C125'], where: 'in it or next to it' }],
  },
  {
    codes: ['C017'],
    looksAt: 'words of a text',
    find: findInvisible,
    hides: [{ what: misread, where: 'on its line' }],
  },
  {
    codes: ['C031'],
    looksAt: 'words of a text',
    find: checkPlaceholders,
    // A space between braces goes with them.
    hides: [{ what: ['C125'], where: 'in its certain correction' }],
  },
  { codes: ['C101', 'C102', 'C131'], looksAt: 'words of a text', ofPlain: true, find: checkLength },
  {
    codes: ['C110'],
    looksAt: 'words of a text',
    ofPlain: true,
    find: findHtml,
    // Names of signs are letters.
    rewords: ['htmlInText'],
  },
  {
    codes: ['C110'],
    looksAt: 'words of a text',
    ofPlain: true,
    find: findMarkdown,
    // A quotation mark that goes with the markup around it is no mistake of its own.
    hides: [{ what: ['wrongQuotationMark'], where: 'in what it removes' }],
  },
  {
    codes: ['C124'],
    looksAt: 'words of a text',
    ofPlain: true,
    find: findLeftOver,
    // What the marks, and the versions of a text between them, bring.
    hides: [{ what: ['C110', 'C125', 'C132'], where: 'in its text' }],
  },
  { codes: ['C132'], looksAt: 'words of a text', ofPlain: true, find: findRepeatedWords },
  { codes: ['C133'], looksAt: 'words of a text', find: findLostPart },
  {
    codes: ['C134'],
    looksAt: 'words of a text',
    find: findDamagedLetters,
    rewords: ['C134'],
  },
  { codes: ['C125'], looksAt: 'words of a text', ofPlain: true, find: findSpaces },
  { codes: ['C103'], looksAt: 'words of a text', find: checkPunctuation },
  { codes: ['C104'], looksAt: 'words of a text', find: findWrongScript },
  {
    codes: ['C104'],
    looksAt: 'words of a text',
    find: findLookAlikes,
    rewords: ['C104'],
  },
  { codes: ['C105'], looksAt: 'words of a text', find: findUntranslated },
  { codes: ['C302'], looksAt: 'words of a text', find: findOtherNumber },

  {
    codes: ['C101', 'C102', 'C131'],
    looksAt: 'one file and the terms',
    prepare: checkFilledLengths,
  },
  { codes: ['C126', 'C128'], looksAt: 'one file and the terms', prepare: checkForbiddenWords },

  { codes: ['C006'], looksAt: 'all content', find: findMissingFiles },
  {
    codes: ['C021', 'C022', 'C024'],
    looksAt: 'all content',
    find: checkReferences,
    rewords: ['C021', 'C024'],
    // Whether a package leads to a page with its price can only be checked once its link is correct.
    hides: [{ by: ['C021'], what: ['C025'], where: 'at its place' }],
  },
  { codes: ['C025'], looksAt: 'all content', find: checkPackages },
  { codes: ['C020'], looksAt: 'all content', find: findTakenNames },
  {
    codes: ['C032'],
    looksAt: 'all content',
    find: findMissingCategories,
    hides: [{ what: ['C014'], where: 'at its place' }],
  },
  {
    codes: ['C023', 'C026', 'C027', 'C028'],
    looksAt: 'all content',
    find: checkPictures,
    hides: [{ by: ['C023'], what: ['C013'], where: 'at its place' }],
  },
  { codes: ['C137'], looksAt: 'all content', find: checkScenes },
  { codes: ['C037'], looksAt: 'all content', find: checkDrafts },
  { codes: ['C038', 'C120'], looksAt: 'all content', find: checkAddresses },
  { codes: ['C039'], looksAt: 'all content', find: checkNotices },
  { codes: ['C303'], looksAt: 'all content', find: checkWordings },
  { codes: ['C114'], looksAt: 'all content', find: findPassedOver },
  { codes: ['C115', 'C116'], looksAt: 'all content', find: findUnused },
  // The last one: time takes errors away, and others would appear in their place.
  { codes: ['C033', 'C041', 'C119', 'C301'], looksAt: 'all content', find: checkTime },
];

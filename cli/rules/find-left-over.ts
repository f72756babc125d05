import { issueCodes } from '../codes/codes.ts';
import { collectFindings, type TextContext, type TextFinding } from './text-rule.ts';

/** Marks that authors leave for themselves. In small letters, “todo” is a word of Spanish names unless a colon follows. */
const authorMarks =
  /(?<![\p{L}\p{N}_])(?:TODO|FIXME|XXX|TB[ACD]|[Tt]o-?[Dd]o:|[Ff]ixme:)(?![\p{L}\p{N}_])|^\s*todo(?![\p{L}\p{N}_])/gu;

/** Sentences that hold the place of a text, in small letters, with `i` for every Turkish i. */
const placeholders = [
  'lorem ipsum',
  'dolor sit amet',
  'placeholder',
  'dummy text',
  'sample text',
  'example text',
  'insert text',
  'text goes here',
  'text will go here',
  'your title here',
  'your description here',
  'örnek metin',
  'deneme metni',
  'deneme metin',
  'yer tutucu',
  'metin gelecek',
  'metni gelecek',
  'yazi gelecek',
  'başlik gelecek',
  'açiklama gelecek',
  'metin eklenecek',
  'açiklama eklenecek',
  'buraya gelecek',
  'buraya yazilacak',
  'buraya metin',
  'metin buraya',
  'أضف النص',
  'أدخل النص',
  'ضع النص',
  'النص هنا',
  'نص تجريبي',
  'نص مؤقت',
  'نص نموذجي',
  'عنوان تجريبي',
  'يضاف لاحقا',
  'يكتب لاحقا',
  'لوريم إيبسوم',
];

/** What a text must not ask for, but the label of a form may. */
const requests = ['buraya yazin', 'your text here', 'text here', 'type here', 'اكتب هنا'];

/** Words of which each sentence above contains one. Most texts contain none. */
const suspects =
  /lorem|dolor|holder|\btext|here\b|met[iİ]n|tutucu|gelecek|eklenecek|buraya|نص|هنا|تجريبي|لاحق|لوريم/i;

/** Signs alone, or letters from one row of the keyboard. A label may be a single dash or dot. */
const signsAlone = /^[\s?؟!.…\-–—_*=~•]+$|^(?:x{2,}|(?:asdf?)+|qwerty?)$/i;

const maxSignsLength = 200;

/** The line that `msgcat` writes above each version of a text, and a half of it. */
const versionMark = /#(?:-#){4}(?:.*?#(?:-#){4})?/;

/**
 * Finds what was left over from writing (C124): marks of an author, placeholders, signs without words, marks between
 * versions.
 */
export function findLeftOver(text: string, { role }: Pick<TextContext, 'role'>): TextFinding[] {
  return [
    ...(/TODO|FIXME|XXX|TB[ACD]|[Tt]o-?[Dd]o|[Ff]ixme/.test(text) ? findMarks(text) : []),
    ...findPlaceholders(text, role === 'label'),
    ...findSigns(text, role === 'label'),
    ...findVersions(text),
  ];
}

function findMarks(text: string): TextFinding[] {
  return collectFindings(text.matchAll(authorMarks), ({ 0: mark, index }) => {
    const written = mark.trim();
    return describe(index + mark.indexOf(written), written);
  });
}

function findPlaceholders(text: string, isLabel: boolean): TextFinding[] {
  if (!suspects.test(text)) return [];
  // Every Turkish i becomes one letter, and Arabic vowel signs are kept, so that offsets stay valid.
  const folded = text.replace(/[İIı]/g, 'i').toLowerCase();
  const found = [...placeholders, ...(isLabel ? [] : requests)].flatMap((words) => {
    const start = folded.indexOf(words);
    return start >= 0 && isWhole(folded, start, start + words.length)
      ? [{ start, written: text.slice(start, start + words.length) }]
      : [];
  });
  // “Your text here” contains “text here”, but is one placeholder.
  const [first] = found.toSorted((a, b) => a.start - b.start);
  return first ? [describe(first.start, first.written)] : [];
}

/** Whether a stretch does not begin or end inside a word. */
function isWhole(text: string, start: number, end: number): boolean {
  return !/[\p{L}\p{N}]$/u.test(text.slice(0, start)) && !/^[\p{L}\p{N}]/u.test(text.slice(end));
}

function findSigns(text: string, isLabel: boolean): TextFinding[] {
  if (text.length > maxSignsLength) return [];
  const written = text.trim();
  if (!signsAlone.test(written) || (isLabel && written.length === 1)) return [];
  const start = text.indexOf(written);
  const place = { code: issueCodes.leftOver, start, end: start + written.length };
  return [{ ...place, problem: 'signsAlone', params: { written: written.slice(0, 20) } }];
}

function findVersions(text: string): TextFinding[] {
  const found = versionMark.exec(text);
  if (!found) return [];
  const { 0: written, index: start } = found;
  const place = { code: issueCodes.leftOver, start, end: start + written.length };
  return [{ ...place, problem: 'joinedVersions' }];
}

function describe(start: number, written: string): TextFinding {
  const place = { code: issueCodes.leftOver, start, end: start + written.length };
  return { ...place, problem: 'leftOver', params: { written } };
}

import { joinList } from '../../../shared/join-list.ts';
import type { Language } from '../../../shared/languages.ts';
import { askIfMeant, countNoun, nameLanguage } from './grammar.ts';

/** How far a language has come, in numbers. */
type Counts = { expected: number; present: number; stale: number; excepted: number };

/** What is said of the state of the translations. */
export const translations = {
  gaps: {
    missing: 'missing',
    empty: 'empty',
    orphaned: 'without Turkish',
    undeclared: 'not declared',
    stale: 'stale',
  },
  draft: 'draft',
  /** Of an entry that visitors do not see yet. */
  publishedOn: (moment: string) => `published on ${moment}`,
  percent: (percent: number) => `${percent}%`,
  /** How many texts of those expected are there, and what else is to say of them. */
  total: (counts: Counts): string => {
    const { expected, present, excepted } = counts;
    const work = translations.work(counts);
    const parts = [`${present} of ${expected} texts`, work];
    if (excepted > 0) parts.push(`${excepted} excepted`);
    return parts.filter((part) => part !== '').join(', ');
  },
  /** What is left to do; empty where nothing is. */
  work: ({ expected, present, stale }: Counts): string => {
    const parts = [];
    if (expected > present) parts.push(`${expected - present} missing`);
    if (stale > 0) parts.push(`${stale} stale`);
    return parts.join(', ');
  },
  /** Behind what `validate` found. */
  left: ({ work, command }: { work: string; command: string }) =>
    `Translations: ${work}. To list them: ${command}`,
  /** Behind what `validate` and `missing` found: what waits for `accept`; empty if nothing does. */
  waiting: ({ fresh, stale, addresses, command }: WaitingCounts): string => {
    const parts = [
      ...(fresh > 0 ? [countNoun(fresh, 'new text')] : []),
      ...(stale > 0 ? [countNoun(stale, 'stale text')] : []),
      ...(addresses > 0 ? [`${addresses} address${addresses === 1 ? '' : 'es'}`] : []),
    ];
    if (parts.length === 0) return '';
    const [verb, them] = fresh + stale + addresses === 1 ? ['waits', 'it'] : ['wait', 'them'];
    return `${joinList(parts, 'en')} ${verb} for accept. Look at ${them}, then: ${command}`;
  },
  next: {
    export: 'hands the work to a translator',
    report: 'shows it side by side in the browser',
    accept: 'accepts the translations of a file as still true',
  },
  unread: 'Fix these first: the texts of these files could not be counted.',
  unknownLanguage: ({ name, known }: { name: string; known: string }) =>
    `“${name}” is not a language to choose here; use one of: ${known}.`,
  unknownEntry: ({ name, meant }: { name: string; meant?: string }) =>
    `There is no entry “${name}”. ${meant === undefined ? '“catalogue list” names all entries.' : askIfMeant(meant)}`,
  noMinimum: ({ written, example }: { written: string; example: string }) =>
    `“${written}” is not a minimum. Write a translated language and a percentage: --min ${example}`,
  shortfall: ({ language, reached, percent }: Shortfall) =>
    `${nameLanguage(language)} is at ${reached}%, below the ${percent}% asked for.`,
  lock: {
    unmerged:
      'A merge of two branches was left unfinished here.\n  → Keep the lines of both sides: delete only the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>.',
    notUtf8:
      'The file is not saved as UTF-8, so nothing was written over it.\n  → Get it back from git, or save it with the encoding UTF-8.',
    unreadable:
      'This line cannot be understood.\n  → Delete it; “catalogue missing” then shows what has to be looked at again.',
  },
  /** @param path of a list that a command is to read and to write */
  linkedLock: (path: string) =>
    `${path} is a symbolic link or a pipe and not the list itself, so nothing was written.\n  → Put the file itself in its place, or get it back from git.`,
  noLock: ({ folder, flag }: { folder: string; flag: string }) =>
    `There is no ${folder}/translations.lock, so nothing tells which translations are stale.\n  → If it was deleted, bring it back from git. Where there was none yet, look at the translations and accept them: catalogue accept${flag}`,
  accept: {
    stale: 'The Turkish text changed after these translations were made:',
    fresh: 'These translations are new or were changed:',
    complete: 'The lock file holds every translation.',
    advice: 'Look at them, then accept them:',
    dryRun: 'Nothing was written, as asked (--dry-run).',
    counts: ({ language, all, fresh, renewed }: AcceptedCounts) =>
      `${nameLanguage(language)}: ${all} accepted in all; ${fresh} new, ${renewed} after a change of the Turkish text.`,
    accepted: 'Accepted, new or changed:',
    more: (count: number) => `… and ${count} more`,
    addresses: ({ named, more }: { named: string; more: number }) =>
      `New in addresses.lock: ${named}${more > 0 ? ` and ${more} more` : ''}.`,
    unlisted: (addresses: string) => `The file addresses.lock does not yet hold ${addresses}.`,
    forgotten: (addresses: string) => `Removed from addresses.lock: ${addresses}.`,
    unknownAddress: ({ address, meant }: { address: string; meant?: string }) =>
      `The file addresses.lock does not hold “${address}”. ${meant === undefined ? 'Write an address as it stands there, such as /blog/7.' : askIfMeant(meant)}`,
    unreadableAddresses: (folder: string) =>
      `The file ${folder}/addresses.lock cannot be read, so nothing was written over it.\n  → Get it back from git, or save it with the encoding UTF-8.`,
    oddAddress:
      'This line is no address, so nothing was written: it would be lost.\n  → An address begins with a slash, such as /blog/7. Mend the line, or delete it.',
    removed: (count: number) =>
      `Removed from the lock file: ${countNoun(count, 'line')} of texts that are gone.`,
    unaccepted: (count: number) =>
      `The lock file does not yet hold ${countNoun(count, 'translation')} in ${count === 1 ? 'its' : 'their'} present form.`,
  },
  show: {
    missing: 'Turkish, since the translation is missing:',
    declared: 'Turkish, since the entry declares no translation:',
    noAlternative: 'no alternative text',
  },
  languageName: nameLanguage,
};

type Shortfall = { language: Language; reached: number; percent: number };

type WaitingCounts = { fresh: number; stale: number; addresses: number; command: string };

type AcceptedCounts = { language: Language; all: number; fresh: number; renewed: number };

/** The words of the page of the report that are no sentences about a single text. */
export const translationPage = {
  title: 'State of the content',
  lead: 'What is wrong, what is translated, what is missing, and what is out of date because its Turkish text changed.',
  skip: 'Skip to the list of work',
  /** Notices, special hours and entries that are not published yet. */
  periods: 'Now and ahead',
  periodStates: { ahead: 'ahead', now: 'shown now', over: 'over' },
  totals: 'Translations',
  entries: 'Entry by entry',
  entry: 'Entry',
  problems: 'Problems',
  work: 'To do in the translations',
  nothing: 'Nothing: every translation is there and true to its Turkish text.',
  source: 'Turkish',
  none: 'none yet',
  noSource: 'none',
  /** Opens a text in the editor of `npm run dev`. */
  edit: 'Edit on the page',
  complete: 'complete',
  unread: 'Some files could not be read, so their texts are not counted.',
  next: 'What helps next',
  accept: 'Accepts the translations of an entry as still true.',
  hand: 'Hands what is missing or stale to a translator.',
  /** The heading of a kind of entries. */
  kind: (kind: string) => kinds[kind] ?? kind,
  /** How many entries a kind has, and how many of them are not done. */
  count: ({ all, open }: { all: number; open: number }) =>
    `${all} ${all === 1 ? 'entry' : 'entries'}${open === 0 ? ', all complete' : `, ${open} to do`}`,
};

const kinds: Partial<Record<string, string>> = {
  cars: 'Cars',
  experiences: 'Experiences',
  posts: 'Posts',
  pages: 'Pages',
  'category-pages': 'Category pages',
  files: 'Texts of the whole site',
};

/** A term of the glossary, for a translator. */
export interface TermNote {
  term: string;
  word: string | undefined;
  /** Other forms that are as good. */
  also: readonly string[];
  never: readonly string[];
  note: string | undefined;
}

function listWords(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(' or ');
}

/** What is said of texts on their way to translators and back. */
export const interchange = {
  /** What a translator should know about a text. */
  notes: {
    /** @param filled the placeholders of the text, and the number of characters that each becomes */
    limit: (limit: number, filled: readonly (readonly [written: string, length: number])[]) => {
      const counted = filled.map(([written, length]) => `${written} counts as ${length}`);
      return `${[`At most ${limit} characters`, ...counted].join('; ')}.`;
    },
    placeholders: (list: string) =>
      `Do not translate: ${list}. The site fills it in; you may move it in the sentence.`,
    links:
      'Translate the words of a link, and keep its brackets and its address: [words](/address). You may move it in the sentence.',
    /** @param numbers some that the form is for, with a full stop or an ellipsis; empty where there are none */
    plural: ({ form, numbers }: { form: string; numbers: string }) =>
      numbers === ''
        ? `Plural form “${form}”.`
        : `Plural form “${form}”, for the numbers ${numbers}`,
    /** @param word of the glossary; absent where only words to avoid are known */
    term: ({ term, word, also, never, note }: TermNote) =>
      [
        ...(word === undefined ? [] : [`Term: “${term}” is ${listWords([word, ...also])}.`]),
        ...(never.length > 0 ? [`For “${term}”, never write ${listWords(never)}.`] : []),
        ...(note === undefined ? [] : [note]),
      ].join(' '),
    stale: 'The Turkish text has changed since it was translated.',
    mayOmitCount: 'This form may leave the number out.',
    base: (hash: string) => `For the import, please leave: the translation at the export, ${hash}`,
  },
  /** Why a translation that came back must not be written. */
  reasons: {
    unknown: ({ id }: { id: string }) =>
      `The content has no text “${id}” any more. It was renamed or removed; export again.`,
    twice: 'The text stands in the file more than once. Keep one of them.',
    sourceChanged:
      'The Turkish text has changed since the export. Export again, so that the new text is translated.',
    deletedSince:
      'The translation was deleted from the content after the export. Export again, or write it there.',
    changedSince: ({ present }: { present: string }) =>
      `The translation in the content was changed after the export (“${present}”). Export again, or change it there.`,
    emptied:
      'The translation is empty. The text in the content stays; to delete it, delete it there.',
    hidden: ({ character }: { character: string }) =>
      `The translation holds the invisible character ${character}, as pasting brings it. Delete it or type a plain space.`,
    lines: 'The translation has line breaks, the Turkish text is one line. Write it on one line.',
    draft:
      'The entry is marked “fuzzy”: it is only guessed. Check it and remove the mark, then import it again.',
    reordered:
      'The parts of the translation are to stand in another order (“order” of <target>), which cannot be imported. Join the segments, and write the translation in the right order.',
    oldRest: ({ rest }: { rest: string }) =>
      `The words behind the first placeholder or link (“${rest}”) are still the old ones, though the words before it are new: some programs show only those. Correct the whole text, or change it in the content.`,
    misplaced: ({ other }: { other: string }) =>
      `The words translate another text (“${other}”): translations seem to stand in wrong rows, as after sorting one column, or swapping, shifting or filling cells. Put each next to its Turkish text. If the words are right here as well, write them in the content.`,
    unknownCode: (name: string) =>
      `The text holds a code <${name}> that did not come from the export. Texts have no formatting; remove it.`,
    otherForm:
      'Another plural form of this sentence is refused; the forms go in together or not at all.',
  },
  imported: ({ written, files, accepted, unchanged }: ImportCounts) =>
    `${countNoun(written, 'text')} imported into ${countNoun(files, 'file')}, ${accepted} accepted as they were, ${unchanged} unchanged.`,
  rehearsal: 'This was a rehearsal: nothing was written.',
  /** @param rest how many could go in without them */
  refused: ({ count, rest }: { count: number; rest: number }) => {
    const partial = rest === 0 ? '' : ` To take in the other ${rest} now: --partial`;
    return `${countNoun(count, 'text')} refused; nothing was written. Have ${count === 1 ? 'it' : 'them'} corrected, and import the file again.${partial}`;
  },
  leftOut: (count: number) =>
    `${countNoun(count, 'text')} left out (--partial). Have ${count === 1 ? 'it' : 'them'} corrected, and import the file again.`,
  /** Why a file for or from translators cannot be written or understood. */
  failures: {
    controlCharacter: ({ id, character }: { id: string; character: string }) =>
      `The text ${id} holds the control character ${character}. Remove it from the content, then export again.`,
    wrongLanguage: ({ code, known }: { code: string; known: string }) =>
      `The file says that its translations are in “${code}”. The site is translated into: ${known}.`,
    doubledColumn: (name: string) =>
      `The column “${name}” is one too many: a file has one column of each kind, and one language to import.`,
    columns: ({ missing, found }: { missing: string; found: string }) =>
      `The first line must name the columns. Missing: ${missing}. Found: ${found}.`,
    csvQuotes:
      'The table cannot be read: a double quote is not closed, or stands alone inside a text. Save it again as CSV (UTF-8).',
    strayCell:
      'This row has text in a cell without a column, as when a comma or semicolon stands in a text that has no double quotes around it. Write double quotes around the text, or give the column a name.',
    notPo: 'The file is no PO file with a header “Language”. Send it as it was exported.',
    poContext: (source: string) =>
      `The entry “${source}” has lost its line msgctxt, so nobody knows what text it is. Export again.`,
    poSyntax: (reason: string) => `The PO file cannot be read: ${reason}`,
    documentType:
      'The file declares a document type (DOCTYPE). XLIFF has none; send the file as it was exported.',
    xmlSyntax: (reason: string) => `The file is not well-formed XML: ${reason}`,
    reference: (written: string) => `“${written}” means nothing in XML. Write & as &amp;.`,
    encoding:
      'The file is not in UTF-8, so letters may be lost; nothing was written. Save the file in UTF-8; in Excel that is “CSV UTF-8 (Comma delimited)”. If letters are wrong there already, start from the exported file.',
    oldXliff:
      'The file is XLIFF 1.2, another format than the XLIFF 2.0 of the export. Translate the exported file with a program that keeps XLIFF 2, or export as PO or CSV.',
    notXliff: (found: string) =>
      `The file is not XLIFF 2: it starts with ${found}. Save it as XLIFF 2.0.`,
    wrongSource: (code: string) =>
      `The file translates from “${code}”; the content is translated from Turkish (tr).`,
    unitName: 'A unit has lost its name, so nobody knows what text it is. Export again.',
    codePoint: 'The number of a <cp> is no character.',
  },
};

type ImportCounts = { written: number; files: number; accepted: number; unchanged: number };

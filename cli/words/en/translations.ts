import type { Language } from '../../../shared/languages.ts';
import { askIfMeant, countNoun, nameLanguage } from './grammar.ts';

/** What is wrong with a translation, and exceptions that nothing needs. */
export const translationProblems = {
  missingTranslation: ({ language, form, source, declaration }: Gap) => ({
    message: `${nameTranslation(language, form)} of “${source}” is missing.`,
    advice: adviseToWrite(declaration),
  }),
  emptyTranslation: ({ language, form, source, declaration }: Gap) => ({
    message: `${nameTranslation(language, form)} of “${source}” is empty.`,
    advice: adviseToWrite(declaration),
  }),
  orphanedTranslation: ({ language }: Gap) => ({
    message: `${nameTranslation(language)} is there, but the Turkish text it was made from is not.`,
    advice: 'Bring the Turkish text back, or delete the translation.',
  }),
  undeclaredTranslation: ({ language }: Gap) => ({
    message: `“languages” says that there is no ${nameLanguage(language)} translation, yet here is one.`,
    advice: `Add ${language} to “languages”, or delete the text.`,
  }),
  staleTranslation: ({ language, source, command }: Gap) => ({
    message: `${nameTranslation(language)} was made from an older Turkish text. Now it says: “${source}”.`,
    advice: `Bring it up to date. Where it is still true, confirm it: ${command}`,
  }),
  needlessException: ({ file, path }: { file: string; path: string }) => ({
    message: `Nothing at ${path} of ${file} needs this exception any more.`,
    advice: 'Remove it, or correct its path, codes or languages.',
  }),
};

type Gap = {
  language: Language;
  /** The plural form concerned, where it is not the whole text. */
  form?: string;
  source: string;
  /** What says that it is meant to be missing, where the entry may say so. */
  declaration?: string;
  /** Confirms a translation that is there. */
  command: string;
};

function nameTranslation(language: Language, form?: string): string {
  const name = `${nameLanguage(language)} translation`;
  return form === undefined ? `The ${name}` : `The form “${form}” of the ${name}`;
}

function adviseToWrite(declaration: string | undefined): string {
  return declaration === undefined
    ? 'Write it; where it is meant to be missing, give the reason in exceptions.yaml.'
    : `Write it; where it is meant to be missing, declare it: ${declaration}.`;
}

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
  next: {
    export: 'hands the work to a translator',
    report: 'shows it side by side in the browser',
    accept: 'confirms that the translations of a file are still true',
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
    unreadable:
      'This line cannot be understood.\n  → Delete it; “catalogue missing” then shows what has to be looked at again.',
  },
  noLock: ({ folder, flag }: { folder: string; flag: string }) =>
    `There is no ${folder}/translations.lock, so nothing tells which translations are stale.\n  → If it was deleted, bring it back from git. Where there was none yet, look at the translations and confirm them: catalogue accept${flag}`,
  accept: {
    stale: 'The Turkish text changed after these translations were made:',
    fresh: 'These translations are new or were changed:',
    complete: 'The lock file holds every translation.',
    advice: 'Look at them, then confirm them:',
    dryRun: 'Nothing was written, as asked (--dry-run).',
    counts: ({ language, all, fresh, renewed }: ConfirmedCounts) =>
      `${nameLanguage(language)}: ${all} confirmed in all; ${fresh} new, ${renewed} after a change of the Turkish text.`,
    addresses: (count: number) =>
      `New in addresses.lock: ${count} address${count === 1 ? '' : 'es'}.`,
    unlisted: (addresses: string) => `The file addresses.lock does not yet hold ${addresses}.`,
    forgotten: (addresses: string) => `Removed from addresses.lock: ${addresses}.`,
    unknownAddress: ({ address, meant }: { address: string; meant?: string }) =>
      `The file addresses.lock does not hold “${address}”. ${meant === undefined ? 'Write an address as it stands there, such as /blog/7.' : askIfMeant(meant)}`,
    removed: (count: number) =>
      `Removed from the lock file: ${countNoun(count, 'line')} of texts that are gone.`,
    unconfirmed: (count: number) =>
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

type ConfirmedCounts = { language: Language; all: number; fresh: number; renewed: number };

/** The words of the page of the report that are no sentences about a single text. */
export const translationPage = {
  title: 'State of the content',
  lead: 'What is wrong, what is translated, what is missing, and what is out of date because its Turkish text changed.',
  skip: 'Skip to the list of work',
  totals: 'Translations',
  entries: 'Entry by entry',
  entry: 'Entry',
  problems: 'Problems',
  work: 'To do in the translations',
  nothing: 'Nothing: every translation is there and true to its Turkish text.',
  source: 'Turkish',
  none: 'none yet',
  noSource: 'none',
  complete: 'complete',
  unread: 'Some files could not be read, so their texts are not counted.',
  next: 'What helps next',
  confirm: 'Confirms that the translations of an entry are still true.',
  hand: 'Hands what is missing or stale to a translator.',
  /** The heading of a kind of entries. */
  kind: (kind: string) => kinds[kind] ?? kind,
  /** How many entries a kind has, and how many of them are not done. */
  count: ({ all, open }: { all: number; open: number }) =>
    `${all} ${all === 1 ? 'entry' : 'entries'}${open === 0 ? ', all complete' : `, ${open} to do`}`,
  wrongTemplate: (example: string) =>
    `A template for links is a web address or a relative path with {file} in it, such as ${example}`,
};

const kinds: Partial<Record<string, string>> = {
  cars: 'Cars',
  experiences: 'Experiences',
  posts: 'Posts',
  pages: 'Pages',
  'service-pages': 'Category pages',
  files: 'Texts of the whole site',
};

import { type Language, languageFacts, languages } from '../../../shared/languages.ts';
import { askIfMeant, listNames, nameLanguage } from './grammar.ts';

/** Characters that nobody sees or that mean nothing. */
export const invisibleCharacters = {
  tab: 'a tab',
  wordLineBreak: 'a line break from Word',
  carriageReturn: 'a carriage return',
  foreignLineBreak: 'a line break of another system',
  lineSeparator: 'a line separator',
  paragraphSeparator: 'a paragraph separator',
  noBreakSpace: 'a no-break space',
  narrowNoBreakSpace: 'a narrow no-break space',
  figureSpace: 'a figure space',
  unusualSpace: 'an unusual space',
  softHyphen: 'a soft hyphen',
  zeroWidthSpace: 'a zero-width space',
  zeroWidthNonJoiner: 'a zero-width non-joiner',
  zeroWidthJoiner: 'a zero-width joiner',
  wordJoiner: 'a word joiner',
  byteOrderMark: 'a byte-order mark',
  direction: 'an invisible mark of writing direction',
  lostLetter: 'a sign for a lost letter',
  halfCharacter: 'half a character',
  privateCharacter: 'a character of a private font',
  noCharacter: 'a character that does not exist',
  control: 'an invisible control character',
};

export type InvisibleName = keyof typeof invisibleCharacters;

const invisibleAdvice = {
  space: 'Type an ordinary space instead.',
  nothing: 'Delete it; the text reads the same without it.',
  unknown: 'Type the letter that belongs here, or delete it.',
  noBreak:
    'Type an ordinary space instead. If the line must not break here, put the text in double quotes and write \\_ for the space.',
};

const scripts = { cyrillic: 'Cyrillic', greek: 'Greek', persian: 'Persian or Urdu' };

const latinSigns = { ',': 'comma', ';': 'semicolon', '?': 'question mark' };

const quotationMarks: Partial<Record<string, string>> = {
  '"': 'a straight quotation mark',
  "'": 'a straight apostrophe',
  '`': 'a grave accent',
  '´': 'an acute accent',
};

/** The marks that a language is written with. */
function describeOwnMarks(language: Language): string {
  const { script, quotes } = languageFacts[language];
  const written = `${nameLanguage(language)} is written with ${quotes.open} ${quotes.close}`;
  return script === 'Latin' ? `${written} and ’.` : `${written}, and Latin names in it with ’.`;
}

function adviseWrongLanguage(): string {
  const all = new Intl.ListFormat('en-GB').format(languages);
  return `Perhaps it was pasted into the wrong language: see which of ${all} it belongs to.`;
}

/** Problems inside one text. */
export const textProblems = {
  cutInSearch: ({
    isTitle,
    length,
    limit,
  }: {
    isTitle: boolean;
    length: number;
    limit: number;
  }) => {
    const surplus = length - limit;
    return {
      message: `This ${isTitle ? 'title' : 'description'} has ${length} characters; search results cut it after ${limit}.`,
      advice: `Shorten it by ${surplus} ${surplus === 1 ? 'character' : 'characters'}, with the most important words first.`,
    };
  },
  invisibleCharacter: ({
    name,
    codePoint,
    count,
    remedy,
  }: {
    name: InvisibleName;
    codePoint: string;
    count: number;
    remedy: keyof typeof invisibleAdvice;
  }) => ({
    message: `Here is ${invisibleCharacters[name]}, ${codePoint}${count === 1 ? '' : ` (${count} ×)`}; such characters come with text pasted from Word, chat or PDF.`,
    advice: invisibleAdvice[remedy],
  }),
  foreignAlphabet: ({ word, script }: { word: string; script: keyof typeof scripts }) => ({
    message: `“${word}” is written in ${scripts[script]} letters.`,
    advice: 'Write the word in the alphabet of this language.',
  }),
  lookAlikes: ({
    word,
    script,
    letters,
  }: {
    word: string;
    script: keyof typeof scripts;
    letters: string;
  }) => ({
    message: `“${word}” has a ${scripts[script]} letter that only looks right: ${letters}.`,
    advice:
      'Type the word again on the keyboard of this language; searches do not find it like this.',
  }),
  noPluralForms: (needs: PluralNeeds) => ({
    message: 'This label is counted, and this is one sentence for every number.',
    advice: describeNeeds(needs),
  }),
  needlessPluralForms: {
    message: 'This text has plural forms, and this label is not counted.',
    advice: 'Write one sentence here.',
  },
  missingPluralForms: ({ missing, ...needs }: PluralNeeds & { missing: string[] }) => ({
    message: `The plural ${missing.length === 1 ? 'form' : 'forms'} ${listNames(missing)} ${missing.length === 1 ? 'is' : 'are'} missing in ${nameLanguage(needs.language)}.`,
    advice: describeNeeds(needs),
  }),
  unknownPluralForm: ({
    language,
    form,
    meant,
  }: {
    language: Language;
    form: string;
    meant?: string;
  }) => ({
    message: `${nameLanguage(language)} has no plural form “${form}”, so this text is never shown.`,
    advice: meant === undefined ? 'Delete this form.' : askIfMeant(meant),
  }),
  dotsForEllipsis: ({ count }: { count: number }) => ({
    message: `Here an ellipsis is typed as ${count} dots.`,
    advice: 'Use the one sign … for it.',
  }),
  latinSign: ({ sign, own }: { sign: keyof typeof latinSigns; own: string }) => ({
    message: `Here is a Latin ${latinSigns[sign]} (${sign}) in an Arabic sentence.`,
    advice: `Arabic has its own: ${own}`,
  }),
  wrongQuotationMark: ({ mark, language }: { mark: string; language: Language }) => ({
    message: `Here is ${quotationMarks[mark] ?? 'a quotation mark of another language'} (${mark}).`,
    advice: describeOwnMarks(language),
  }),
  latinLetters: ({ language }: { language: Language }) => ({
    message: `This ${nameLanguage(language)} text is written in Latin letters.`,
    advice: adviseWrongLanguage(),
  }),
  arabicLetters: ({ stretch }: { stretch: string }) => ({
    message: `Arabic letters in a text of another language: “${stretch}”.`,
    advice: adviseWrongLanguage(),
  }),
  turkishInEnglish: ({ words }: { words: string }) => ({
    message: `This English text seems to be Turkish: ${words}.`,
    advice: adviseWrongLanguage(),
  }),
  englishInTurkish: ({ words }: { words: string }) => ({
    message: `This Turkish text seems to be English: ${words}.`,
    advice: adviseWrongLanguage(),
  }),
  sameAsTurkish: {
    message: 'This translation is the same as the Turkish text.',
    advice: 'Translate it. If the words are the same in both languages, say so in exceptions.yaml.',
  },
  htmlInText: ({ written }: { written: string }) => ({
    message: `Here is HTML, which visitors would read as it stands: ${written}`,
    advice:
      'Write the words alone. In a text that begins with |, a blank line begins a new paragraph.',
  }),
  pointOfThousands: ({ written, value, whole }: ChangedNumber & { whole: string }) => ({
    message: `YAML reads ${written} as ${value}: its point begins the decimals.`,
    advice: `Write ${whole} if you mean ${formatNumber(Number(whole))}, and ${value} if you mean ${formatNumber(value)}.`,
  }),
  specialNumber: ({ written }: { written: string }) => ({
    message: `YAML reads ${written} as a special number, not as these letters.`,
    advice: `Write a number in digits, or "${written}" in quotes where a text is meant.`,
  }),
  leadingZeros: ({ written, value, digits }: ChangedNumber & { digits: string }) => ({
    message: `YAML reads ${written} as the number ${value}.`,
    advice: `Write ${digits} for the number; put a code or phone number in quotes: "${written}".`,
  }),
  changedNumber: ({ written, value }: ChangedNumber) => ({
    message: `YAML reads ${written} as the number ${value}.`,
    advice: `Write ${value} for the number, or "${written}" in quotes where a text is meant.`,
  }),
};

type PluralNeeds = {
  language: Language;
  /** The forms that the language needs. */
  required: string[];
};

function describeNeeds({ language, required }: PluralNeeds): string {
  return `${nameLanguage(language)} needs ${listNames(required)}, each on a line of its own below “${language}:”.`;
}

type ChangedNumber = {
  /** As the file has it. */
  written: string;
  /** As YAML reads it. */
  value: number;
};

function formatNumber(value: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(value);
}

/** What the codes of the rules about texts mean. */
export const textExplanations = {
  C030: {
    title: 'The plural forms are not complete',
    meaning:
      'A counted label needs each form that its language uses: one and other in Turkish and English; zero, one, two, few, many and other in Arabic.',
    why: 'For some numbers the sentence would be wrong or missing: Arabic says three services otherwise than eleven.',
    fix: 'Add the forms that the message names, and remove those the language does not use. A form may leave the number out.',
  },
  C031: {
    title: 'A placeholder that cannot be filled in',
    meaning:
      '{phone} stands for a fact of site.yaml, {{count}} for something the page knows. This name is not known there, or one that belongs there is missing.',
    why: 'Visitors would read the braces, or miss the number.',
    fix: 'Never translate what stands in braces. Facts are {phone}, {email}, {address} and {hours}; a label names the values that the site fills in there, in every language the same.',
  },
  C101: {
    title: 'A title too long for search results',
    meaning: 'The title has more than 60 characters.',
    why: 'Search engines cut it off, often in the middle of the word that matters.',
    fix: 'Say it in fewer words, the important ones first. The rest can stand in the description.',
  },
  C102: {
    title: 'A description too long for search results',
    meaning: 'The description has more than 160 characters.',
    why: 'Search engines show its beginning only, so the end of the sentence is never read.',
    fix: 'Shorten it to one or two sentences that say what is special.',
  },
  C103: {
    title: 'Typewriter signs in a text',
    meaning:
      'The text holds \' or ", the signs of a typewriter. Turkish and English print ’ and “ ”, Arabic « ». Three dots are one sign, …, and Arabic has its own ، ؛ ؟.',
    why: 'In large titles the straight sign looks like a mistake.',
    fix: 'Copy the right sign from here, or from a neighbouring text. `catalogue validate --fix` replaces what is certain.',
  },
  C104: {
    title: 'Text in the wrong script',
    meaning:
      'The text is in another script or language than its line says: Arabic in Latin letters, English under tr, or single letters from another alphabet (a Cyrillic а).',
    why: 'Most probably a text stands under the wrong language, and visitors would read what they do not understand.',
    fix: 'Type a word with foreign letters again. Move the text to its language. If it is right as it is, such as a brand name, give a reason in exceptions.yaml.',
  },
  C105: {
    title: 'A translation identical to the Turkish text',
    meaning:
      'The Turkish text stands in another language word for word. Mostly it was copied to be translated later.',
    why: 'The text counts as translated, so nobody comes back to it.',
    fix: 'Translate it. If it reads the same in both languages, such as a name, say so in exceptions.yaml.',
  },
  C110: {
    title: 'HTML in a text',
    meaning:
      'The text holds a tag of HTML such as <b> or <br>, or the name of a sign such as &nbsp;.',
    why: 'Texts are shown as they stand, so visitors would read the tags.',
    fix: 'Write the words alone and the sign itself. In a text that begins with |, a blank line begins a new paragraph; for a no-break space write \\_ in a text in double quotes.',
  },
  C121: {
    title: 'Paragraphs written as \\n',
    meaning:
      'A long text in double quotes has its paragraphs on one line, with \\n\\n between them.',
    why: 'Visitors see the right paragraphs, but nobody can read or correct such a line with ease.',
    fix: 'Begin the text with | and write it below, indented and without quotes.',
  },
};

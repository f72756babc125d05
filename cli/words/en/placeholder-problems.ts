const putIntoSentence = (written: string) =>
  `Put ${written} where its value belongs in the sentence.`;

const samePlaceholders = 'Use the same placeholders as the Turkish text, with the same names.';

/** Problems of what stands in braces. */
export const placeholderProblems = {
  wrongBraces: ({ example, isGuess }: { example: string; isGuess: boolean }) => ({
    message: 'These braces are not written as the site understands them; visitors would see them.',
    advice: `Write ${example}, without spaces.${isGuess ? '' : ' Braces may hold nothing but such a name.'}`,
  }),
  placeholderNotInTurkish: ({ written }: { written: string }) => ({
    message: `The Turkish text has no ${written}.`,
    advice: samePlaceholders,
  }),
  unknownFact: ({
    written,
    meant,
    facts,
  }: {
    written: string;
    meant?: string;
    /** Those that there are; absent for a translation, which has those of the Turkish text. */
    facts?: string;
  }) => ({
    message: `${written} is not a fact that the site can fill in.`,
    advice:
      meant === undefined
        ? facts === undefined
          ? samePlaceholders
          : `Use one of ${facts}, or leave the braces out.`
        : `Did you mean ${meant}?`,
  }),
  unknownValue: ({
    written,
    meant,
    known,
  }: {
    written: string;
    meant?: string;
    /** The values that the site fills into this label. */
    known: readonly string[];
  }) => ({
    message: `${written} is not a value that the site fills into this label.`,
    advice:
      meant === undefined
        ? known.length === 0
          ? 'Leave the braces out; nothing is filled in here.'
          : `Use ${known.join(', ')}, or leave the braces out.`
        : `Did you mean ${meant}?`,
  }),
  missingPlaceholder: ({ written }: { written: string }) => ({
    message: `The Turkish text has ${written}, and this one does not.`,
    advice: putIntoSentence(written),
  }),
  missingValue: ({ written }: { written: string }) => ({
    message: `The site fills ${written} into this label, and this text does not have it.`,
    advice: putIntoSentence(written),
  }),
};

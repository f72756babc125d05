/** Warnings about content that works and could be better, and gaps of translations, code by code. */
export const adviceExplanations = {
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
  C106: {
    title: 'An exception that is no longer needed',
    meaning:
      'exceptions.yaml excuses a finding that is not there any more: the text was changed, moved or removed.',
    why: 'An old excuse may one day hide a new mistake.',
    fix: 'Delete the exception, or correct its file and path.',
  },
  C108: {
    title: 'A byte-order mark at the beginning',
    meaning:
      'Some Windows programs put an invisible character, the byte-order mark, before the first letter.',
    why: 'The compiler reads past it, but other programs take it for a part of the first word.',
    fix: 'Save the file as “UTF-8” and not as “UTF-8 with BOM”. `catalogue validate --fix` does it for you.',
  },
  C201: {
    title: 'A missing translation',
    meaning: 'The Turkish text has no counterpart in this language.',
    why: 'Visitors see the Turkish text in the middle of their own language.',
    fix: 'Add the translation. If the gap is meant, let the entry say which languages it has: languages: [tr, en]. Where the entry has no languages:, give the reason in exceptions.yaml.',
  },
  C202: {
    title: 'An empty translation',
    meaning: 'The language is named, but nothing stands behind it.',
    why: 'Somebody began and did not come back; visitors see the Turkish text.',
    fix: 'Write the translation, or delete the line and declare the gap with languages: or in exceptions.yaml.',
  },
  C203: {
    title: 'A translation without a Turkish text',
    meaning: 'The text exists in this language, but the Turkish text it was made from is gone.',
    why: 'Nobody can tell whether it still holds, and Turkish visitors miss it.',
    fix: 'Bring the Turkish text back, or remove the translation as well.',
  },
  C204: {
    title: 'A text in a language that the entry does not declare',
    meaning: 'languages: leaves this language out, but here is a text in it.',
    why: 'One of the two is out of date: visitors may see a page half in their language.',
    fix: 'Add the language to languages:, or remove the text.',
  },
  C205: {
    title: 'A stale translation',
    meaning:
      'The Turkish text was changed after this translation was made; translations.lock remembers the text it was made from.',
    why: 'Visitors in this language may read an old price, an old time or an old promise.',
    fix: 'Bring the translation up to date. If it still fits, accept it as it is: `catalogue accept`.',
  },
};

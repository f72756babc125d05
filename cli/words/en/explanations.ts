/** What each code means, but for those of `textExplanations`. */
export const explanations = {
  C001: {
    title: 'The file cannot be read as text',
    meaning:
      'The file is not saved as UTF-8, or the system cannot read it; the message says which.',
    why: 'Letters such as ğ, ş and all of Arabic would reach visitors as question marks.',
    fix: 'Open the file in your editor and save it with the encoding UTF-8. Then check that its letters are still right. A file that the system refuses needs other permissions, or a sound disk.',
  },
  C002: {
    title: 'The YAML cannot be understood',
    meaning:
      'The reader stopped at this place: indentation that does not fit, a quote that is never closed, or a text that holds “: ” without standing in quotes.',
    why: 'Nobody can know what was meant, so nothing of the file can be shown.',
    fix: 'Put the text in double quotes, close the quote, or align the line with its neighbours. The fault may stand one line above the place.',
  },
  C003: {
    title: 'A field stands twice',
    meaning: 'Two lines of the same block give the same field a value.',
    why: 'Only one of them could be shown, and it might be the old one.',
    fix: 'Keep the line that is right and delete the other.',
  },
  C004: {
    title: 'YAML that content does not use',
    meaning:
      'At the beginning of a value, &, * and ! are signs of YAML (anchor, alias, tag), and so are the fields << and __proto__.',
    why: 'Such a text vanishes without a word: !dikkat becomes an empty text. A few aliases can also stand for billions of lines.',
    fix: 'Put the text in double quotes. If you did mean to repeat a value, write it out.',
  },
  C005: {
    title: 'A file that belongs nowhere',
    meaning: 'No part of the site reads a file of this name in this folder.',
    why: 'What stands in it would never appear, and nobody would notice.',
    fix: 'Move it into the folder of its kind (experiences, cars, posts, service-pages, pages), correct its name, or delete it.',
  },
  C006: {
    title: 'A file that the site needs is missing',
    meaning: 'A page, or the whole site, is built from this file, and it is not there.',
    why: 'Without it the site cannot be built, so nothing is published.',
    fix: 'Bring the file back, for example from git, or give a renamed file its old name.',
  },
  C007: {
    title: 'A tab as indentation',
    meaning: 'A line begins with a tab. YAML knows only spaces there.',
    why: 'A tab is as wide as each editor likes, so nobody can tell what belongs to what, and the file cannot be read.',
    fix: 'Replace the tab with two spaces per level. Most editors can do that for every tab they insert.',
  },
  C008: {
    title: 'The file is too long',
    meaning:
      'The file has more than 128 K characters; the longest file of the site has a sixth of that.',
    why: 'So large a file is nearly always an accident, such as a picture pasted as text, and slows every check down.',
    fix: 'Look for what was pasted by accident and remove it. Pictures are files in images/.',
  },
  C010: {
    title: 'An unknown field',
    meaning:
      'This kind of entry has no field of this name. Mostly it is a slip of the keyboard, or a field indented too far or too little.',
    why: 'What stands in it would never appear on the site.',
    fix: 'Correct the name, move the line to its place, or remove it.',
  },
  C011: {
    title: 'A field or its Turkish text is missing',
    meaning:
      'A field that every entry of this kind has is not there, or its Turkish text is empty.',
    why: 'Turkish is the language that the others fall back to: without it, visitors would see nothing.',
    fix: 'Add the field. A neighbouring entry shows what it looks like.',
  },
  C012: {
    title: 'A value of the wrong kind',
    meaning:
      'A text is needed and a number, a list or a group of fields was found, or the other way round. Without quotes, 0501234567 is a number and {phone} a group of fields.',
    why: 'A phone number would lose its zero or its plus sign, and visitors would call nobody.',
    fix: 'Put text made of digits, and text that begins with {, in double quotes. Write a number without quotes.',
  },
  C013: {
    title: 'A value that is not allowed',
    meaning:
      'The value is of the right kind but not among the allowed ones: an unknown category or icon, a day that does not exist, a number out of range.',
    why: 'An entry in an unknown category would stand in no list, and an unknown icon would leave a hole.',
    fix: 'Use one of the values that the message names. A day is written as 2026-11-21, a time as "06:10".',
  },
  C014: {
    title: 'A list with too few or too many items',
    meaning:
      'The page has room for a certain number of items: three slides, four features, at least four pictures.',
    why: 'One too few leaves a hole in the page, one too many breaks its rows.',
    fix: 'Add or remove items until the number fits; the message says how many are needed.',
  },
  C015: {
    title: 'A number that YAML changes',
    meaning: 'YAML reads 1.000 as 1, 1e3 as 1000 and 0x1F as 31.',
    why: 'A tour at 1.000 dollars would be offered at one dollar.',
    fix: 'Write the number in plain digits without a dot for thousands.',
  },
  C016: {
    title: '“ #” cuts the text off',
    meaning:
      'Outside quotes, a space followed by # begins a comment: the rest of the line is not read.',
    why: 'Visitors would read half a sentence.',
    fix: 'Put the whole text in double quotes. A real comment gets a line of its own.',
  },
  C017: {
    title: 'An invisible character',
    meaning:
      'Text pasted from Word or a chat often brings no-break spaces, zero-width spaces or other characters that cannot be seen.',
    why: 'After a colon such a space spoils the field; inside a text it breaks lines in odd places and hides words from the search.',
    fix: 'Replace it with a plain space, or delete it. Where a no-break space is meant, write \\_ in a text in double quotes.',
  },
  C018: {
    title: 'Lines that YAML joins into one',
    meaning:
      'A text over several lines does not begin with |, or an item of a list is indented deeper than the one above it: YAML reads such lines as one.',
    why: 'Two paragraphs would become one, and two pictures one name that does not exist.',
    fix: 'Begin the text with | and write it below, indented and without quotes. Begin the items of a list with the same number of spaces, a dash and a space.',
  },
  C020: {
    title: 'The same slug, id or order twice',
    meaning:
      'Two entries claim the same address, number or place in a list, a former address (aliases) is that of another entry, or a list names the same thing twice.',
    why: 'An address can show only one of two entries; the other could not be reached.',
    fix: 'Give one of the two another value. Change the newer one: the older address may be linked from elsewhere.',
  },
  C021: {
    title: 'A link that leads to no page',
    meaning: 'The site has no page at this address. Detail pages live under /detay/, not /detail/.',
    why: 'Whoever follows the link would find “not found” instead of the tour.',
    fix: 'Correct the address; content/README.md lists all pages. `--fix` turns /detail/ into /detay/.',
  },
  C022: {
    title: 'A picture that is not in pictures.yaml',
    meaning:
      'Content names pictures by their name in pictures.yaml, not by their file, and this name is not there.',
    why: 'The place of the picture would stay empty.',
    fix: 'Correct the name, or list the picture in pictures.yaml first.',
  },
  C023: {
    title: 'The file of a picture is missing',
    meaning:
      'pictures.yaml names a file that is not in images/. Upper and lower case count, and so does the ending.',
    why: 'The picture could not be made, so the place would stay empty.',
    fix: 'Copy the picture into images/, or correct the name of the file.',
  },
  C024: {
    title: 'A name that refers to nothing',
    meaning: 'A post names an author or a related post that does not exist.',
    why: 'The post would appear without its author, or with a link to nowhere.',
    fix: 'Use an id from authors.yaml, or the id of another post.',
  },
  C025: {
    title: 'A package without price or duration',
    meaning:
      'A package takes price and duration from the detail page its url leads to. This one leads to none and names neither.',
    why: 'The card would stay without what visitors look for first.',
    fix: 'Let url lead to a page under /detay/, or write price and duration here.',
  },
  C026: {
    title: 'A picture that cannot be read',
    meaning:
      'The file is there, but it is damaged, cut off, or no picture at all: often a download that did not finish, or a HEIC file renamed to .jpg.',
    why: 'No browser could show it.',
    fix: 'Copy the original again, or open it in a picture program and export it as a JPEG.',
  },
  C027: {
    title: 'A picture that is too small',
    meaning: 'A picture must be at least 1200 pixels wide, and 2400 where it fills the screen.',
    why: 'On a large or sharp screen it would look blurred.',
    fix: 'Export it again from the original. Never enlarge the small one: that only blurs it.',
  },
  C028: {
    title: 'A picture on a host that is not allowed',
    meaning:
      'The picture comes from another site, and imageHosts in site.yaml does not name that site.',
    why: 'Browsers refuse pictures from hosts that the site does not name, so visitors would see a hole.',
    fix: 'Best copy the picture into images/. Or, where its owner agrees, add the host to imageHosts.',
  },
  C029: {
    title: 'A picture without alternative text',
    meaning:
      'A picture has either words that say what it shows (alt), or says that it tells nothing (decorative: true). Here there is neither, or both.',
    why: 'Visitors who cannot see the picture hear these words instead, and search engines read them.',
    fix: 'Say in one sentence what can be seen. Keep decorative: true for pictures that tell nothing.',
  },
  C032: {
    title: 'A category that others still use is gone',
    meaning:
      'categories.yaml has no longer all categories of the site; the message names the one that is missing and what still uses it.',
    why: 'The filter and the cards would show a service without its category.',
    fix: 'Bring the category back, for example from git. Its name, its icon and its place in the list may change.',
  },
  C033: {
    title: 'A day that is still to come',
    meaning: 'updated says when a page was last changed; this day has not begun anywhere.',
    why: 'Search engines stop believing the days of a site that claims to be changed tomorrow.',
    fix: 'Write today or an earlier day. If the day is right, set the clock of this computer.',
  },
  C037: {
    title: 'Something published leads to a draft',
    meaning:
      'A link or a related post leads to an entry that says draft: true. Visitors do not get that entry.',
    why: 'Whoever follows the link would find “not found”.',
    fix: 'Publish the two together: delete draft: true in the draft, or take the link out until then. Drafts may refer to each other.',
  },
  C038: {
    title: 'The number of another post',
    meaning:
      'addresses.lock remembers this number for a post that does not have it any more. A number is given once.',
    why: 'Links and bookmarks of the old post would open an article about something else.',
    fix: 'Give the post the number that the message names. To bring readers of the old post here, write its number among the aliases instead.',
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
  C114: {
    title: 'A file that is passed over',
    meaning:
      'Something lies in the content that nothing reads: a file whose name does not end in .yaml, a picture that pictures.yaml does not name, a symbolic link. What begins with a dot is meant to be left alone.',
    why: 'Whoever put it there may wait for it to appear on the site.',
    fix: 'Rename it, move it to where it belongs, or delete it.',
  },
  C115: {
    title: 'A picture that no page shows',
    meaning: 'pictures.yaml describes a picture, and no other file names it.',
    why: 'It is translated and prepared at every change, and nobody sees it.',
    fix: 'Name the picture where it should be seen, or delete its entry and its file.',
  },
  C116: {
    title: 'A page that nothing links to',
    meaning:
      'Cars and posts appear in their lists by themselves. An experience is reached only by links, and no other file has one to it.',
    why: 'The page exists, but visitors who do not know its address never come there.',
    fix: 'Let a package of a category page lead there, the navigation, or the home page.',
  },
  C118: {
    title: 'The same Turkish text, translated differently',
    meaning:
      'The same Turkish text stands in two places, and its translations are not the same. The warning stands where fewer places agree.',
    why: 'Mostly one of them was changed and the other forgotten: a promise is lost, or one thing has two names.',
    fix: 'Write the better translation in both places. Where the two are meant, say why in exceptions.yaml.',
  },
  C119: {
    title: 'A post of a day that has not come yet',
    meaning:
      'The date of the post lies in the future. The site does not wait for it: what is in the content is published.',
    why: 'Visitors would read at the top of the blog what should only be read later.',
    fix: 'Write draft: true and delete that line when the day has come, or correct the date.',
  },
  C120: {
    title: 'An address that leads nowhere any more',
    meaning:
      'addresses.lock remembers every address that was ever accepted. No entry has this one now, and no aliases name it.',
    why: 'Search engines, bookmarks and printed codes still lead there, and visitors would find “not found”.',
    fix: 'Name the old slug or number among the aliases of the entry that takes its place. Where it is to be gone for good: `catalogue accept --forget` and the address.',
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

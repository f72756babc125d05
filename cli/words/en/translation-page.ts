/** The words of the report of the translations that are no sentences about a single text. */
export const translationPage = {
  title: 'Translations',
  lead: 'What is translated, what is missing, and what is out of date because its Turkish text changed.',
  skip: 'Skip to the list of work',
  totals: 'Totals',
  entries: 'Entry by entry',
  entry: 'Entry',
  work: 'To do',
  nothing: 'Nothing: every translation is there and true to its Turkish text.',
  source: 'Turkish',
  none: 'none yet',
  noSource: 'none',
  complete: 'complete',
  needless: 'Exceptions no longer needed',
  unread: 'Some files could not be read, so their texts are not counted:',
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

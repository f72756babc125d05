import type { Issue } from '../issue.ts';
import type { SourceOfFile } from '../content/find-source.ts';
import type { SourceFile } from '../yaml/source-file.ts';

/** What is known of a content file as it stands: enough to check others against it without opening it again. */
export interface FileRecord {
  path: string;
  /** See `hashBytes`. */
  hash: string;
  /** The part of the content it belongs to; absent for a stray file and for one that does not parse. */
  name?: SourceOfFile['name'];
  /** Absent where it does not parse; for an entry of a collection it holds only what others refer to. */
  file?: SourceFile;
  /** Of a file that does not parse, so that the line of its name can still be read; empty otherwise. */
  text: string;
  /** Problems that can be seen in the file alone. */
  issues: readonly Issue[];
  /** Whether it follows its schema; what it refers to is another question. */
  isValid: boolean;
  /** The addresses and the names of pictures it refers to, each once. */
  links: readonly string[];
  pictures: readonly string[];
  /** Whether a text may name a fact of `site.yaml`. */
  namesFacts: boolean;
  /** The value as its schema understands it; kept for the few files that are no entries. */
  value?: unknown;
  made?: MadeEntry;
}

/** An entry as it stands in the bundles; lists hold one item per language, in the order of the languages. */
export interface MadeEntry {
  /** Of all it was made from beside its own file. */
  signature: string;
  /** The entry as JSON. */
  own: readonly Uint8Array[];
  /** Of the author and the related posts of a post. */
  tailSignature?: string;
  /** What a post shows of others: the end of its JSON, in the place of the last brace. */
  tails?: readonly Uint8Array[];
}

/** The parts of the content that have thousands of files; all others are a few, and stay in memory. */
const collections = ['experiences', 'cars', 'posts'] as const;

export type Collection = (typeof collections)[number];

export function isCollection(name: string | undefined): name is Collection {
  return collections.some((collection) => collection === name);
}

/** The fields of an entry that others refer to, or that say where it stands among them. */
const knownFields = ['slug', 'id', 'order', 'date', 'author', 'relatedBlogs', 'images'] as const;

/** The known fields of an entry, as its file has them. */
export function pickFacts(data: unknown): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  if (typeof data !== 'object' || data === null) return facts;
  for (const key of knownFields) {
    const value: unknown = Reflect.get(data, key);
    if (value !== undefined) facts[key] = detach(value);
  }
  return facts;
}

/** Whether two states of an entry, both without any problem, are the same to all other files. */
export function isAlike(a: FileRecord, b: FileRecord): boolean {
  const describe = ({ name, isValid, issues, links, pictures, file }: FileRecord) =>
    isCollection(name) && isValid && issues.length === 0
      ? JSON.stringify([name, links, pictures, pickFacts(file?.data)])
      : undefined;
  const before = describe(a);
  return before !== undefined && before === describe(b);
}

/** The engine keeps the whole text of a file for a word that was cut out of it; a copy lets the text go. */
function detach(value: unknown): unknown {
  if (typeof value === 'string') return copyText(value);
  return Array.isArray(value) ? value.map(detach) : value;
}

export function copyText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

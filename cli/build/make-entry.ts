import type { SourceOfFile } from '../content/find-source.ts';
import { localizeFields } from './localize.ts';
import type { Globals } from './create-globals.ts';
import type { FileRecord, MadeEntry } from './file-record.ts';
import { readFields } from './read-fields.ts';

/** The fields of a post that are resolved when the bundle is composed: others change them too. */
const resolvedFields = ['author', 'relatedBlogs'];

/** Makes an entry in every language; of a post, all that stands in its own file. */
export function makeEntry(
  record: FileRecord,
  value: unknown,
  { name, model }: SourceOfFile,
  globals: Globals,
  before?: MadeEntry,
): MadeEntry {
  if (model.kind !== 'fields') throw new Error(`The entries of ${name} have no fields.`);
  const fields =
    name === 'posts'
      ? new Map([...model.fields].filter(([key]) => !resolvedFields.includes(key)))
      : model.fields;
  return {
    signature: globals.sign(record),
    own: globals.contexts.map((context, index) => {
      const bytes = Buffer.from(JSON.stringify(localizeFields(value, fields, context)));
      const old = before?.own[index];
      // What is the same stays the same object, so that a language that did not change is not written.
      return old && bytes.equals(old) ? old : bytes;
    }),
  };
}

/** What the tails of posts are made from. */
export interface TailSources {
  /** The authors in every language, in the order of the languages. */
  authors: readonly ReadonlyMap<string, { name: unknown; image: unknown }>[];
  /** Of the authors as a whole. */
  authorsSignature: string;
  posts: ReadonlyMap<unknown, FileRecord>;
}

/** Completes a post with its author and with what it shows of related posts, where that has changed. */
export function makeTails(record: FileRecord, sources: TailSources): MadeEntry | undefined {
  const { made } = record;
  if (!made) return undefined;
  const { author, relatedBlogs } = readFields(record.file?.data);
  const related = (Array.isArray(relatedBlogs) ? relatedBlogs : []).flatMap(
    (id) => sources.posts.get(id) ?? [],
  );
  const tailSignature = [
    sources.authorsSignature,
    ...related.map(({ hash, made: other }) => `${hash} ${other?.signature}`),
  ].join(' ');
  if (made.tails && made.tailSignature === tailSignature) return made;
  const tails = made.own.map((_bytes, index) => {
    const found = sources.authors[index]?.get(String(author));
    if (!found) throw new Error(`The author “${String(author)}” was checked and is gone.`);
    const tail = JSON.stringify({
      relatedBlogs: related.map((other) => describeRelated(other, index)),
      author: found.name,
      authorImage: found.image,
    });
    return Buffer.from(`,${tail.slice(1)}`);
  });
  return { ...made, tailSignature, tails };
}

function describeRelated({ made }: FileRecord, index: number) {
  const { id, title, image } = readMade(made, index);
  return { id, title, image };
}

/** An entry as it stands in the bundle of the language at `index`. */
export function readMade(made: MadeEntry | undefined, index: number): Record<string, unknown> {
  const bytes = made?.own[index];
  return readFields(bytes && JSON.parse(Buffer.from(bytes).toString()));
}

import * as z from 'zod';

/** A name that holds a hash of what stands in the file: last, or in a picture’s before its size. */
export const hashedName = z
  .string()
  .regex(/^[\w.-]+-(?:[0-9A-Z]{8}|[0-9a-f]{10}-\d+(?:x\d+)?)\.[a-z0-9]+$/);

const generation = z.strictObject({
  /** When it was first built. */
  built: z.iso.datetime(),
  /** The files that its pages name. */
  named: z.array(hashedName),
  /** Files that only older pages name, with when the first generation without them was built. */
  unnamed: z.record(hashedName, z.iso.datetime()),
});

/** The folders of the files that are served as they are. */
export const parts = ['assets', 'pictures'] as const;

/** What lies in each of them. */
export const publicFiles = z.partialRecord(z.enum(parts), generation);

export type Generation = z.infer<typeof generation>;
export type PublicFiles = z.infer<typeof publicFiles>;

/** Where the list stands, beside the folders. */
export const publicFilesName = 'files.json';

/** All files that are kept, those first that pages name now. */
export function listNames(known: Generation | undefined): string[] {
  return known ? [...known.named, ...Object.keys(known.unnamed)] : [];
}

import * as z from 'zod';

/** A name that holds a hash of what stands in the file: last, or in a picture’s before its size. */
export const hashedName = z
  .string()
  .regex(/^[\w.-]+-(?:[0-9A-Z]{8}|[0-9a-f]{10}-\d+(?:x\d+)?)\.[a-z0-9]+$/);

const generationSchema = z.strictObject({
  /** When it was first built. */
  built: z.iso.datetime(),
  /** The files that its pages name. */
  current: z.array(hashedName),
  /** Files that only older pages name, with when the first generation without them was built. */
  retired: z.record(hashedName, z.iso.datetime()),
});

/** The folders of the files that are served as they are. */
export const assetFolders = ['assets', 'pictures'] as const;

/** What lies in each of them. */
export const assetManifest = z.partialRecord(z.enum(assetFolders), generationSchema);

export type AssetGeneration = z.infer<typeof generationSchema>;
export type AssetManifest = z.infer<typeof assetManifest>;

/** Where the list stands, beside the folders. */
export const assetManifestName = 'asset-manifest.json';

/** All files that are kept, those first that pages name now. */
export function listAssetNames(known: AssetGeneration | undefined): string[] {
  return known ? [...known.current, ...Object.keys(known.retired)] : [];
}

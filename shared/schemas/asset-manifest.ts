import * as z from 'zod';

/** A name that contains a hash of the file’s contents: at its end, or, for pictures, before the size. */
export const hashedName = z
  .string()
  .regex(/^[\w.-]+-(?:[0-9A-Z]{8}|[0-9a-f]{10}-\d+(?:x\d+)?)\.[a-z0-9]+$/);

const generationSchema = z.strictObject({
  /** The time of its first build. */
  built: z.iso.datetime(),
  /** The files that its pages reference. */
  current: z.array(hashedName),
  /** Files that only older pages reference, with the time of the first build without them. */
  retired: z.record(hashedName, z.iso.datetime()),
});

/** The folders of files that are served unchanged. */
export const assetFolders = ['assets', 'pictures'] as const;

/** The manifest: the generation of each folder. */
export const assetManifest = z.partialRecord(z.enum(assetFolders), generationSchema);

export type AssetGeneration = z.infer<typeof generationSchema>;
export type AssetManifest = z.infer<typeof assetManifest>;

/** The file name of the manifest, in the parent of these folders. */
export const assetManifestName = 'asset-manifest.json';

/** All retained files; current files come first. */
export function listAssetNames(known: AssetGeneration | undefined): string[] {
  return known ? [...known.current, ...Object.keys(known.retired)] : [];
}

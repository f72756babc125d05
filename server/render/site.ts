import * as z from 'zod';
import { type Language, languages } from '../../shared/languages.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { LabelResource } from '../../shared/schemas/labels.ts';

export const assetsSchema = z.strictObject({
  /** The script in the head, and the module that it starts. */
  head: z.string(),
  entry: z.string(),
  styles: z.string(),
  icon: z.string(),
  /** The rules by which browsers prefetch pages. */
  speculationRules: z.string(),
  /** The icon in pixels: for tabs, for home screens by size, and with a margin for masks. */
  icons: z.strictObject({
    favicon: z.string(),
    touch: z.string(),
    small: z.string(),
    large: z.string(),
    maskable: z.string(),
  }),
  /** Font files to load early, per language. */
  fonts: z.record(z.enum(languages), z.array(z.string())),
  /** The digest of every file by its URL (SRI, “integrity”). */
  files: z.record(z.string(), z.string()),
});

/** URLs of the built scripts, styles and fonts. */
export type Assets = z.infer<typeof assetsSchema>;

/** A built script, style, font or icon. */
export interface AssetFile {
  body: Buffer;
  /** Texts are compressed by the build. */
  compressed: { br: Buffer; gzip: Buffer } | undefined;
}

/** The built site, loaded and checked. */
export interface LoadedSite {
  bundles: Record<Language, Bundle>;
  labels: Record<Language, LabelResource>;
  /** A short hash of the bundles and labels. */
  content: string;
  assets: Assets;
  /** The assets by their URLs, including retired ones, which only cached older pages still reference. */
  files: Map<string, AssetFile>;
  favicon: Buffer;
  /** Names of the picture files, including retired ones, which only cached older pages still reference. */
  pictures: string[];
  /** The folder of files that are served unchanged. */
  publicFolder: string;
}

/** The build is missing, broken or unreadable. The message is one line for the operator, with a remedy. */
export class BrokenBuildError extends Error {
  override name = 'BrokenBuildError';

  constructor(problem: string, options?: { cause: unknown }) {
    const { cause } = options ?? {};
    const isOutOfFiles = cause instanceof Error && 'code' in cause && cause.code === 'EMFILE';
    const advised = `${problem}; build the site again with npm run build.`;
    super(isOutOfFiles ? tooFewFiles : advised, options);
  }
}

const tooFewFiles =
  'The limit of open files is too low (ulimit -n); allow the process as many as MAX_CONNECTIONS and 200 more.';

import type { ContentFile } from './content-file.ts';
import { findData } from './content-index.ts';
import { createSiteVariables, type LocalContext } from './localize.ts';
import { sources } from './sources.ts';

/** The facts of the site, even if other files are invalid; none if `site.yaml` itself is. */
export function findSiteVariables(files: readonly ContentFile[]): LocalContext['factsOf'] {
  const { file, schema } = sources.site;
  const site = schema.safeParse(findData(files, file), { jitless: true });
  return site.success ? createSiteVariables(site.data) : () => ({});
}

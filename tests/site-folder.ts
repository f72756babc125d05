import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The content of the tests: like that of editors, with every feature and all languages. */
export const fixtureContent = join(root, 'tests/fixtures/site');

/** The site that `prepare-fixture-site.ts` builds. Its content is independent of the editors, so they cannot break tests. */
export const fixtureSite = join(root, 'build/tests/site');

/** The same site with few entries, for tests of the process: it renders every page when it starts. */
export const shortSite = join(root, 'build/tests/short');

/**
 * A folder with the editors’ `content` and its `build`. Few tests read it; they check only rules that hold for any
 * content. `CONTENT_SITE` sets another folder, with a changed copy.
 */
export const contentSite = process.env['CONTENT_SITE'] ?? root;

/** The folder of the site that the tests of a project open; `tests/vitest.config.ts` sets it for each project. */
export const siteFolder = process.env['SITE_FOLDER'] ?? fixtureSite;

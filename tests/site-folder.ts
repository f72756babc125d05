import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The content of the tests: like that of editors, in every feature and all languages. */
export const fixtureContent = join(root, 'tests/fixtures/site');

/** The site that `prepareFixtureSite` builds. Its content belongs to the tests, so no editor can break them. */
export const fixtureSite = join(root, 'build/tests/site');

/**
 * A folder with the editors’ `content` and its `build`. Few tests read it; they demand only what must hold whatever
 * editors write. `CONTENT_SITE` names another folder, with a changed copy.
 */
export const contentSite = process.env['CONTENT_SITE'] ?? root;

/** The folder of the site that the tests of a project open; `tests/vitest.config.ts` sets it for each project. */
export const siteFolder = process.env['SITE_FOLDER'] ?? fixtureSite;

import { importPreviousAssets } from '../../cli/compile/retain-assets.ts';

// `node scripts/build/import-previous-assets.ts FOLDER`: copies the files that pages of the previous release reference.
// FOLDER is `build/public` of that release.

const [previous] = process.argv.slice(2);
if (previous === undefined) {
  console.error('Name the folder build/public of the release before.');
  process.exitCode = 2;
} else {
  importPreviousAssets(previous, 'build/public');
}

import { join } from 'node:path';
import { sortIssues } from '../issue.ts';
import { describeDamagedPictures } from '../pipeline/check-pictures.ts';
import { imageFolder } from '../pipeline/describe-picture-problem.ts';
import { findFullBleed } from '../pipeline/find-full-bleed.ts';
import { loadCatalogue } from '../pipeline/load-catalogue.ts';
import { prunePictures } from '../pipeline/prune-pictures.ts';
import { writeBundles } from '../pipeline/write-bundles.ts';
import { writePictures } from '../pipeline/write-pictures.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { countNoun, reportIssues } from '../reporters/report-issues.ts';

export interface CompileOptions {
  content: string;
  out: string;
}

/** Checks the content, then writes pictures and bundles; invalid content writes nothing. */
export async function compile(options: CompileOptions, { out, error }: Streams): Promise<ExitCode> {
  const loaded = await loadCatalogue(options.content);
  if (!loaded.catalogue) {
    out(reportIssues(loaded.issues, options.content));
    error('Nothing was written: mend the problems above and compile again.\n');
    return 1;
  }
  const { values } = loaded.catalogue;
  const pictureFolder = join(options.out, 'public/pictures');
  const { pictures, files, encoded, unreadable } = await writePictures(values.pictures.pictures, {
    imageFolder: join(options.content, imageFolder),
    outFolder: pictureFolder,
    publicPath: '/pictures',
    fullBleed: findFullBleed(loaded.catalogue),
    onProgress: (...progress) => error(describeProgress(...progress)),
  });
  if (unreadable.length > 0) {
    const issues = sortIssues(describeDamagedPictures(unreadable, loaded.catalogue));
    out(reportIssues(issues, options.content));
    error('No bundle was written: mend the problems above and compile again.\n');
    return 1;
  }
  const contentFolder = join(options.out, 'content');
  const written = await writeBundles(loaded.catalogue, pictures, files, contentFolder);
  await prunePictures(pictureFolder, files);
  error(
    `Compiled ${countNoun(values.experiences.length, 'experience')}, ${countNoun(values.cars.length, 'car')}, ${countNoun(values.posts.length, 'post')}; ` +
      `${countNoun(encoded, 'picture file')} and ${countNoun(written.length, 'bundle file')} written.\n`,
  );
  return 0;
}

/** A line of progress; making all pictures for the first time takes minutes, and nobody should wonder. */
function describeProgress(done: number, total: number, name?: string): string {
  if (name !== undefined) return `  ${done} of ${total}: ${name}\n`;
  return `Making ${countNoun(total, 'picture')} in all sizes, once for each; this can take some minutes.\n`;
}

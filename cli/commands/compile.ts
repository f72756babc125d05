import { join } from 'node:path';
import { type Issue, issueCodes, sortIssues } from '../issue.ts';
import type { Catalogue } from '../pipeline/check-content.ts';
import { imageFolder } from '../pipeline/check-pictures.ts';
import { loadCatalogue } from '../pipeline/load-catalogue.ts';
import { writeBundles } from '../pipeline/write-bundles.ts';
import { writePictures } from '../pipeline/write-pictures.ts';
import type { ExitCode, Streams } from '../program.ts';
import { countNoun, reportIssues } from '../reporters/report-issues.ts';

export interface CompileOptions {
  content: string;
  out: string;
}

/** Checks the content, then writes pictures and bundles; invalid content writes nothing. */
export async function compile(options: CompileOptions, { out, error }: Streams): Promise<ExitCode> {
  const loaded = await loadCatalogue(options.content);
  if (!('catalogue' in loaded)) {
    out(reportIssues(loaded.issues, options.content));
    error('Nothing was written: mend the problems above and compile again.\n');
    return 1;
  }
  const { values } = loaded.catalogue;
  const { pictures, encoded, unreadable } = await writePictures(values.pictures.pictures, {
    imageFolder: join(options.content, imageFolder),
    outFolder: join(options.out, 'public/pictures'),
    publicPath: '/pictures',
    onProgress: (done, total) => error(`  pictures ${done} of ${total}\n`),
  });
  if (unreadable.length > 0) {
    out(reportIssues(describeUnreadable(unreadable, loaded.catalogue), options.content));
    return 1;
  }
  const written = await writeBundles(loaded.catalogue, pictures, join(options.out, 'content'));
  error(
    `Compiled ${countNoun(values.experiences.length, 'experience')}, ${countNoun(values.cars.length, 'car')}, ${countNoun(values.posts.length, 'post')}; ` +
      `${countNoun(encoded, 'picture file')} and ${countNoun(written.length, 'bundle file')} written.\n`,
  );
  return 0;
}

function describeUnreadable(names: readonly string[], { values, fileOf }: Catalogue): Issue[] {
  return sortIssues(
    names.map((name) =>
      fileOf(values.pictures).issue(
        issueCodes.missingPicture,
        ['pictures', name, 'file'],
        'This file is there, but it is no picture that can be read.',
        'Open it in a picture program and save it again as a JPEG.',
      ),
    ),
  );
}

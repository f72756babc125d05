import { join } from 'node:path';
import { type Language, languages } from '../../shared/languages.ts';
import { bundleSchema } from '../../shared/schemas/bundle.ts';
import { type LabelResource, labelResource } from '../../shared/schemas/labels.ts';
import type { Catalogue } from './check-content.ts';
import type { PictureFiles } from './describe-picture.ts';
import { localizeText } from './local-forms.ts';
import { localize } from './localize.ts';
import { localizeLabels } from './localize-labels.ts';
import { writeIfChanged } from './write-if-changed.ts';
import { localizeAlt } from './write-pictures.ts';

/**
 * Writes what the server reads: `<language>/bundle.json` and the i18next dictionary `<language>/global.json`
 * for each language, the list of picture files, and the types of the dictionary’s keys.
 *
 * @param pictureFiles names of all files that pictures are made of
 * @returns the paths of the files whose content changed
 */
export async function writeBundles(
  catalogue: Catalogue,
  files: ReadonlyMap<string, PictureFiles>,
  pictureFiles: ReadonlySet<string>,
  outFolder: string,
): Promise<string[]> {
  const outputs = languages.flatMap((language) => {
    const pictures = localizePictures(catalogue, files, language);
    const bundle = bundleSchema.parse(localize(catalogue, language, pictures));
    const labels = labelResource.parse(localizeLabels(catalogue.values.labels, language));
    return [
      { path: join(outFolder, language, 'bundle.json'), content: toJson(bundle) },
      { path: join(outFolder, language, 'global.json'), content: toJson(labels) },
    ];
  });
  const source = localizeLabels(catalogue.values.labels, 'tr');
  outputs.push(
    { path: join(outFolder, 'pictures.json'), content: toJson([...pictureFiles].toSorted()) },
    { path: join(outFolder, 'global-resource.ts'), content: toTypes(source) },
  );
  const written = await Promise.all(
    outputs.map(async ({ path, content }) =>
      (await writeIfChanged(path, content)) ? path : undefined,
    ),
  );
  return written.filter((path) => path !== undefined);
}

function localizePictures(
  { values }: Catalogue,
  files: ReadonlyMap<string, PictureFiles>,
  language: Language,
) {
  return new Map(
    [...files].map(([name, picture]) => {
      const entry = values.pictures.pictures[name];
      const alt = entry ? localizeAlt(entry, (text) => localizeText(text, language)) : '';
      return [name, { ...picture, alt }];
    }),
  );
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

/** The dictionary as a type, with its sentences as literals: a wrong key or placeholder fails `tsc`. */
function toTypes(labels: LabelResource): string {
  const groups = Object.entries(labels).map(([group, entries]) => {
    const lines = Object.entries(entries).map(
      ([key, text]) => `    ${JSON.stringify(key)}: ${JSON.stringify(text)};`,
    );
    return `  ${JSON.stringify(group)}: {\n${lines.join('\n')}\n  };`;
  });
  return `// Written by \`catalogue compile\` from content/labels.yaml.\nexport interface GlobalResource {\n${groups.join('\n')}\n}\n`;
}

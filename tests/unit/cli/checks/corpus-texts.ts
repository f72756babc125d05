import { join } from 'node:path';
import { readContent } from '../../../../cli/content/read-content.ts';
import { listRows } from '../../../../cli/model/walk-fields.ts';
import { listSources } from '../../../../cli/texts/load-translations.ts';
import { languages } from '../../../../shared/languages.ts';

const content = await readContent(join(import.meta.dirname, '../../../fixtures/content/corpus'));

/** Every text of the corpus in each of its languages, beside its Turkish text; those with plural forms are left out. */
export const corpusTexts = listSources(content).flatMap(({ file, model }) =>
  listRows(file, model).flatMap(({ wording = {} }) =>
    languages.flatMap((language) => {
      const { tr: source, [language]: text } = wording;
      return typeof source === 'string' && typeof text === 'string'
        ? [{ language, text, source }]
        : [];
    }),
  ),
);

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { createSources } from '../../cli/model/sources.ts';
import { languages } from '../../shared/languages.ts';
import { sourceText } from '../../shared/schemas/field-types.ts';

// The yardstick: `node baseline.ts CONTENT OUT` reads all content on one thread, parses it with the `yaml` package,
// validates it with the site’s own schemas and writes one bundle per language. It reports no issues, resolves no
// picture or link and has no cache: the minimum of work for a compiler with this parser.

const [contentFolder = '', outFolder = ''] = process.argv.slice(2);

const sources = createSources({ text: sourceText, picture: z.string(), url: z.string() });

const read = (path: string, schema: z.ZodType): unknown =>
  schema.parse(parse(readFileSync(join(contentFolder, path), 'utf8')));

const values: Record<string, unknown> = {};
for (const [name, source] of Object.entries(sources)) {
  values[name] =
    'file' in source
      ? read(source.file, source.schema)
      : readdirSync(join(contentFolder, source.folder))
          .toSorted()
          .map((file) => read(join(source.folder, file), source.schema));
}

for (const language of languages) {
  const folder = join(outFolder, language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bundle.json'), JSON.stringify(localize(values, language)));
}

/** Returns the value with each text in one language. A text without a translation is in Turkish, and marked as such. */
function localize(value: unknown, language: (typeof languages)[number]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => localize(item, language));
  if ('tr' in value) {
    const wording: unknown = Reflect.get(value, language);
    return wording ? wording : { lang: 'tr', text: value.tr };
  }
  const local: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) local[key] = localize(item, language);
  return local;
}

import { languages } from '../../shared/languages.ts';
import { pluralCategories } from '../../shared/schemas/labels.ts';
import { type KnownFields, type ParsedYaml, parseYaml } from '../yaml/parse-yaml.ts';
import { listFields } from './field-model.ts';
import { glossaryFile, glossaryModel } from './glossary.ts';
import { findSource } from './sources.ts';

/**
 * Parses one content file. The field names of its schema distinguish a mistake from a text.
 *
 * @param path of the file below the content folder
 * @param text the file’s text, perhaps with a byte-order mark
 */
export function parseSource(path: string, text: string): ParsedYaml {
  return parseYaml(path, text, () => listKnownFields(path));
}

/** The names that fields of a file may have, and the kinds of their values. */
function listKnownFields(path: string): KnownFields {
  const model = path === glossaryFile ? glossaryModel : findSource(path)?.model;
  const own = Map.groupBy(model ? listFields(model) : [], ([name]) => name);
  const names = new Set([...languages, ...pluralCategories, ...own.keys()]);
  const fields = Array.from(names, (name) => {
    const models = own.get(name) ?? [];
    const isList = models.some(([, { kind }]) => kind === 'list');
    return [name, { isList, isLong: models.some(([, { meta }]) => meta.isLong) }] as const;
  });
  return new Map(fields);
}

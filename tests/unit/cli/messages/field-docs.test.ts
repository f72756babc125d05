import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fieldDocs, getFieldDocs } from '../../../../cli/messages/field-docs.ts';
import { uiLanguages } from '../../../../cli/messages/messages.ts';
import { listFields as listModelFields } from '../../../../cli/model/field-model.ts';
import { glossarySchema } from '../../../../cli/model/glossary.ts';
import { listedSources, models } from '../../../../cli/model/sources.ts';

const schemas = [
  ...listedSources.map(([name, { schema }]) => [name, schema] as const),
  ['glossary', glossarySchema] as const,
];

/** Lists the fields of every object below a schema, by path, with the identifier of each, if it has one. */
function listFields(name: string, schema: z.ZodType): { path: string; field?: string }[] {
  const found: { path: string; field?: string }[] = [];
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, path }) => {
      const { fieldId } = z.globalRegistry.get(zodSchema) ?? {};
      if (fieldId !== undefined) found.push({ path: `${name}/${path.join('/')}`, field: fieldId });
      if (!(zodSchema instanceof z.ZodObject)) return;
      for (const [key, inner] of Object.entries(zodSchema.shape)) {
        const own = z.globalRegistry.get(inner)?.fieldId;
        if (own === undefined) found.push({ path: `${name}/${path.join('/')}/${key}` });
      }
    },
  });
  return found;
}

const fields = schemas.flatMap(([name, schema]) => listFields(name, schema));

describe('the words of the fields', () => {
  it('name and explain every field of every schema in both languages of the tool', () => {
    expect(fields.length).toBeGreaterThan(150);
    const wordless = fields.filter(({ field }) =>
      uiLanguages.some((language) => !getFieldDocs(field, language)),
    );
    expect(wordless).toEqual([]);
  });

  it.each(['en', 'tr'] as const)('hold none for a field that no schema has: %s', (language) => {
    const words = fieldDocs[language];
    const used = fields.map(({ field = '' }) => {
      const [group = '', name = ''] = field.split('.');
      return words[group]?.[name] ? field : `common.${name}`;
    });
    const known = Object.entries(words).flatMap(([group, own]) =>
      Object.keys(own).map((name) => `${group}.${name}`),
    );
    expect(known.filter((field) => !used.includes(field))).toEqual([]);
  });

  it.each(uiLanguages)('tell translators nothing about YAML: %s', (language) => {
    const texts = listedSources
      .flatMap(([name]) => listModelFields(models[name]))
      .filter(([, { kind }]) => kind === 'text' || kind === 'label');
    expect(texts.length).toBeGreaterThan(50);
    const meanings = texts.map(
      ([, { meta }]) => getFieldDocs(meta.fieldId, language)?.meaning ?? '',
    );
    expect(meanings.filter((meaning) => /[|"[\]]|YAML/.test(meaning))).toEqual([]);
    const about = getFieldDocs('detail.about', language);
    expect(about?.inFile).toBe(
      `${about?.meaning} ${language === 'en' ? 'It starts with |.' : '| ile başlar.'}`,
    );
  });

  it('name each language of a text, and know which one the others come from', () => {
    expect(getFieldDocs('text.tr', 'en')?.meaning).toBe(
      'The Turkish text: the source of the others, always needed.',
    );
    expect(getFieldDocs('text.ar', 'en')).toMatchObject({
      name: 'Arabic',
      meaning: 'The Arabic text; where it is missing, visitors see the Turkish one.',
    });
    expect(getFieldDocs('text.ar', 'tr')).toMatchObject({
      name: 'Arapça',
      meaning: 'Arapça metin; yoksa ziyaretçi Türkçesini görür.',
    });
  });
});

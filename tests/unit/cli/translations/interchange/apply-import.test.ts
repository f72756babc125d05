import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyImport } from '../../../../../cli/translations/interchange/apply-import.ts';
import { readCsv, writeCsv } from '../../../../../cli/translations/interchange/csv.ts';
import { readPo, writePo } from '../../../../../cli/translations/interchange/po.ts';
import { readXliff } from '../../../../../cli/translations/interchange/read-xliff.ts';
import type {
  ImportedDocument,
  TranslationUnit,
} from '../../../../../cli/translations/interchange/translation-unit.ts';
import { validateImport } from '../../../../../cli/translations/interchange/validate-import.ts';
import { writeXliff } from '../../../../../cli/translations/interchange/write-xliff.ts';
import { unwrapParagraphs } from '../../../../../cli/yaml/wrap-paragraphs.ts';
import { listRequiredPluralForms } from '../../../../../shared/schemas/labels.ts';
import { itLong } from '../../../../vary.ts';
import { contentFiles, listComments, listScalars } from '../../yaml/content-files.ts';
import { proseText } from '../../yaml/texts.ts';
import { createDocument, createUnit } from './units.ts';

/** Lists the texts of the real content with their Arabic, as a translator gets them. */
function listRealUnits(files: ReadonlyMap<string, string>): TranslationUnit[] {
  return [...files].flatMap(([file, text]) => {
    const scalars = listScalars(text);
    const values = new Map(scalars.map(({ path, value }) => [JSON.stringify(path), value]));
    return scalars.flatMap(({ path }) => {
      const place = path.indexOf('tr');
      const form = path[place + 1];
      if (place === -1 || (form !== undefined && form !== 'other')) return [];
      const forms = form === undefined ? [undefined] : listRequiredPluralForms('ar');
      return forms.map((name) => {
        const read = (language: string, last = name) =>
          values.get(JSON.stringify([...path.slice(0, place), language, ...(last ? [last] : [])]));
        return createUnit({
          file,
          path: path.slice(0, place),
          ...(name === undefined ? {} : { form: name }),
          source: read('tr') ?? read('tr', 'other') ?? '',
          target: read('ar') ?? '',
        });
      });
    });
  });
}

const units = listRealUnits(contentFiles);

const roundTrips: Readonly<
  Record<string, (units: readonly TranslationUnit[]) => ImportedDocument>
> = {
  XLIFF: (list) => readXliff(writeXliff(createDocument(list), 'tr')),
  CSV: (list) => readCsv(writeCsv(createDocument(list), 'tr')),
  PO: (list) => readPo(writePo(createDocument(list), 'tr')),
};

describe.each(Object.entries(roundTrips))(
  'the real content, sent and taken back as %s',
  (_name, send) => {
    it('changes no byte where programs joined the lines and took away the last line break', () => {
      const joined = send(units).units.map((unit) => ({
        ...unit,
        source: unwrapParagraphs(unit.source),
        target: unwrapParagraphs(unit.target),
      }));
      expect(validateImport(units, joined).unchanged).toBe(units.length);
    });

    it('holds every new translation afterwards, and nothing else that is new', () => {
      const missing = units.filter(({ target }) => target === '');
      expect(missing.length).toBeGreaterThan(10);
      const answers = send(missing).units.map((unit) => ({
        ...unit,
        target: `ترجمة: ${unwrapParagraphs(unit.source)}`,
        isDone: true,
      }));
      const { accepted, refused } = validateImport(units, answers);
      expect(refused).toEqual([]);
      const { texts: changed } = applyImport((file) => contentFiles.get(file), 'ar', accepted);
      const after = listRealUnits(new Map([...contentFiles, ...changed]));
      expect(after.map(({ id }) => id)).toEqual(units.map(({ id }) => id));
      const expected = new Map(answers.map(({ id, target }) => [id, target]));
      for (const [index, unit] of after.entries()) {
        const text = expected.get(unit.id) ?? unwrapParagraphs(units[index]?.target ?? '');
        expect(unwrapParagraphs(unit.target)).toBe(text);
      }
    });
  },
);

describe('applyImport', () => {
  itLong('writes any accepted translation, and keeps all others and all comments', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...units), proseText), {
          selector: ([{ id }]) => id,
          minLength: 1,
          maxLength: 20,
        }),
        (pairs) => {
          const accepted = pairs.map(([unit, target]) => ({
            unit,
            target,
            isChanged: true,
            line: undefined,
          }));
          const { texts: changed } = applyImport((file) => contentFiles.get(file), 'ar', accepted);
          const wanted = new Map(pairs.map(([{ id }, target]) => [id, target]));
          const files = new Map(
            [...new Set(pairs.map(([{ file }]) => file))].map((file) => [
              file,
              changed.get(file) ?? contentFiles.get(file) ?? '',
            ]),
          );
          for (const unit of listRealUnits(files)) {
            const before = units.find(({ id }) => id === unit.id);
            const text = wanted.get(unit.id) ?? unwrapParagraphs(before?.target ?? '');
            expect(unwrapParagraphs(unit.target)).toBe(text);
            expect(unit.source).toBe(before?.source);
          }
          for (const [file, text] of files) {
            expect(listComments(text)).toEqual(listComments(contentFiles.get(file) ?? ''));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('writes all forms of a counted sentence as one map', () => {
    const texts = new Map([['labels.yaml', 'a:\n  b:\n    tr: { one: gün, other: günler }\n']]);
    const accepted = (['other', 'one'] as const).map((form) => ({
      unit: createUnit({ file: 'labels.yaml', path: ['a', 'b'], form }),
      target: form,
      isChanged: true,
      line: undefined,
    }));
    expect(applyImport((file) => texts.get(file), 'en', accepted).texts.get('labels.yaml')).toBe(
      'a:\n  b:\n    tr: { one: gün, other: günler }\n    en: { one: one, other: other }\n',
    );
  });
});

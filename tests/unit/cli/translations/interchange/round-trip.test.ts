import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMessages } from '../../../../../cli/messages/messages.ts';
import { readCsv, writeCsv } from '../../../../../cli/translations/interchange/csv.ts';
import { readPo, writePo } from '../../../../../cli/translations/interchange/po.ts';
import { readXliff } from '../../../../../cli/translations/interchange/read-xliff.ts';
import type {
  ImportedDocument,
  TranslationDocument,
} from '../../../../../cli/translations/interchange/translation-unit.ts';
import { writeXliff } from '../../../../../cli/translations/interchange/write-xliff.ts';
import { UserError } from '../../../../../cli/user-error.ts';
import { anyDocument, createDocument, createUnit, listExpected, sortById } from './units.ts';

interface Format {
  write(document: TranslationDocument): string;
  read(text: string): ImportedDocument;
}

const formats: Readonly<Record<string, Format>> = {
  XLIFF: { write: (document) => writeXliff(document, 'en'), read: readXliff },
  CSV: { write: (document) => writeCsv(document, 'tr'), read: readCsv },
  PO: { write: (document) => writePo(document, 'en'), read: readPo },
};

describe.each(Object.entries(formats))('%s', (_name, { write, read }) => {
  it('gives back exactly what was written', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { targetLanguage, units } = read(write(document));
        expect(targetLanguage).toBe('ar');
        const plain = units.map(
          ({ line: _line, isDraft: _mark, hasInlineCodes: _codes, ...unit }) => unit,
        );
        expect(sortById(plain)).toEqual(listExpected(document));
      }),
    );
  });

  it.each(['\u0000', '\u0007', '\r', '\u0085', '\ufffe', '\ud800'])(
    'refuses to write the control character %j, and says in which text it is',
    (character) => {
      const document = createDocument([createUnit({ target: `a${character}b` })]);
      expect(() => write(document)).toThrow(UserError);
      expect(() => write(document)).toThrow(/cars\/g63\.yaml#description.*U\+/);
    },
  );

  it('answers anything that it cannot read with an error in two languages', () => {
    fc.assert(
      fc.property(
        anyDocument,
        fc.string(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (document, inserted, from, length) => {
          const text = write(document);
          const start = Math.floor(text.length * from);
          const end = start + Math.floor((text.length - start) * length);
          for (const broken of [inserted, text.slice(0, start) + inserted + text.slice(end)]) {
            try {
              read(broken);
            } catch (error) {
              expect(error).toBeInstanceOf(UserError);
              expect(error).toSatisfy((found: UserError) =>
                /\S/.test(found.localize(getMessages('tr'))),
              );
            }
          }
        },
      ),
    );
  });
});

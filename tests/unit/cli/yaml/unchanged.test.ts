import { describe, expect, it } from 'vitest';
import { setScalars } from '../../../../cli/yaml/set-scalars.ts';
import { unwrapParagraphs } from '../../../../cli/yaml/wrap-paragraphs.ts';
import { vary } from '../../../vary.ts';
import { contentFiles, listScalars } from './content-files.ts';

const variants: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'with the line breaks of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with a byte-order mark': (text) => `\ufeff${text}`,
  'without a last line break': (text) => text.trimEnd(),
};

describe('setting every value to what it is', () => {
  for (const [name, write] of vary(Object.entries(variants), 2)) {
    it(`changes no byte of any content file ${name}`, () => {
      expect(contentFiles.size).toBeGreaterThan(45);
      let count = 0;
      for (const [file, text] of contentFiles) {
        const source = write(text);
        const changes = listScalars(source);
        count += changes.length;
        const { text: edited, edits } = setScalars(source, changes);
        expect(edits, file).toEqual([]);
        expect(edited === source, file).toBe(true);
      }
      expect(count).toBeGreaterThan(45 * 5);
    });
  }

  it('changes no byte where prose comes back with its lines joined', () => {
    for (const [file, text] of contentFiles) {
      const changes = listScalars(text).map(({ path, value }) => ({
        path,
        value: unwrapParagraphs(value),
        isProse: true,
      }));
      expect(setScalars(text, changes).text === text, file).toBe(true);
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { findWrongScript } from '../../../../cli/checks/find-wrong-script.ts';
import { type LoadedContent, loadAndValidate } from '../../../../cli/content/validate-content.ts';
import { listRows } from '../../../../cli/model/walk-fields.ts';
import { listSources } from '../../../../cli/texts/load-translations.ts';
import type { Language } from '../../../../shared/languages.ts';
import { fixtureContent } from '../../../site-folder.ts';

let loaded: LoadedContent;

beforeAll(async () => {
  loaded = await loadAndValidate(fixtureContent);
});

describe('on the sound texts of the fixture site', () => {
  it.each(['C104', 'C110', 'C124', 'C125', 'C132', 'C302', 'C303'])('%s finds nothing', (code) => {
    expect(loaded.issues.filter((issue) => issue.code === code)).toEqual([]);
  });
});

/** Fields, and the languages whose texts are put into them. */
const swaps: readonly (readonly [field: Language, from: Language])[] = [
  ['tr', 'ar'],
  ['en', 'ar'],
  ['ar', 'tr'],
  ['ar', 'en'],
];

const minWords = 4;

describe('the rule about scripts', () => {
  it.each(swaps)('finds 99 of 100 texts in %s that are %s', (field, from) => {
    const texts = listTranslated().filter((text) => countWords(text[from]) >= minWords);
    const found = texts.filter((text) => {
      // The two texts have changed places; a copy of the Turkish text is the matter of another rule.
      const source = from === 'tr' ? text[field] : text.tr;
      const context = { language: field, role: 'text', ...(field !== 'tr' && { source }) } as const;
      return findWrongScript(text[from], context).length > 0;
    });
    expect(found.length / texts.length).toBeGreaterThanOrEqual(0.99);
  });
});

function listTranslated(): Record<Language, string>[] {
  return listSources(loaded.content).flatMap(({ file, model }) =>
    listRows(file, model).flatMap(({ wording: { tr, en, ar } = {} }) =>
      typeof tr === 'string' && typeof en === 'string' && typeof ar === 'string'
        ? [{ tr, en, ar }]
        : [],
    ),
  );
}

function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}\p{M}’]*/gu)?.length ?? 0;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replayExamples } from './replay-examples.ts';

const readme = join(import.meta.dirname, '../../../content/README.md');

/** The two languages of the page, each from its heading on. */
const parts = readFileSync(readme, 'utf8').split(/^(?=# )/m);

/** What must not differ between the languages: the commands shown, and how many of everything there is. */
function outline(part: string) {
  return {
    commands: part.match(/^\$ catalogue .*$/gm),
    sections: part.match(/^## /gm)?.length,
    rows: part.match(/^\|/gm)?.length,
    steps: part.match(/^\d\. /gm)?.length,
  };
}

describe('the README of editors', () => {
  // After a change of the tool’s words: npx vitest run --config tests/vitest.config.ts content-readme --update
  it('quotes what the tool says today', async () => {
    await expect(await replayExamples(readFileSync(readme, 'utf8'))).toMatchFileSnapshot(readme);
  });

  it('says the same in Turkish and in English', () => {
    const [turkish = '', english = ''] = parts;
    expect(parts).toHaveLength(2);
    expect(outline(turkish)).toEqual(outline(english));
  });
});

import { describe, expect, it } from 'vitest';
import { createContentTree } from './content-tree.ts';

const line = '  tr: 585 beygirlik V8';

/** Values that would change their meaning if they were corrected by their look alone. */
const left: [name: string, text: string][] = [
  ['a comment behind a text with a colon', '  tr: Not: 585 beygir # Ali ile konuş'],
  ['a comment behind a text that begins with a sign', '  tr: @vaha yazın # Ali ile konuş'],
  ['a comment behind a text that looks like an anchor', '  tr: &foo metin # not'],
  ['a no-break space before # in a line that goes on', '  tr: 585 beygir\n    \u00a0#1 numara 12'],
  ['a hidden character before #', '  tr: \u200b#1 numara'],
  ['a no-break space before # and a space', '  tr: \u00a0# foo 12'],
  ['a tab before # in a line that goes on', '  tr: 585 beygir\n    \t#1 numara'],
  ['a hidden character before an apostrophe', "  tr: \u200b'tis güzel"],
  ['a hidden character before |', '  tr: \u200b| güzel'],
  ['a no-break space before # within a text', '  tr: güzel\u00a0# araba'],
  ['a key in the place of a text', '  tr:\n    Not:'],
  ['a tag before a number', '  tr: !!int 5'],
];

describe('--fix', () => {
  it.each(left)('leaves to people %s', async (_name, text) => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', line, text);
    const before = tree.read('cars/g63.yaml');
    const { code, error } = await tree.run('validate', '--fix');
    expect(tree.read('cars/g63.yaml')).toBe(before);
    expect(error).not.toContain('would say something else');
    expect(code).toBeLessThan(2);
  });

  it.each(['\u00a0', '\t'])('keeps a block whole that begins with %j', async (space) => {
    const tree = createContentTree();
    const write = (first: string) => `  tr: |\n    ${first}Birinci paragraf\n    ikinci satır`;
    tree.edit('cars/g63.yaml', line, write(space));
    expect((await tree.run('validate', '--fix')).code).toBe(0);
    expect(tree.read('cars/g63.yaml')).toContain(write(''));
  });

  it.each([
    [
      'fields in braces',
      'duration:\n  tr: Günlük\n  en: Per day\n  ar: لليوم الواحد',
      'duration: { tr: "{phone} "günlük"", en: "Per "{phone}"", ar: لليوم }',
    ],
    [
      'a list in brackets',
      'images:\n  - one\n  - two\n  - three\n  - four',
      'images: [one, two] three',
    ],
    [
      'an item on the line of its list',
      'images:\n  - one\n  - two\n  - three\n  - four',
      'images: - one',
    ],
    [
      'a field on the line of its parent',
      'details:\n  languages:\n    - tr\n  text:\n    tr: G 63 için\n',
      'details: languages: tr\n',
    ],
  ])('makes no text of %s', async (_name, from, to) => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', from, to);
    const before = tree.read('cars/g63.yaml');
    await tree.run('validate', '--fix');
    expect(tree.read('cars/g63.yaml')).toBe(before);
  });

  it('renames no key whose value is no text', async () => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', 'slug: g63', 'slug:\n  g63:');
    const before = tree.read('cars/g63.yaml');
    await tree.run('validate', '--fix');
    expect(tree.read('cars/g63.yaml')).toBe(before);
  });

  it('fixes all in one go, however many there are', async () => {
    const tree = createContentTree();
    const items = Array.from({ length: 1500 }, (_, index) => `    - "${index}..."`).join('\n');
    tree.edit(
      'experiences/col-turu.yaml',
      'keywords:\n  tr: [çöl safarisi, kum]',
      `keywords:\n  tr:\n${items}`,
    );
    await tree.run('validate', '--fix');
    const first = tree.read('experiences/col-turu.yaml');
    await tree.run('validate', '--fix');
    expect(tree.read('experiences/col-turu.yaml')).toBe(first);
  });
});

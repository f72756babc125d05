import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { joinFontLicences, subsetFonts } from '../../../../scripts/build/subset-fonts.ts';
import { createFolder } from '../../../create-folder.ts';

const font = '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2';

/** A face as Sass writes it. */
const css = `@font-face {
  font-family: Marcellus;
  src: url("${font}") format("woff2");
  font-weight: 400;
  unicode-range: U+0100-017F;
}
p {
  color: red;
}`;

const cutFile = /url\("([^"]+-subset\.woff2)"\)/;

describe('subsetFonts', () => {
  it('loads the letters that the site shows from a cut font, and all others from the whole one', async () => {
    const [cut = '', whole = '', rest = ''] = (await subsetFonts(css, createBuild('Ŵ'))).split(
      /(?<=\})\n/,
    );
    expect(cut).toMatch(cutFile);
    expect(cut).toContain('unicode-range: U+11E-11F, U+130, U+15E-15F, U+174;');
    expect(whole).toContain(`url("${font}")`);
    expect(whole).toContain(
      'unicode-range: U+100-11D, U+120-12F, U+132-151, U+154-15D, U+160-173, U+175-17E;',
    );
    expect(rest).toBe('p {\n  color: red;\n}');
  });

  it('leaves letters that the font lacks to the next font, whatever its range says', async () => {
    const arabic = css
      .replace(font, '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2')
      .replace('U+0100-017F', 'U+067E, U+0686, U+06A4, U+06AF, U+200C');
    const result = await subsetFonts(arabic, createBuild());
    expect(result.match(/(?<=unicode-range: )[^;]+/g)).toEqual(['U+6A4, U+200C']);
  });

  it('gives a cut font another name where its own is reserved, and keeps its copyright and licence', async () => {
    const [, path = ''] = cutFile.exec(await subsetFonts(css, createBuild())) ?? [];
    const plain = await subsetFont(readFileSync(path), 'Ş', {
      targetFormat: 'truetype',
      preserveNameIds: [14],
    });
    const decoder = new TextDecoder('utf-16be');
    const names = decoder.decode(plain) + decoder.decode(plain.subarray(1));
    expect(names).toContain('sullecraM');
    expect(names).toContain('Name "Marcellus"');
    expect(names.match(/Marcellus/g)).toHaveLength(1);
    expect(names).toContain('scripts.sil.org/OFL');
  });

  it('names the cut font by its path, whatever its folder is called', async () => {
    const folder = createBuild('', 'fonts-$$-$&-');
    const [, path = ''] = cutFile.exec(await subsetFonts(css, folder)) ?? [];
    expect(path.startsWith(folder)).toBe(true);
  });

  it('cuts again only for other letters, and drops what it cut before', async () => {
    const folder = createBuild();
    const readPath = async () => cutFile.exec(await subsetFonts(css, folder))?.[1] ?? '';
    const path = await readPath();
    const { mtimeMs } = statSync(path);
    expect(await readPath()).toBe(path);
    expect(statSync(path).mtimeMs).toBe(mtimeMs);
    writeFileSync(join(folder, 'content/tr/bundle.json'), '"Ŵ"');
    expect(await readPath()).not.toBe(path);
    expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
  });
});

it('the licences of all fonts name their authors', () => {
  const licences = joinFontLicences();
  for (const name of ['Astigmatic', 'Denis Masharov', 'Hanken', 'Noto', 'Readex']) {
    expect(licences).toContain(name);
  }
});

function createBuild(text = '', name = 'fonts-'): string {
  const folder = join(createFolder(), name);
  mkdirSync(join(folder, 'content/tr'), { recursive: true });
  writeFileSync(join(folder, 'content/tr/bundle.json'), JSON.stringify(text));
  return folder;
}

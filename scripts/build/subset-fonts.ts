import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { writeFiles } from '../../cli/lib/write-files.ts';
import { languages } from '../../shared/languages.ts';
import { listLetters, parseRanges } from './find-uncovered-letters.ts';

const ascii = Array.from({ length: 0x7f }, (_, code) => String.fromCodePoint(code)).join('');

/** Characters that texts need besides letters, visible or not. A character of a single text is found in that text. */
const signs = `${ascii}\u00a0\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202f\u2060\u2066\u2067\u2068\u2069\ufeff‘’“”«»–—…·×°©₺€ـ`;

/** Letters that Arabic borrows for foreign names; they join with its own. Readex Pro lacks all but ڤ. */
const borrowed = 'پچڤگ';

/** Name IDs of a font’s name table. */
const nameIds = { copyright: 0, licenceAddress: 14 };

/** A `@font-face` as Sass writes it; captures the package and file that it loads. */
const loadedFace = /@font-face \{[^}]*url\("([^"]+\.woff2)"\)[^}]*\}/g;

/**
 * Splits each face of a style sheet in two. One loads a subset of the font: the letters that the site shows, in the
 * weights that the face declares. The other loads the whole font as soon as a page shows any other letter. Letters that the
 * font lacks are in neither, so that the next font shows them.
 *
 * @param buildFolder holds the compiled content, which is searched for letters, and the cache of font subsets
 * @returns the style sheet with the split faces
 */
export function subsetFonts(css: string, buildFolder: string): Promise<string> {
  return createFontSubsetter(buildFolder, listShownLetters(buildFolder))(css);
}

/** Creates a function like `subsetFonts` that remembers the faces it has split, for one set of shown letters. */
export function createFontSubsetter(buildFolder: string, shown: ReadonlySet<number>) {
  const cacheFolder = join(buildFolder, 'cache/fonts');
  const known = new Map<string, { folder: string; halves: string }>();

  const splitFace = async (face: string, font: string) => {
    const range = /unicode-range: ([^;]+)/.exec(face)?.[1] ?? '';
    const declared = parseRanges(range).flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    const missing = await listMissingLetters(font, declared);
    const codes = declared.filter((code) => !missing.has(code));
    const [inside = [], outside = []] = [true, false].map((isShown) =>
      codes.filter((code) => shown.has(code) === isShown),
    );
    const path = await cutFont(font, face, String.fromCodePoint(...inside), cacheFolder);
    const halves = [
      face.replace(font, () => resolve(path)).replace(range, formatRanges(inside)),
      outside.length > 0 ? face.replace(range, formatRanges(outside)) : '',
    ];
    return { folder: dirname(path), halves: halves.join('\n') };
  };

  return async (css: string): Promise<string> => {
    const named = new Set<string>();
    let result = css;
    for (const [face, font = ''] of css.matchAll(loadedFace)) {
      const { folder, halves } = known.get(face) ?? (await splitFace(face, font));
      known.set(face, { folder, halves });
      named.add(folder);
      result = result.replace(face, () => halves);
    }
    for (const folder of globSync(join(cacheFolder, '*')).filter((path) => !named.has(path))) {
      rmSync(folder, { recursive: true });
    }
    return result;
  };
}

/** Joins the licences of all fonts, each with its copyright: the licence requires that both come with the fonts. */
export function joinFontLicences(): string {
  return globSync('node_modules/@fontsource*/*/LICENSE')
    .toSorted()
    .map((path) => readFileSync(path, 'utf8'))
    .join(`\n${'='.repeat(60)}\n\n`);
}

/** Lists the code points of the letters and signs that the compiled content shows, or that texts may need. */
export function listShownLetters(buildFolder: string): Set<number> {
  const texts = globSync(join(buildFolder, 'content/**/*.json')).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const all = [signs, borrowed, ...languages.flatMap(listLetters), ...texts];
  // One by one: lists of all letters would take three times as long, at each save in development.
  const codes = new Set<number>();
  for (const text of all) for (const letter of text) codes.add(letter.codePointAt(0) ?? 0);
  return codes;
}

/**
 * Lists the letters without a glyph in a font file. Signs do not count: browsers find a font for these by rules of their
 * own.
 */
export async function listMissingLetters(font: string, codes: readonly number[]) {
  const file = await readFile(fileURLToPath(import.meta.resolve(font)));
  const text = String.fromCodePoint(...codes);
  const unpacked = await subsetFont(file, text, { targetFormat: 'truetype' });
  const present = new Set(new Face(new Blob(unpacked)).collectUnicodes());
  const isLetter = (code: number) => /\p{L}/u.test(String.fromCodePoint(code));
  return new Set(codes.filter((code) => isLetter(code) && !present.has(code)));
}

/** @returns the path of the font subset, which is made only if it is not cached */
async function cutFont(font: string, face: string, text: string, cacheFolder: string) {
  const source = fileURLToPath(import.meta.resolve(font));
  const original = await readFile(source);
  const [min = 400, max = min] =
    /font-weight: ([\d ]+)/.exec(face)?.[1]?.split(' ').map(Number) ?? [];
  const key = `${min} ${max} ${text} ${original.toString('base64')}`;
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16);
  const path = join(cacheFolder, hash, basename(font).replace('.woff2', '-subset.woff2'));
  if (existsSync(path)) return path;
  const cut = await subsetFont(original, text, {
    targetFormat: 'truetype',
    preserveNameIds: [nameIds.licenceAddress],
    ...(font.includes('-wght-') && { variationAxes: { wght: min === max ? min : { min, max } } }),
  });
  const licence = readFileSync(join(dirname(source), '../LICENSE'), 'utf8');
  const [, reserved] = /with Reserved Font Name "([^"]+)"/.exec(licence) ?? [];
  if (reserved) renameFont(cut, reserved);
  const packed = await subsetFont(cut, text, {
    targetFormat: 'woff2',
    preserveNameIds: [nameIds.licenceAddress],
  });
  writeFiles([{ path, content: packed }]);
  return path;
}

/**
 * Reverses a reserved font name in every text of a font except its copyright. A modified font must not use the name
 * (OFL 1.1, 3), and a text of another length would move all others.
 *
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/name
 */
function renameFont(font: Buffer, name: string): void {
  const from = Buffer.from(name, 'utf16le').swap16();
  const to = Buffer.from([...name].toReversed().join(''), 'utf16le').swap16();
  const directory = 12;
  const table = font.readUInt32BE(font.indexOf('name', directory, 'latin1') + 8);
  const texts = table + font.readUInt16BE(table + 4);
  for (let index = 0; index < font.readUInt16BE(table + 2); index += 1) {
    const record = table + 6 + 12 * index;
    if (font.readUInt16BE(record + 6) === nameIds.copyright) continue;
    const start = texts + font.readUInt16BE(record + 10);
    const text = font.subarray(start, start + font.readUInt16BE(record + 8));
    const place = text.indexOf(from);
    if (place >= 0) to.copy(text, place);
  }
}

/** Writes code points, in their order, as a list of ranges. */
function formatRanges(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const write = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${write(first)}${last > first ? `-${write(last)}` : ''}`)
    .join(', ');
}

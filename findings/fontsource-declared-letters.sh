#!/bin/sh
# The `unicode-range` of a Fontsource file names letters that the file does not have.
#
# Expected: a file is loaded for a letter in its range because it has that letter; who wants to know whether a face serves a
#   language, or which letters a subset can keep, reads the ranges.
# Happens: the range is that of the slice “Arabic”, the same for every family. Readex Pro has ڤ and none of پ چ گ ک ی. A
#   page loads the file for them, and the browser draws these letters, one by one within a word, in a face of the system.
# Versions: @fontsource-variable/readex-pro 5.3.0, read with harfbuzzjs 1.6.4.
# Who is hurt: sites in Arabic with loan words, and in Persian or Urdu: words in two faces, which no tool reports.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund @fontsource-variable/readex-pro@5.3.0 harfbuzzjs@1.6.4 subset-font@2.9.0 >/dev/null
cat >expected <<'END'
@fontsource-variable/readex-pro 5.3.0
in the range پچگڤکی
in the file ڤ
END
cat >try.mjs <<'END'
import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const folder = 'node_modules/@fontsource-variable/readex-pro';
const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
console.log(name, version);
const css = readFileSync(`${folder}/index.css`, 'utf8');
const [, file, range] = /(files\/readex-pro-arabic[^)]+)\)[^}]+?unicode-range: ([^;]+)/.exec(css);
const declared = range.split(',').map((part) => part.replace('U+', '').split('-').map((code) => parseInt(code, 16)));
const letters = [...'پچگڤکی'];
const isDeclared = (code) => declared.some(([first, last = first]) => first <= code && code <= last);
const unpacked = await subsetFont(readFileSync(`${folder}/${file}`), letters.join(''), { targetFormat: 'truetype' });
const present = new Set(new Face(new Blob(unpacked)).collectUnicodes());
const keep = (test) => letters.filter((letter) => test(letter.codePointAt(0))).join('');
console.log('in the range', keep(isDeclared));
console.log('in the file', keep((code) => present.has(code)));
END
node try.mjs | tee found
diff expected found

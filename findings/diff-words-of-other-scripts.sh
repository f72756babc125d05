#!/bin/sh
# Words that are not in Latin letters are compared letter by letter.
#
# Expected: `diffWords` and `diffWordsWithSpace` of the package diff show which words of a text changed.
# Happens: a word is a run of Latin letters. Arabic, Greek and Russian words fall apart into letters, so that a changed
#   word is shown as parts of both words in one. `diffWords` shows words if it is given an `Intl.Segmenter`;
#   `diffWordsWithSpace` takes the same option without an error, and ignores it.
# Versions: diff 9.0.0.
# Who is hurt: whoever shows changes of translations to people who read them, and tries it in English.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund diff@9.0.0 >/dev/null
cat >expected <<'END'
diff 9.0.0
Latin, diffWords: the old [house→horse]
Latin, diffWordsWithSpace: the old [house→horse]
Latin, diffWords with segmenter: the old [house→horse]
Latin, diffWordsWithSpace with segmenter: the old [house→horse]
Cyrillic, diffWords: старый д[о→ы]м
Cyrillic, diffWordsWithSpace: старый д[о→ы]м
Cyrillic, diffWords with segmenter: старый [дом→дым]
Cyrillic, diffWordsWithSpace with segmenter: старый д[о→ы]м
Arabic, diffWords: زيارة ال[قص→بح]ر
Arabic, diffWordsWithSpace: زيارة ال[قص→بح]ر
Arabic, diffWords with segmenter: زيارة [القصر→البحر]
Arabic, diffWordsWithSpace with segmenter: زيارة ال[قص→بح]ر
END
cat >try.mjs <<'END'
import { createRequire } from 'node:module';
import { diffWords, diffWordsWithSpace } from 'diff';

console.log('diff', createRequire(import.meta.url)('diff/package.json').version);
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const show = (parts) =>
  parts
    .map(({ value, added, removed }) => (removed ? `[${value}→` : added ? `${value}]` : value))
    .join('');
const texts = {
  Latin: ['the old house', 'the old horse'],
  Cyrillic: ['старый дом', 'старый дым'],
  Arabic: ['زيارة القصر', 'زيارة البحر'],
};
for (const [script, [before, after]] of Object.entries(texts)) {
  for (const options of [{}, { intlSegmenter }]) {
    for (const compare of [diffWords, diffWordsWithSpace]) {
      const how = options.intlSegmenter ? `${compare.name} with segmenter` : compare.name;
      console.log(`${script}, ${how}: ${show(compare(before, after, options))}`);
    }
  }
}
END
node try.mjs | tee found
diff expected found

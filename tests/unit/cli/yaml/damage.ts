import fc from 'fast-check';

/** Damages a text. The number chooses the place, so that a failure can be described by kinds and numbers alone. */
type Damage = (text: string, choice: number) => string;

/** Changes one of the matching lines, and leaves the text unchanged if no line matches. */
function changeLine(pattern: RegExp, change: (line: string) => string): Damage {
  return (text, choice) => {
    const lines = text.split('\n');
    const fitting = [...lines.keys()].filter((index) => pattern.test(lines[index] ?? ''));
    const chosen = fitting[choice % fitting.length];
    return lines.map((line, index) => (index === chosen ? change(line) : line)).join('\n');
  };
}

/** Moves the lines of one block of text to the indentation of its key, or to the margin. */
const unindentBlock: Damage = (text, choice) => {
  const blocks = [...text.matchAll(/^( *)(?:- )?[\w-]+: \|\r?\n((?:\1 +.*\n|\r?\n)+)/gm)];
  const found = blocks[choice % blocks.length];
  if (!found) return text;
  const [whole, indent = '', body = ''] = found;
  const right = choice % 2 === 0 ? indent : '';
  const moved = body.replace(/^ +/gm, right);
  const start = found.index + whole.length - body.length;
  return text.slice(0, start) + moved + text.slice(start + body.length);
};

/** The slips that occur together in files of real editors, by name. */
const damages = {
  tabs: (text) => text.replace(/^ +/gm, (indent) => indent.replaceAll('  ', '\t')),
  tabsOnLine: changeLine(/^ {2}/, (line) =>
    line.replace(/^(?: {2})+/, (all) => all.replaceAll('  ', '\t')),
  ),
  deeper: changeLine(/^ *[\w-]/, (line) => ` ${line}`),
  flatter: changeLine(/^ +[\w-]/, (line) => line.slice(1)),
  apostrophes: (text) => text.replaceAll('’', "'"),
  quotes: (text) => text.replace(/[“”«»]/g, '"'),
  ellipses: (text) => text.replaceAll('…', '...'),
  dotsOnLine: changeLine(/\p{L}\.?\r?$/u, (line) => line.replace(/\.?(\r?)$/, '...$1')),
  lineBreaks: (text) => text.replace(/\r?\n/g, '\r\n'),
  mark: (text) => `\ufeff${text.replace(/^\ufeff/, '')}`,
  hardSpaces: changeLine(/ /, (line) => line.replaceAll(' ', '\u00a0')),
  hardIndents: (text, choice) =>
    text.replace(/^ +/gm, (indent, offset) =>
      (offset + choice) % 7 === 0 ? indent.replaceAll(' ', '\u00a0') : indent,
    ),
  zeroWidth: changeLine(/: /, (line) => line.replace(': ', ':\u200b ')),
  unindentBlock,
  missingColon: changeLine(/^ *(?:- )?[\w-]+:/, (line) => line.replace(':', '')),
  unclosedQuote: changeLine(/^ *(?:- )?[\w-]+: [^"'|>[{\s]/, (line) => line.replace(/: /, ': "')),
  unclosedApostrophe: changeLine(/^ *(?:- )?[\w-]+: [^"'|>[{\s]/, (line) =>
    line.replace(/: /, ": '"),
  ),
  twice: changeLine(
    /^ *(?:slug|id|type|title|order|price|image|url|label|content|tr|en|ar):/,
    (line) => `${line}\n${line}`,
  ),
} satisfies Record<string, Damage>;

type DamageName = keyof typeof damages;

/** One slip: its kind, and the number that chooses its place. */
export type Slip = readonly [name: DamageName, choice: number];

const names = fc.constantFrom(...(Object.keys(damages) as DamageName[]));

/** Two to five slips in one file. */
export const slips: fc.Arbitrary<Slip[]> = fc.array(fc.tuple(names, fc.nat(9999)), {
  minLength: 2,
  maxLength: 5,
});

export function damage(text: string, all: readonly Slip[]): string {
  return all.reduce((damaged, [name, choice]) => damages[name](damaged, choice), text);
}

/** Returns the letters and digits of a text in order. */
export function listSigns(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

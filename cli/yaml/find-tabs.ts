import { issueCodes } from '../issue.ts';
import type { LineIndex } from './line-index.ts';
import type { Stumble } from './stumble.ts';

/** Finds lines that are indented with tabs (C007); within a block of text a tab is no indentation. */
export function findTabs(text: string, lines: LineIndex): Stumble[] {
  if (!/^ *\t/m.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    const [indent = ''] = /^ *\t[ \t]*(?=\S)/.exec(line) ?? [];
    return indent === '' ? [] : [describe(indent, lines.startOf(index + 1))];
  });
}

/** Two spaces for a tab is what an editor with tabs of our width would have shown. */
function describe(indent: string, start: number): Stumble {
  const end = start + indent.length;
  return {
    code: issueCodes.tabIndent,
    start,
    end,
    message: {
      en: 'The line is indented with a tab.',
      tr: 'Satır sekmeyle (Tab) girintilenmiş.',
    },
    advice: {
      en: 'Indent with spaces, two for each level; tabs are not allowed.',
      tr: 'Girintiyi boşlukla verin, her düzey için iki boşluk; sekme kullanılmaz.',
    },
    fix: { edits: [{ start, end, text: indent.replaceAll('\t', '  ') }], isSafe: true },
  };
}

import type { Document, YAMLError } from 'yaml';
import { type Issue, type IssueCode, issueCodes, type Mend } from '../issue.ts';
import type { Words } from '../words.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';
import { quoteRestOfLine } from './quote-line.ts';

/** What went wrong, for an editor who does not know what an implicit map key is. */
interface Description {
  code: IssueCode;
  message: Words;
  advice: Words;
  mend?: Mend | undefined;
}

/**
 * Says of the parser’s errors what they mean; one mistake often makes it stumble several times on its line.
 *
 * @returns the problems, and whether the values of the file cannot be trusted
 */
export function describeYamlErrors(
  path: string,
  text: string,
  document: Document,
): { issues: Issue[]; isFatal: boolean } {
  const lines = createLineIndex(text);
  const seen = new Set<number>();
  const issues: Issue[] = [];
  for (const error of document.errors) {
    const start = Math.min(error.pos[0], text.length);
    const { line } = lines.toPosition(start);
    if (seen.has(line)) continue;
    seen.add(line);
    const { mend, ...words } = describe(error, lines, line);
    issues.push({
      ...words,
      file: path,
      ...lines.toSpan(start, Math.min(error.pos[1], lines.startOf(line + 1))),
      path: '',
      ...(mend && { mend }),
    });
  }
  return { issues, isFatal: document.errors.some(({ code }) => code !== 'DUPLICATE_KEY') };
}

function describe(error: YAMLError, lines: LineIndex, line: number): Description {
  const source = lines.readLine(line);
  if (error.code === 'DUPLICATE_KEY') return duplicateKey;
  if (/^ *\t/.test(source)) return describeTab(lines, line);
  if (/^\s*(?:- +)*[\w-]+:\S/.test(source) || isKeyWithoutColon(source, lines, line)) {
    return describeColon(source, lines, line);
  }
  if (/^ *(?:- +)*(?:[\w-]+: +)?'[^']*'[^\s'#]/.test(source)) {
    return { ...quoteInQuotes, mend: quoteRestOfLine(lines, line, true) };
  }
  if (/^ *(?:- +)*[\w-]+: +[^"'[{|>#\s].*: /.test(source)) {
    return { ...colonInText, mend: quoteRestOfLine(lines, line, true) };
  }
  if (/^ *(?:- +)*(?:[\w-]+: +)?[%@`*&]/.test(source)) {
    return { ...specialStart(source), mend: quoteRestOfLine(lines, line, true) };
  }
  if (/^ *(?:- +)*(?:[\w-]+: +)?\{.*\}\s*\S/.test(source)) {
    return { ...braceStart, mend: quoteRestOfLine(lines, line, true) };
  }
  if (error.code === 'MISSING_CHAR') return unclosed;
  return indentationCodes.has(error.code)
    ? indentation
    : { ...indentation, message: invalidMessage(error.message), advice: compareLines };
}

const indentationCodes: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
  'IMPOSSIBLE',
]);

function isKeyWithoutColon(source: string, lines: LineIndex, line: number): boolean {
  return /^ *[\w-]+$/.test(source) && /^ *[\w-]+:/.test(lines.readLine(line + 1));
}

const duplicateKey: Description = {
  code: issueCodes.duplicateKey,
  message: {
    en: 'The same key stands twice in one block.',
    tr: 'Aynı anahtar bir blokta iki kez geçiyor.',
  },
  advice: {
    en: 'Keep one of the two and move what the other holds into it.',
    tr: 'Birini bırakın, ötekindekini de ona taşıyın.',
  },
};

/** Two spaces for a tab is what an editor with tabs of our width would have shown. */
function describeTab(lines: LineIndex, line: number): Description {
  const [indent = ''] = /^[ \t]+/.exec(lines.readLine(line)) ?? [];
  const start = lines.startOf(line);
  return {
    code: issueCodes.tabIndent,
    message: {
      en: 'The line is indented with a tab.',
      tr: 'Satır sekmeyle (Tab) girintilenmiş.',
    },
    advice: {
      en: 'Indent with spaces, two for each level; tabs are not allowed.',
      tr: 'Girintiyi boşlukla verin, her düzey için iki boşluk; sekme kullanılmaz.',
    },
    mend: {
      edits: [{ start, end: start + indent.length, text: indent.replaceAll('\t', '  ') }],
      isSafe: true,
    },
  };
}

function describeColon(source: string, lines: LineIndex, line: number): Description {
  const colon = /^\s*(?:- +)*[\w-]+:(?=\S)/.exec(source)?.[0].length;
  const words = {
    code: issueCodes.syntax,
    message: {
      en:
        colon === undefined
          ? 'The colon behind the key is missing.'
          : 'The space behind the colon is missing.',
      tr:
        colon === undefined
          ? 'Anahtardan sonraki iki nokta eksik.'
          : 'İki noktadan sonraki boşluk eksik.',
    },
    advice: {
      en: 'Write key, colon, space, value: title: Desert Tour.',
      tr: 'Anahtar, iki nokta, boşluk, değer yazın: title: Çöl Turu.',
    },
  };
  const start = lines.startOf(line) + (colon ?? source.trimEnd().length);
  return {
    ...words,
    mend: { edits: [{ start, end: start, text: colon === undefined ? ':' : ' ' }], isSafe: false },
  };
}

const quoteInQuotes: Description = {
  code: issueCodes.syntax,
  message: {
    en: 'The apostrophe inside the single quotes ends the text too early.',
    tr: 'Tek tırnak içindeki kesme işareti metni erken bitiriyor.',
  },
  advice: {
    en: 'Put the text in double quotes, or write the apostrophe as ’.',
    tr: 'Metni çift tırnak içine alın ya da kesme işaretini ’ olarak yazın.',
  },
};

const colonInText: Description = {
  code: issueCodes.syntax,
  message: {
    en: 'The text holds a colon and a space, so that YAML takes it for another key.',
    tr: 'Metinde iki nokta ve boşluk var; YAML bunu yeni bir anahtar sanıyor.',
  },
  advice: {
    en: 'Put the whole text in double quotes.',
    tr: 'Metnin tamamını çift tırnak içine alın.',
  },
};

function specialStart(source: string): Description {
  const sign = /[%@`*&]/.exec(source)?.[0] ?? '';
  return {
    code: sign === '*' || sign === '&' ? issueCodes.forbiddenYaml : issueCodes.syntax,
    message: {
      en: `A text cannot begin with ${sign}: the sign has a meaning of its own in YAML.`,
      tr: `Metin ${sign} ile başlayamaz: bu işaretin YAML’de başka bir anlamı var.`,
    },
    advice: {
      en: 'Put the whole text in double quotes.',
      tr: 'Metnin tamamını çift tırnak içine alın.',
    },
  };
}

const braceStart: Description = {
  code: issueCodes.syntax,
  message: {
    en: 'A text that begins with a brace is taken for a list of fields.',
    tr: 'Süslü ayraçla başlayan metin, alan listesi sanılıyor.',
  },
  advice: {
    en: 'Put the whole text in double quotes.',
    tr: 'Metnin tamamını çift tırnak içine alın.',
  },
};

const unclosed: Description = {
  code: issueCodes.syntax,
  message: {
    en: 'A quote or a bracket that was opened is not closed.',
    tr: 'Açılan bir tırnak ya da ayraç kapatılmamış.',
  },
  advice: {
    en: 'Close it at the end of its text; look at this line and at those above it.',
    tr: 'Metnin sonunda kapatın; bu satıra ve üstündekilere bakın.',
  },
};

const indentation: Description = {
  code: issueCodes.syntax,
  message: {
    en: 'The line does not fit the one above it: its indentation or its key is wrong.',
    tr: 'Satır üstündekine uymuyor: girintisi ya da anahtarı yanlış.',
  },
  advice: {
    en: 'Indent with two spaces below the key the line belongs to, like its neighbours.',
    tr: 'Satırı, bağlı olduğu anahtarın altında komşuları gibi iki boşluk içeriden başlatın.',
  },
};

function invalidMessage(message: string): Words {
  const reason = (message.split('\n', 1)[0] ?? '').replace(/\.$/, '');
  return {
    en: `The file is not valid YAML here: ${reason}.`,
    tr: `Dosya burada geçerli YAML değil: ${reason}.`,
  };
}

const compareLines: Words = {
  en: 'Compare the line with its neighbours: the indentation, the colon, the quotes.',
  tr: 'Satırı komşularıyla karşılaştırın: girinti, iki nokta, tırnak.',
};

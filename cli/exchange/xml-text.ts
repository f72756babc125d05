import { ExchangeError } from './exchange-error.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

export function escapeXmlText(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

/** In an attribute a reader takes a line break for a space, unless it is written as a number. */
export function escapeXmlAttribute(text: string): string {
  return text.replace(/[&<>"\n\t]/g, (character) => escapes[character] ?? character);
}

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Reads the references of an XML text: the five names of XML and numbers. No others exist, since a file with a
 * document type is refused.
 *
 * @throws ExchangeError for any other reference
 */
export function decodeXml(text: string, line: number): string {
  return text.replace(/&([^;&\s]{0,12})(;?)/g, (reference, name: string, end: string) => {
    const decoded = end === '' ? undefined : (names[name] ?? decodeNumber(name));
    if (decoded !== undefined) return decoded;
    throw new ExchangeError(
      {
        en: `“${reference}” means nothing in XML. Write & as &amp;.`,
        tr: `“${reference}” XML’de bir anlam taşımıyor. & karakterini &amp; diye yazın.`,
      },
      line,
    );
  });
}

function decodeNumber(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return undefined;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

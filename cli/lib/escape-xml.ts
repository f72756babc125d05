const references: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/**
 * Writes signs of a text as character references of XML and HTML.
 *
 * @param signs those that would be taken for markup, or for a space, where the text goes
 */
export function escapeXml(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => references[sign] ?? sign);
}

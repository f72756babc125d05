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
 * Replaces characters of a text with character references of XML and HTML.
 *
 * @param signs characters that would be read as markup or as a space at the place of the text
 */
export function escapeXml(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => references[sign] ?? sign);
}

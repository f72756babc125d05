import stringWidth from 'string-width';

/** Breaks a text between words into lines of at most so many columns; a longer word keeps a line of its own. */
export function wrapText(text: string, width = 80): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && stringWidth(`${last} ${word}`) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.join('\n');
}

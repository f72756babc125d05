const byteOrderMark = '\ufeff';

/** Characters between the start of the line and `offset`; a byte-order mark takes no column. */
export function measureColumn(source: string, offset: number): number {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return offset - start - (start === 0 && source.startsWith(byteOrderMark) ? 1 : 0);
}

/** Where the line of `offset` ends, before its line break. */
export function findLineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  if (end === -1) return source.length;
  return end > offset && source[end - 1] === '\r' ? end - 1 : end;
}

/** Whether nothing but spaces follows on the line of `offset`. */
export function isRestBlank(source: string, offset: number): boolean {
  return source.slice(offset, findLineEnd(source, offset)).trim() === '';
}

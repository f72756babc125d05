/** The columns of the table in the order they are written; those of the texts name their language. */
export function nameCsvColumns(targetLanguage: string): string[] {
  return [
    'id',
    'meaning',
    'source (tr)',
    `target (${targetLanguage})`,
    'state',
    'limit',
    'placeholders',
    'base',
  ];
}

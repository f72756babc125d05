export { sourceForms } from './find-source.ts';
/** “Did you mean …?”, in both languages. */
export function suggest(meant: string): { en: string; tr: string } {
  return { en: `Did you mean “${meant}”?`, tr: `Şunu mu demek istediniz: “${meant}”?` };
}

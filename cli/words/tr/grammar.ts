/** A guess at what was meant. */
export function askIfMeant(meant: string): string {
  return `Şunu mu demek istediniz: “${meant}”?`;
}

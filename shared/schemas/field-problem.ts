/** What a refinement of a schema says of a value, as the `params` of its zod issue; the compiler reports it. */
export interface FieldProblem {
  /** The code of the issue that it stands for. */
  code: string;
  message: Record<'en' | 'tr', string>;
  advice: Record<'en' | 'tr', string>;
  /** What would be right in the place of the value, where that is known. */
  replacement?: string;
  /** Whether the replacement is certain. */
  isSafe?: boolean;
}

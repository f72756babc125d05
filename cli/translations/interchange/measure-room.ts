import type { Language } from '../../../shared/languages.ts';
import { type TextRole, textRoles } from '../../../shared/schemas/text-roles.ts';
import { countAfter } from '../../content/check-filled-lengths.ts';
import { fillVariables, type LocalContext } from '../../model/localize.ts';
import { countShown } from '../../rules/check-length.ts';

/**
 * Measures the room for a translation whose length is limited.
 *
 * @param placeholders of the source
 * @returns the maximum number of characters, and how many of them each placeholder becomes
 */
export function measureRoom(
  role: TextRole,
  placeholders: readonly string[],
  language: Language,
  factsOf: LocalContext['factsOf'],
): { maxLength: number; filledLengths: ReadonlyMap<string, number> } {
  const measure = (written: string) => countShown(fillVariables(written, language, factsOf));
  return {
    maxLength: Math.max(1, textRoles[role].maxLength - countAfter(role, language, factsOf)),
    filledLengths: new Map(placeholders.map((written) => [written, measure(written)])),
  };
}

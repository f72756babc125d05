import { ExchangeError } from './exchange-error.ts';
import type { ExchangeDocument } from './exchange-unit.ts';
import { findForbiddenCharacter } from './find-forbidden-character.ts';

/** @throws ExchangeError where a text holds a character that the formats cannot hold */
export function refuseForbidden({ units }: ExchangeDocument): void {
  for (const { id, source, target, previousSource = '' } of units) {
    const found = findForbiddenCharacter(source + target + previousSource);
    if (found === undefined) continue;
    throw new ExchangeError({
      en: `The text ${id} holds the control character ${found}. Remove it from the content, then export again.`,
      tr: `${id} metninde ${found} denetim karakteri var. Onu içerikten silin, sonra yeniden dışa aktarın.`,
    });
  }
}

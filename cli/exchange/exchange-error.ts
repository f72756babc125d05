import { type Language, translatedLanguages } from '../../shared/languages.ts';
import type { Words } from '../legacy-words.ts';
import { ToolError } from '../tool-error.ts';

/** A file for or from translators cannot be written or understood. */
export class ExchangeError extends ToolError {
  override name = 'ExchangeError';

  constructor(words: Words, line?: number, options?: ErrorOptions) {
    super(words, { ...options, line });
  }
}

/**
 * Reads the language code of an exchanged file; programs of translators like to add a country (`ar-AE`).
 *
 * @throws ExchangeError for a language that the site is not translated into
 */
export function readTargetLanguage(code: string, line?: number): Language {
  const [primary] = code.trim().toLowerCase().split(/[-_]/);
  const language = translatedLanguages.find((one) => one === primary);
  if (language !== undefined) return language;
  const known = translatedLanguages.join(', ');
  throw new ExchangeError(
    {
      en: `The file says that its translations are in “${code}”. The site is translated into: ${known}.`,
      tr: `Dosyaya göre çevirilerin dili “${code}”. Site şu dillere çevriliyor: ${known}.`,
    },
    line,
  );
}

import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '../shared/languages.ts';
import type { LocalText } from '../shared/local-text.ts';
import { namespace } from './i18n.ts';
import { usePage } from './page-context.tsx';

export interface Labels {
  /** The words of a label, for attributes. */
  t: TFunction<typeof namespace>;
  /** A label for the page’s text; one that fell back says its language. */
  label: (key: ParseKeys<typeof namespace>, values?: Record<string, string | number>) => LocalText;
}

/** The interface’s words in the page’s language. */
export function useLabels(): Labels {
  const { t } = useTranslation(namespace);
  const { bundle } = usePage();
  // The key is checked by this hook’s own type; i18next’s cannot express “any key with its values”.
  const translate = t as unknown as (key: string, values: object) => string;
  return {
    t,
    label: (key, values = {}) => {
      const text = translate(key, values);
      return bundle.fallbackLabels.includes(key) ? { lang: defaultLanguage, text } : text;
    },
  };
}

/** The formats for translators by the names that `--format` takes, the default first. */
export const exchangeFormats = ['xliff', 'csv', 'po'] as const;

export type ExchangeFormat = (typeof exchangeFormats)[number];

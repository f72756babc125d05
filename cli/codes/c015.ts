import { defineCode, defineProblem } from './define-code.ts';

export const changedNumber = defineCode({
  code: 'C015',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['price: 1.000'],
    right: ['price: 1000'],
  },
  explanation: {
    en: {
      title: 'Number changed by YAML',
      meaning: 'YAML reads 1.000 as 1, 1e3 as 1000 and 0x1F as 31.',
      why: 'A tour at 1.000 dollars would be offered at one dollar.',
      fix: 'Write the number in plain digits without a dot for thousands.',
    },
    tr: {
      title: 'YAML’ın değiştirdiği sayı',
      meaning: 'YAML 1.000 sayısını 1, 1e3 yazısını 1000, 0x1F yazısını 31 diye okur.',
      why: '1.000 dolarlık bir tur bir dolara sunulurdu.',
      fix: 'Sayıyı binlik ayırıcı olmadan, yalnızca rakamlarla yazın.',
    },
  },
  problems: {
    pointOfThousands: defineProblem<ChangedNumber & { whole: string }>({
      en: ({ written, value, whole }) => ({
        message: `YAML reads ${written} as ${value}: its point begins the decimals.`,
        advice: `Write ${whole} if you mean ${formatNumber.en(Number(whole))}, and ${value} if you mean ${formatNumber.en(value)}.`,
      }),
      tr: ({ written, value, whole }) => ({
        message: `YAML ${written} yazısını ${value} olarak okur: nokta onun için ondalık işaretidir.`,
        advice: `${formatNumber.tr(Number(whole))} demek istediyseniz ${whole}, ${formatNumber.tr(value)} demek istediyseniz ${value} yazın.`,
      }),
    }),
    specialNumber: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `YAML reads ${written} as a special number, not as these letters.`,
        advice: `Write a number in digits, or "${written}" in quotes where a text is meant.`,
      }),
      tr: ({ written }) => ({
        message: `YAML ${written} yazısını harf olarak değil, özel bir sayı olarak okur.`,
        advice: `Rakamla bir sayı yazın; metinse tırnağa alın: "${written}".`,
      }),
    }),
    leadingZeros: defineProblem<ChangedNumber & { digits: string }>({
      en: ({ written, value, digits }) => ({
        message: `YAML reads ${written} as the number ${value}.`,
        advice: `Write ${digits} for the number; put a code or phone number in quotes: "${written}".`,
      }),
      tr: ({ written, value, digits }) => ({
        message: `YAML ${written} yazısını ${value} sayısı olarak okur.`,
        advice: `Sayıysa ${digits} yazın; kod ya da telefon numarasıysa tırnağa alın: "${written}".`,
      }),
    }),
    changedNumber: defineProblem<ChangedNumber>({
      en: ({ written, value }) => ({
        message: `YAML reads ${written} as the number ${value}.`,
        advice: `Write ${value} for the number, or "${written}" in quotes where a text is meant.`,
      }),
      tr: ({ written, value }) => ({
        message: `YAML ${written} yazısını ${value} sayısı olarak okur.`,
        advice: `Sayıysa ${value} yazın, metinse tırnağa alın: "${written}".`,
      }),
    }),
  },
});

type ChangedNumber = {
  /** As the file has it. */
  written: string;
  /** As YAML reads it. */
  value: number;
};

const formatNumber = {
  en(value: number): string {
    return new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(value);
  },
  tr(value: number): string {
    return new Intl.NumberFormat('tr', { maximumFractionDigits: 3 }).format(value);
  },
};

import type { Words } from '../legacy-words.ts';

/** A number that YAML reads otherwise than it is written, in words for the editor. */
interface ChangedNumber {
  message: Words;
  advice: Words;
  /** How the meant number is written, where only one can be meant. */
  replacement?: string;
}

const number = /^[-+]?[\d.]/;

/**
 * Says whether YAML changed a number silently (C015): what stands in the file is not how the number is
 * written that came out. Written as read are `250`, `-3`, `4.5` and `0.5`.
 *
 * @param written the scalar as the file has it, without quotes
 * @param value what YAML read from it
 * @returns `undefined` where nothing changed, or `value` is no number
 */
export function readChangedNumber(written: string, value: unknown): ChangedNumber | undefined {
  if (typeof value !== 'number' || !number.test(written) || written === String(value)) {
    return undefined;
  }
  return (
    describeThousands(written, value) ??
    (hasTrailingZeros(written) ? undefined : describeForm(written, value))
  );
}

/** `0.50` says no more and no less than 0.5. */
function hasTrailingZeros(written: string): boolean {
  return /^-?(?:0|[1-9]\d*)\.\d{1,15}$/.test(written);
}

/** A Turkish thousand has a point: `1.000` came out as 1. */
function describeThousands(written: string, value: number): ChangedNumber | undefined {
  if (!/^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(written)) return undefined;
  const whole = written.replace('.', '').replace('+', '');
  return {
    message: {
      en: `YAML reads ${written} as ${value}: its point begins the decimals.`,
      tr: `YAML ${written} yazısını ${value} olarak okur: nokta onun için ondalık işaretidir.`,
    },
    advice: {
      en: `Write ${whole} if you mean ${inWords(Number(whole), 'en')}, and ${value} if you mean ${inWords(value, 'en')}.`,
      tr: `${inWords(Number(whole), 'tr')} demek istediyseniz ${whole}, ${inWords(value, 'tr')} demek istediyseniz ${value} yazın.`,
    },
  };
}

function inWords(value: number, language: keyof Words): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
}

function describeForm(written: string, value: number): ChangedNumber {
  if (!Number.isFinite(value)) {
    return {
      message: {
        en: `YAML reads ${written} as a special number, not as these letters.`,
        tr: `YAML ${written} yazısını harf olarak değil, özel bir sayı olarak okur.`,
      },
      advice: {
        en: `Write a number in digits, or "${written}" in quotes where a text is meant.`,
        tr: `Rakamla bir sayı yazın; metinse tırnağa alın: "${written}".`,
      },
    };
  }
  const zeros = /^([-+]?)0+([1-9]\d*)$/.exec(written);
  const message = {
    en: `YAML reads ${written} as the number ${value}.`,
    tr: `YAML ${written} yazısını ${value} sayısı olarak okur.`,
  };
  if (zeros) {
    const digits = `${zeros[1] === '-' ? '-' : ''}${zeros[2]}`;
    return {
      message,
      advice: {
        en: `Write ${digits} for the number; put a code or phone number in quotes: "${written}".`,
        tr: `Sayıysa ${digits} yazın; kod ya da telefon numarasıysa tırnağa alın: "${written}".`,
      },
    };
  }
  return {
    message,
    advice: {
      en: `Write ${value} for the number, or "${written}" in quotes where a text is meant.`,
      tr: `Sayıysa ${value} yazın, metinse tırnağa alın: "${written}".`,
    },
    ...(isSameNumber(written, value) && { replacement: String(value) }),
  };
}

/** So many digits a number keeps exactly (IEEE 754 double). */
const mostDigits = 15;

/** Whether only the spelling differs (`+5`, `.5`, `1.10`), so that the short one says the same. */
function isSameNumber(written: string, value: number): boolean {
  const isPlain = /^[-+]?[\d.]+$/.test(written) && written.length <= mostDigits;
  return isPlain && Number(written) === value;
}

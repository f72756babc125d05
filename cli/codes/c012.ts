import type { UiLanguage } from '../messages/messages.ts';
import { defineCode, defineProblem } from './define-code.ts';
import { nameType } from './field-types.ts';

export const wrongType = defineCode({
  code: 'C012',
  example: {
    file: 'site.yaml',
    wrong: ['chat:', '  number: 971000000000'],
    right: ['chat:', '  number: "971000000000"'],
  },
  explanation: {
    en: {
      title: 'Wrong type',
      meaning:
        'A text is needed and a number, a list or a group of fields was found, or the other way round. Without quotes, 0501234567 is a number and {phone} a group of fields.',
      why: 'A phone number would lose its zero or its plus sign, and visitors would call nobody.',
      fix: 'Put text made of digits, and text that begins with {, in double quotes. Write a number without quotes.',
    },
    tr: {
      title: 'Yanlış tür',
      meaning:
        'Metin beklenirken sayı, liste ya da alan grubu bulundu (veya tersi). Tırnaksız yazılan 0501234567 sayıdır, {phone} ise alan grubudur.',
      why: 'Telefon numarası sıfırını ya da artı işaretini yitirir, arayan kimseye ulaşamazdı.',
      fix: 'Rakamlardan oluşan ya da { ile başlayan metni çift tırnak içine alın. Sayıyı tırnaksız yazın.',
    },
  },
  problems: {
    wrongType: defineProblem<{
      wanted: string;
      found: Found;
      advice: TypeAdvice;
      /** A correct version of the line, to follow the advice on languages. */
      example?: string;
    }>({
      en: ({ wanted, found, advice, example }) => ({
        message: `Expected ${nameType.en(wanted)}, found ${describeFound.en(found)}.`,
        advice:
          example === undefined ? typeAdvice.en[advice] : `${typeAdvice.en[advice]} ${example}`,
      }),
      tr: ({ wanted, found, advice, example }) => ({
        message: `Burada ${nameType.tr(wanted)} olmalı; bulunan: ${describeFound.tr(found)}.`,
        advice:
          example === undefined ? typeAdvice.tr[advice] : `${typeAdvice.tr[advice]} ${example}`,
      }),
    }),
  },
});

/** The actual contents of a field; `written` as in the file, since YAML may have read another value. */
export type Found =
  | { as: 'list' | 'fields' }
  | { as: 'field' | 'items' | 'nothing' | 'switch'; written: string }
  | { as: 'text'; text: string }
  | { as: 'number'; written: string; value: number };

export type TypeAdvice =
  | 'quote'
  | 'unquote'
  | 'digits'
  | 'switch'
  | 'dashes'
  | 'languages'
  | 'pair'
  | 'compare';

const typeAdvice: Record<UiLanguage, Record<TypeAdvice, string>> = {
  en: {
    quote: 'Put the value in double quotes, so that it is read as text exactly as it stands.',
    unquote: 'Write the number without quotes.',
    digits: 'Write digits alone; decimals come behind a point.',
    switch: 'Write true for yes or false for no.',
    dashes: 'Write every item on a line of its own, beginning with a dash and a space.',
    languages: 'Write each language on a line of its own below it, indented by two spaces:',
    pair: 'Write two numbers from 0 to 1 in brackets, with a comma between them and a point in each.',
    compare: 'Compare the field with the same field of a neighbouring entry.',
  },
  tr: {
    quote: 'Değeri çift tırnak içine alın; o zaman yazıldığı gibi metin olarak okunur.',
    unquote: 'Sayıyı tırnaksız yazın.',
    digits: 'Yalnızca rakam yazın; ondalıklar noktadan sonra gelir.',
    switch: 'Evet için true, hayır için false yazın.',
    dashes: 'Her ögeyi ayrı bir satıra, tire ve boşlukla başlayarak yazın.',
    languages: 'Her dili altına, iki boşluk içeriden, ayrı bir satıra yazın:',
    pair: '0 ile 1 arasında iki sayıyı köşeli ayraç içinde yazın: aralarında virgül, ondalıklarda nokta.',
    compare: 'Alanı, komşu bir kayıttaki aynı alanla karşılaştırın.',
  },
};

const describeFound = {
  en(found: Found): string {
    switch (found.as) {
      case 'list':
        return 'a list';
      case 'fields':
        return 'fields below it';
      case 'field':
        return `${found.written}, which YAML reads as a field`;
      case 'items':
        return `${found.written}, which YAML reads as a list`;
      case 'text':
        return `the text “${found.text}”`;
      case 'number':
        return found.written === String(found.value)
          ? `the number ${found.written}`
          : `${found.written}, which YAML reads as the number ${found.value}`;
      case 'nothing':
        return `${found.written}, which YAML reads as nothing`;
      case 'switch':
        return `${found.written}, which YAML reads as a yes or no`;
    }
  },
  tr(found: Found): string {
    switch (found.as) {
      case 'list':
        return 'bir liste';
      case 'fields':
        return 'alt alanlar';
      case 'field':
        return `${found.written} (YAML bunu alan olarak okur)`;
      case 'items':
        return `${found.written} (YAML bunu liste olarak okur)`;
      case 'text':
        return `“${found.text}” metni`;
      case 'number':
        return found.written === String(found.value)
          ? `${found.written} sayısı`
          : `${found.written} (YAML bunu ${found.value} sayısı olarak okur)`;
      case 'nothing':
        return `${found.written} (YAML bunu boş sayar)`;
      case 'switch':
        return `${found.written} (YAML bunu evet ya da hayır sayar)`;
    }
  },
};

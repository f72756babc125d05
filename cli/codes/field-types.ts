import { joinList } from '../../shared/join-list.ts';
import { languages } from '../../shared/languages.ts';
import type { UiLanguage } from '../messages/messages.ts';

/** The expected value of a field, by the name of its type. */
const typeNames: Record<UiLanguage, Readonly<Record<string, string>>> = {
  en: {
    picture: 'the name of a picture',
    link: 'a link',
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    object: 'fields below it',
    record: 'fields below it',
    array: 'a list',
    tuple: 'two numbers such as [0.5, 0.5]',
  },
  tr: {
    picture: 'bir resmin adı',
    link: 'bir bağlantı',
    string: 'bir metin',
    number: 'bir sayı',
    int: 'bir tam sayı',
    boolean: 'true ya da false',
    object: 'alt alanlar',
    record: 'alt alanlar',
    array: 'bir liste',
    tuple: '[0.5, 0.5] gibi iki sayı',
  },
};

/** The expected value of a field, as part of a sentence; a type without words is named as it is. */
export const nameType = {
  en(name: string): string {
    if (name !== 'text' && name !== 'label') return typeNames.en[name] ?? name;
    const all = joinList(languages, 'en');
    return `a text in ${all}`;
  },
  tr(name: string): string {
    if (name !== 'text' && name !== 'label') return typeNames.tr[name] ?? name;
    const all = joinList(languages, 'tr');
    return `${all} dillerinde bir metin`;
  },
};

import { type IssueCode, issueCodes } from '../issue.ts';
import type { Words } from '../legacy-words.ts';

/** What is said of something that YAML allows and the content does not. */
export interface TrapWords {
  code: IssueCode;
  message: Words;
  advice: Words;
}

export const trapWords = {
  anchor: {
    code: issueCodes.forbiddenYaml,
    message: {
      en: 'A text that begins with & or * is taken for a YAML anchor or alias, and its words are lost.',
      tr: '& ya da * ile başlayan metin YAML çapası ya da takma adı sayılır, sözcükleri kaybolur.',
    },
    advice: { en: 'Put the text in double quotes.', tr: 'Metni çift tırnak içine alın.' },
  },
  reference: {
    code: issueCodes.forbiddenYaml,
    message: {
      en: 'Anchors and aliases (& and *) are not used in the content.',
      tr: 'İçerikte çapa ve takma ad (& ve *) kullanılmaz.',
    },
    advice: {
      en: 'Write the value out in every place where it belongs.',
      tr: 'Değeri gereken her yere açıkça yazın.',
    },
  },
  cutText: {
    code: issueCodes.cutText,
    message: {
      en: 'From # on, the line is a comment, and visitors do not see it.',
      tr: '# işaretinden sonrası yorum sayılır, ziyaretçi orayı görmez.',
    },
    advice: {
      en: 'Put the whole text in double quotes; a real comment goes on a line of its own.',
      tr: 'Metnin tamamını çift tırnak içine alın; gerçek bir yorum kendi satırına yazılır.',
    },
  },
  directive: {
    code: issueCodes.forbiddenYaml,
    message: {
      en: 'A line that begins with % gives orders to the YAML parser and changes how values are read.',
      tr: '% ile başlayan satır YAML okuyucusuna talimattır, değerlerin okunuşunu değiştirir.',
    },
    advice: { en: 'Remove the line.', tr: 'Satırı silin.' },
  },
} satisfies Record<string, TrapWords>;

/** Of a word such as `!dikkat`. */
export function describeTag(tag: string): TrapWords {
  return {
    code: issueCodes.forbiddenYaml,
    message: {
      en: `“${tag}” is read as a YAML tag, and the word is lost.`,
      tr: `“${tag}” YAML etiketi olarak okunur ve sözcük kaybolur.`,
    },
    advice: { en: 'Put the text in double quotes.', tr: 'Metni çift tırnak içine alın.' },
  };
}

/** Of `<<` and `__proto__`. */
export function describeKey(key: string): TrapWords {
  return {
    code: issueCodes.forbiddenYaml,
    message: {
      en: `“${key}” is not allowed as a field.`,
      tr: `“${key}” alan adı olamaz.`,
    },
    advice: {
      en: 'Remove it, or write the fields out.',
      tr: 'Kaldırın ya da alanları açıkça yazın.',
    },
  };
}

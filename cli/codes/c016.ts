import { defineCode } from './define-code.ts';

export const cutText = defineCode({
  code: 'C016',
  example: {
    file: 'experiences/vip-havalimani-transferi.yaml',
    wrong: ['amenities:', '  - tr: Kapı #1 önünde karşılama'],
    right: ['amenities:', '  - tr: "Kapı #1 önünde karşılama"'],
  },
  explanation: {
    en: {
      title: 'Text cut off by “ #”',
      meaning:
        'Outside quotes, a space followed by # begins a comment: the rest of the line is not read.',
      why: 'Visitors would read half a sentence.',
      fix: 'Put the whole text in double quotes. A real comment gets a line of its own; only an exception (`# ok C105: a name`) may stay.',
    },
    tr: {
      title: '“ #” ile kesilen metin',
      meaning:
        'Tırnak dışında bir boşluk ve ardından gelen #, yorum başlatır: satırın kalanı okunmaz.',
      why: 'Ziyaretçi cümlenin yarısını okurdu.',
      fix: 'Metnin tamamını çift tırnak içine alın. Gerçek bir yorumu ayrı bir satıra yazın; yalnızca istisna (`# ok C105: özel ad`) orada kalabilir.',
    },
  },
  problems: {
    cutText: {
      en: {
        message: 'From # on, the line is a comment, and visitors do not see it.',
        advice: 'Put the whole text in double quotes; a real comment goes on a line of its own.',
      },
      tr: {
        message: '# işaretinden sonrası yorum sayılır, ziyaretçi orayı görmez.',
        advice: 'Metnin tamamını çift tırnak içine alın; gerçek bir yorum kendi satırına yazılır.',
      },
    },
  },
});

import { issueCodes } from '../issue-codes.ts';
import type { ExplanationGroup } from './explanation.ts';

/** Files whose YAML cannot be read, or says more than content may say. */
export const brokenYaml = {
  [issueCodes.syntax]: {
    title: {
      en: 'The YAML cannot be understood',
      tr: 'YAML anlaşılamıyor',
    },
    meaning: {
      en: 'The reader stopped at this place: indentation that does not fit, a quote that is never closed, or a text that holds “: ” without standing in quotes.',
      tr: 'Okuma burada durdu: tutmayan bir girinti, kapanmamış bir tırnak ya da tırnak içinde olmadığı hâlde “: ” içeren bir metin var.',
    },
    why: {
      en: 'Nobody can know what was meant, so nothing of the file can be shown.',
      tr: 'Ne denmek istendiği bilinemez; dosyanın hiçbir bölümü gösterilemez.',
    },
    fix: {
      en: 'Put the text in double quotes, close the quote, or align the line with its neighbours. The fault may stand one line above the place.',
      tr: 'Metni çift tırnak içine alın, tırnağı kapatın ya da satırı komşularıyla hizalayın. Hata bir üst satırda da olabilir.',
    },
    example: {
      file: 'posts/04-renting-a-car.yaml',
      wrong: ['title:', '  tr: Dubai’de araç kiralamak: ehliyet, Salik, hız'],
      right: ['title:', '  tr: "Dubai’de araç kiralamak: ehliyet, Salik, hız"'],
    },
  },
  [issueCodes.duplicateKey]: {
    title: {
      en: 'A field stands twice',
      tr: 'Aynı alan iki kez yazılmış',
    },
    meaning: {
      en: 'Two lines of the same block give the same field a value.',
      tr: 'Aynı bölümdeki iki satır, aynı alana değer veriyor.',
    },
    why: {
      en: 'Only one of them could be shown, and it might be the old one.',
      tr: 'Yalnızca biri gösterilebilir; o da eskisi olabilir.',
    },
    fix: {
      en: 'Keep the line that is right and delete the other.',
      tr: 'Doğru olan satırı bırakın, ötekini silin.',
    },
    example: {
      file: 'experiences/col-turu.yaml',
      wrong: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  en: Desert Safari'],
      right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
    },
  },
  [issueCodes.forbiddenYaml]: {
    title: {
      en: 'YAML that content does not use',
      tr: 'İçerikte kullanılmayan YAML',
    },
    meaning: {
      en: 'At the beginning of a value, &, * and ! are signs of YAML (anchor, alias, tag), and so are the fields << and __proto__.',
      tr: 'Bir değerin başındaki &, * ve ! YAML’da özel işarettir (çapa, takma ad, etiket); << ve __proto__ alanları da öyledir.',
    },
    why: {
      en: 'Such a text vanishes without a word: !dikkat becomes an empty text. A few aliases can also stand for billions of lines.',
      tr: 'Böyle bir metin sessizce kaybolur: !dikkat boş metin olur. Birkaç takma ad ise milyarlarca satıra dönüşebilir.',
    },
    fix: {
      en: 'Put the text in double quotes. If you did mean to repeat a value, write it out.',
      tr: 'Metni çift tırnak içine alın. Amacınız bir değeri yinelemekse onu açıkça yeniden yazın.',
    },
    example: {
      file: 'experiences/bae-vize.yaml',
      wrong: ['about_text:', '  tr: !dikkat Pasaport altı ay geçerli olmalı'],
      right: ['about_text:', '  tr: "!dikkat Pasaport altı ay geçerli olmalı"'],
    },
  },
  [issueCodes.tabIndent]: {
    title: {
      en: 'A tab as indentation',
      tr: 'Girintide sekme',
    },
    meaning: {
      en: 'A line begins with a tab. YAML knows only spaces there.',
      tr: 'Satır sekme karakteriyle başlıyor. YAML satır başında yalnızca boşluk tanır.',
    },
    why: {
      en: 'A tab is as wide as each editor likes, so nobody can tell what belongs to what, and the file cannot be read.',
      tr: 'Sekmenin genişliği düzenleyiciye göre değişir; neyin neye ait olduğu anlaşılmaz, dosya okunamaz.',
    },
    fix: {
      en: 'Replace the tab with two spaces per level. Most editors can do that for every tab they insert.',
      tr: 'Sekmeyi her düzey için iki boşlukla değiştirin. Çoğu düzenleyici sekme yerine boşluk yazacak biçimde ayarlanabilir.',
    },
    example: {
      file: 'experiences/col-turu.yaml',
      wrong: ['title:', '\ttr: Çöl Turu'],
      right: ['title:', '  tr: Çöl Turu'],
    },
  },
  [issueCodes.changedNumber]: {
    title: {
      en: 'A number that YAML changes',
      tr: 'YAML’ın değiştirdiği sayı',
    },
    meaning: {
      en: 'YAML reads 1.000 as 1, 1e3 as 1000 and 0x1F as 31.',
      tr: 'YAML 1.000 sayısını 1, 1e3 yazısını 1000, 0x1F yazısını 31 diye okur.',
    },
    why: {
      en: 'A tour at 1.000 dollars would be offered at one dollar.',
      tr: '1.000 dolarlık bir tur bir dolara sunulurdu.',
    },
    fix: {
      en: 'Write the number in plain digits without a dot for thousands.',
      tr: 'Sayıyı binlik ayırıcı olmadan, yalnızca rakamlarla yazın.',
    },
    example: {
      file: 'cars/g63.yaml',
      wrong: ['price: 1.000'],
      right: ['price: 1000'],
    },
  },
  [issueCodes.cutText]: {
    title: {
      en: '“ #” cuts the text off',
      tr: '“ #” metni kesiyor',
    },
    meaning: {
      en: 'Outside quotes, a space followed by # begins a comment: the rest of the line is not read.',
      tr: 'Tırnak dışında bir boşluk ve ardından gelen #, yorum başlatır: satırın kalanı okunmaz.',
    },
    why: {
      en: 'Visitors would read half a sentence.',
      tr: 'Ziyaretçi cümlenin yarısını okurdu.',
    },
    fix: {
      en: 'Put the whole text in double quotes. A real comment gets a line of its own.',
      tr: 'Metnin tamamını çift tırnak içine alın. Gerçek bir yorumu ayrı bir satıra yazın.',
    },
    example: {
      file: 'experiences/vip-havalimani-transferi.yaml',
      wrong: ['amenities:', '  - tr: Kapı #1 önünde karşılama'],
      right: ['amenities:', '  - tr: "Kapı #1 önünde karşılama"'],
    },
  },
  [issueCodes.invisibleCharacter]: {
    title: {
      en: 'An invisible character',
      tr: 'Görünmeyen karakter',
    },
    meaning: {
      en: 'Text pasted from Word or a chat often brings no-break spaces, zero-width spaces or other characters that cannot be seen.',
      tr: 'Word’den ya da sohbetten yapıştırılan metin çoğu kez bölünmez boşluk, sıfır genişlikli boşluk gibi görünmeyen karakterler getirir.',
    },
    why: {
      en: 'After a colon such a space spoils the field; inside a text it breaks lines in odd places and hides words from the search.',
      tr: 'İki noktadan sonra gelirse alanı bozar; metnin içinde satırları olmadık yerde böler, sözcükleri aramadan saklar.',
    },
    fix: {
      en: 'Replace it with a plain space, or delete it. Where a no-break space is meant, write \\_ in a text in double quotes.',
      tr: 'Yerine düz boşluk yazın ya da silin. Bölünmez boşluk gerçekten gerekiyorsa çift tırnaklı metinde \\_ yazın.',
    },
    example: {
      file: 'cars/g63.yaml',
      wrong: ['price:\u00a0150'],
      right: ['price: 150'],
    },
  },
} satisfies ExplanationGroup;

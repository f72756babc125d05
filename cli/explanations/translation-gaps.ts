import { issueCodes } from '../issue-codes.ts';
import type { ExplanationGroup } from './explanation.ts';

/** Translations that are missing, too many or out of date; `catalogue missing` lists them. */
export const translationGaps = {
  [issueCodes.missingTranslation]: {
    title: {
      en: 'A missing translation',
      tr: 'Eksik çeviri',
    },
    meaning: {
      en: 'The Turkish text has no counterpart in this language.',
      tr: 'Türkçe metnin bu dilde karşılığı yok.',
    },
    why: {
      en: 'Visitors see the Turkish text in the middle of their own language.',
      tr: 'Ziyaretçi kendi dilindeki sayfanın ortasında Türkçe metin görür.',
    },
    fix: {
      en: 'Add the translation. If the gap is meant, let the entry say which languages it has: languages: [tr, en]. Where the entry has no languages:, give the reason in exceptions.yaml.',
      tr: 'Çeviriyi ekleyin. Eksik bilerek bırakıldıysa kayıtta hangi dillerin bulunduğunu belirtin: languages: [tr, en]. Kayıtta languages: alanı yoksa nedenini exceptions.yaml dosyasına yazın.',
    },
    example: {
      file: 'experiences/col-turu.yaml',
      wrong: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
      right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  ar: جولة في الصحراء'],
    },
  },
  [issueCodes.emptyTranslation]: {
    title: {
      en: 'An empty translation',
      tr: 'Boş çeviri',
    },
    meaning: {
      en: 'The language is named, but nothing stands behind it.',
      tr: 'Dilin adı yazılmış, ama karşısı boş.',
    },
    why: {
      en: 'Somebody began and did not come back; visitors see the Turkish text.',
      tr: 'Birisi başlamış, sonunu getirmemiş; ziyaretçi Türkçe metni görür.',
    },
    fix: {
      en: 'Write the translation, or delete the line and declare the gap with languages: or in exceptions.yaml.',
      tr: 'Çeviriyi yazın ya da satırı silip eksiği languages: alanında ya da exceptions.yaml dosyasında belirtin.',
    },
    example: {
      file: 'experiences/col-turu.yaml',
      wrong: ['title:', '  tr: Çöl Turu', '  en: ""'],
      right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
    },
  },
  [issueCodes.orphanedTranslation]: {
    title: {
      en: 'A translation without a Turkish text',
      tr: 'Türkçesi olmayan çeviri',
    },
    meaning: {
      en: 'The text exists in this language, but the Turkish text it was made from is gone.',
      tr: 'Metin bu dilde var, ama çevrildiği Türkçe metin artık yok.',
    },
    why: {
      en: 'Nobody can tell whether it still holds, and Turkish visitors miss it.',
      tr: 'Hâlâ geçerli olup olmadığı bilinemez; Türkçe okuyanlar da onu göremez.',
    },
    fix: {
      en: 'Bring the Turkish text back, or remove the translation as well.',
      tr: 'Türkçe metni geri getirin ya da çeviriyi de silin.',
    },
    example: {
      file: 'labels.yaml',
      wrong: ['call_us:', '  en: Call us', '  ar: اتصلوا بنا'],
      right: ['call_us:', '  tr: Bizi arayın', '  en: Call us', '  ar: اتصلوا بنا'],
    },
  },
  [issueCodes.undeclaredTranslation]: {
    title: {
      en: 'A text in a language that the entry does not declare',
      tr: 'Kaydın belirtmediği dilde metin',
    },
    meaning: {
      en: 'languages: leaves this language out, but here is a text in it.',
      tr: 'languages: alanında bu dil yok, ama burada o dilde bir metin var.',
    },
    why: {
      en: 'One of the two is out of date: visitors may see a page half in their language.',
      tr: 'İkisinden biri eskimiş: ziyaretçi sayfayı yarısı kendi dilinde görebilir.',
    },
    fix: {
      en: 'Add the language to languages:, or remove the text.',
      tr: 'Dili languages: alanına ekleyin ya da metni silin.',
    },
    example: {
      file: 'posts/04-renting-a-car.yaml',
      wrong: ['languages: [tr]', 'title:', '  tr: Araç kiralamak', '  en: Renting a car'],
      right: ['languages: [tr, en]', 'title:', '  tr: Araç kiralamak', '  en: Renting a car'],
    },
  },
  [issueCodes.staleTranslation]: {
    title: {
      en: 'A stale translation',
      tr: 'Eskimiş çeviri',
    },
    meaning: {
      en: 'The Turkish text was changed after this translation was made; translations.lock remembers the text it was made from.',
      tr: 'Türkçe metin, bu çeviri yapıldıktan sonra değişti; çevirinin hangi metinden yapıldığını translations.lock saklar.',
    },
    why: {
      en: 'Visitors in this language may read an old price, an old time or an old promise.',
      tr: 'Bu dildeki ziyaretçi eski bir fiyatı, eski bir saati ya da eski bir sözü okuyor olabilir.',
    },
    fix: {
      en: 'Bring the translation up to date. If it still fits, accept it as it is: `catalogue accept`.',
      tr: 'Çeviriyi güncelleyin. Hâlâ uyuyorsa olduğu gibi onaylayın: `catalogue accept`.',
    },
    example: {
      file: 'cars/g63.yaml',
      wrong: ['- tr: Günde 300 km dahil', '  en: 250 km a day included'],
      right: ['- tr: Günde 300 km dahil', '  en: 300 km a day included'],
    },
  },
} satisfies ExplanationGroup;

import { issueCodes } from '../issue-codes.ts';
import type { ExplanationGroup } from './explanation.ts';

/** Warnings: content that works and could be better. */
export const advisedChanges = {
  [issueCodes.longTitle]: {
    title: {
      en: 'A title too long for search results',
      tr: 'Arama sonuçlarına sığmayan başlık',
    },
    meaning: {
      en: 'The title has more than 60 characters.',
      tr: 'Başlık 60 karakterden uzun.',
    },
    why: {
      en: 'Search engines cut it off, often in the middle of the word that matters.',
      tr: 'Arama motorları onu, çoğu kez tam önemli sözcüğün ortasında keser.',
    },
    fix: {
      en: 'Say it in fewer words, the important ones first. The rest can stand in the description.',
      tr: 'Daha az sözcükle söyleyin, önemlileri öne alın. Kalanı açıklamaya yazabilirsiniz.',
    },
    example: {
      file: 'posts/04-renting-a-car.yaml',
      wrong: [
        'title:',
        '  tr: Dubai’de kiralık araçla gezmek isteyenlerin bilmesi gereken bütün kurallar',
      ],
      right: ['title:', '  tr: Dubai’de araç kiralamanın kuralları'],
    },
  },
  [issueCodes.longDescription]: {
    title: {
      en: 'A description too long for search results',
      tr: 'Arama sonuçlarına sığmayan açıklama',
    },
    meaning: {
      en: 'The description has more than 160 characters.',
      tr: 'Açıklama 160 karakterden uzun.',
    },
    why: {
      en: 'Search engines show its beginning only, so the end of the sentence is never read.',
      tr: 'Arama motorları yalnızca başını gösterir; cümlenin sonu okunmaz.',
    },
    fix: {
      en: 'Shorten it to one or two sentences that say what is special.',
      tr: 'Bir iki cümleye indirin; farkı söyleyen cümle kalsın.',
    },
    example: {
      file: 'experiences/col-turu.yaml',
      wrong: [
        'description:',
        '  tr: Sabahın erken saatlerinde otelinizden alınarak çöle götürülürsünüz, kumulların arasında uzun bir sürüşten sonra gün batımını izler, kampta akşam yemeği yer ve yeniden otelinize bırakılırsınız.',
      ],
      right: [
        'description:',
        '  tr: Kumullarda sürüş, gün batımı ve kampta akşam yemeği; otelinizden alır, otelinize bırakırız.',
      ],
    },
  },
  [issueCodes.straightQuote]: {
    title: {
      en: 'Typewriter signs in a text',
      tr: 'Metinde daktilo işareti',
    },
    meaning: {
      en: 'The text holds \' or ", the signs of a typewriter. Turkish and English print ’ and “ ”, Arabic « ». Three dots are one sign, …, and Arabic has its own ، ؛ ؟.',
      tr: 'Metinde daktilo işaretleri olan \' ya da " geçiyor. Türkçe ve İngilizcede ’ ve “ ”, Arapçada « » kullanılır. Üç nokta tek işarettir (…); Arapçanın kendi ، ؛ ؟ işaretleri vardır.',
    },
    why: {
      en: 'In large titles the straight sign looks like a mistake.',
      tr: 'Büyük başlıklarda düz işaret yanlış yazılmış gibi durur.',
    },
    fix: {
      en: 'Copy the right sign from here, or from a neighbouring text. `catalogue validate --fix` replaces what is certain.',
      tr: 'Doğru işareti buradan ya da komşu bir metinden kopyalayın. Kesin olanları `catalogue validate --fix` değiştirir.',
    },
    example: {
      file: 'home.yaml',
      wrong: ['title:', '  tr: "Dubai\'de bir gün"'],
      right: ['title:', '  tr: "Dubai’de bir gün"'],
    },
  },
  [issueCodes.wrongScript]: {
    title: {
      en: 'Text in the wrong script',
      tr: 'Yanlış alfabeyle yazılmış metin',
    },
    meaning: {
      en: 'The text is in another script or language than its line says: Arabic in Latin letters, English under tr, or single letters from another alphabet (a Cyrillic а).',
      tr: 'Metin, satırındaki dilin yazısıyla ya da diliyle yazılmamış: Latin harfli Arapça, tr altında İngilizce ya da başka alfabeden tek tek harfler (Kiril а).',
    },
    why: {
      en: 'Most probably a text stands under the wrong language, and visitors would read what they do not understand.',
      tr: 'Büyük olasılıkla metin yanlış dilin altında; ziyaretçi anlamadığı bir yazıyla karşılaşırdı.',
    },
    fix: {
      en: 'Type a word with foreign letters anew. Move the text to its language. If it is right as it is, such as a brand name, give a reason in exceptions.yaml.',
      tr: 'İçinde yabancı harf geçen sözcüğü yeniden yazın. Metni kendi dilinin altına taşıyın. Marka adı gibi böyle kalması gereken bir metinse nedenini exceptions.yaml dosyasına yazın.',
    },
    example: {
      file: 'experiences/col-turu.yaml',
      wrong: ['title:', '  tr: Çöl Turu', '  en: جولة في الصحراء', '  ar: Desert Tour'],
      right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  ar: جولة في الصحراء'],
    },
  },
  [issueCodes.sameAsSource]: {
    title: {
      en: 'A translation identical to the Turkish text',
      tr: 'Türkçesiyle aynı çeviri',
    },
    meaning: {
      en: 'The Turkish text stands in another language word for word. Mostly it was copied to be translated later.',
      tr: 'Türkçe metin başka bir dilde olduğu gibi duruyor. Çoğu kez sonra çevrilmek üzere kopyalanmıştır.',
    },
    why: {
      en: 'The text counts as translated, so nobody comes back to it.',
      tr: 'Metin çevrilmiş sayılır, kimse de geri dönüp bakmaz.',
    },
    fix: {
      en: 'Translate it. If it reads the same in both languages, such as a name, say so in exceptions.yaml.',
      tr: 'Metni çevirin. Özel ad gibi iki dilde aynıysa bunu exceptions.yaml dosyasında belirtin.',
    },
    example: {
      file: 'experiences/col-turu.yaml',
      wrong: ['title:', '  tr: Çöl Turu', '  en: Çöl Turu'],
      right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
    },
  },
  [issueCodes.needlessException]: {
    title: {
      en: 'An exception that is no longer needed',
      tr: 'Artık gerekmeyen istisna',
    },
    meaning: {
      en: 'exceptions.yaml excuses a finding that is not there any more: the text was changed, moved or removed.',
      tr: 'exceptions.yaml artık bulunmayan bir sorunu hoş görüyor: metin değişmiş, taşınmış ya da silinmiş.',
    },
    why: {
      en: 'An old excuse may one day hide a new mistake.',
      tr: 'Eski bir istisna günün birinde yeni bir hatayı gizleyebilir.',
    },
    fix: {
      en: 'Delete the exception, or correct its file and path.',
      tr: 'İstisnayı silin ya da file ve path alanlarını düzeltin.',
    },
    example: {
      file: 'exceptions.yaml',
      wrong: [
        '- file: site.yaml',
        '  path: brand.name',
        '  codes: [C105]',
        '  languages: [en]',
        '  reason: The brand has the same name in every language.',
      ],
      right: [
        '- file: site.yaml',
        '  path: brand.title',
        '  codes: [C105]',
        '  languages: [en]',
        '  reason: The brand has the same name in every language.',
      ],
    },
  },
} satisfies ExplanationGroup;

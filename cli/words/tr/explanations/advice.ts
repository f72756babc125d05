import type { adviceExplanations as en } from '../../en/explanations/advice.ts';

/** Warnings about content that works and could be better, and gaps of translations, code by code. */
export const adviceExplanations: typeof en = {
  C101: {
    title: 'Arama sonuçlarına sığmayan başlık',
    meaning: 'Başlık 60 karakterden uzun.',
    why: 'Arama motorları onu, çoğu kez tam önemli sözcüğün ortasında keser.',
    fix: 'Daha az sözcükle söyleyin, önemlileri öne alın. Kalanı açıklamaya yazabilirsiniz.',
  },
  C102: {
    title: 'Arama sonuçlarına sığmayan açıklama',
    meaning: 'Açıklama 160 karakterden uzun.',
    why: 'Arama motorları yalnızca başını gösterir; cümlenin sonu okunmaz.',
    fix: 'Bir iki cümleye indirin; farkı söyleyen cümle kalsın.',
  },
  C103: {
    title: 'Metinde daktilo işareti',
    meaning:
      'Metinde daktilo işaretleri olan \' ya da " geçiyor. Türkçe ve İngilizcede ’ ve “ ”, Arapçada « » kullanılır. Üç nokta tek işarettir (…); Arapçanın kendi ، ؛ ؟ işaretleri vardır.',
    why: 'Büyük başlıklarda düz işaret yanlış yazılmış gibi durur.',
    fix: 'Doğru işareti buradan ya da komşu bir metinden kopyalayın. Kesin olanları `catalogue validate --fix` değiştirir.',
  },
  C104: {
    title: 'Yanlış alfabeyle yazılmış metin',
    meaning:
      'Metin, satırındaki dilin yazısıyla ya da diliyle yazılmamış: Latin harfli Arapça, tr altında İngilizce ya da başka alfabeden tek tek harfler (Kiril а).',
    why: 'Büyük olasılıkla metin yanlış dilin altında; ziyaretçi anlamadığı bir yazıyla karşılaşırdı.',
    fix: 'İçinde yabancı harf geçen sözcüğü yeniden yazın. Metni kendi dilinin altına taşıyın. Marka adı gibi böyle kalması gereken bir metinse nedenini exceptions.yaml dosyasına yazın.',
  },
  C105: {
    title: 'Türkçesiyle aynı çeviri',
    meaning:
      'Türkçe metin başka bir dilde olduğu gibi duruyor. Çoğu kez sonra çevrilmek üzere kopyalanmıştır.',
    why: 'Metin çevrilmiş sayılır, kimse de geri dönüp bakmaz.',
    fix: 'Metni çevirin. Özel ad gibi iki dilde aynıysa bunu exceptions.yaml dosyasında belirtin.',
  },
  C106: {
    title: 'Artık gerekmeyen istisna',
    meaning:
      'exceptions.yaml artık bulunmayan bir sorunu hoş görüyor: metin değişmiş, taşınmış ya da silinmiş.',
    why: 'Eski bir istisna günün birinde yeni bir hatayı gizleyebilir.',
    fix: 'İstisnayı silin ya da file ve path alanlarını düzeltin.',
  },
  C108: {
    title: 'Dosyanın başında bayt sırası işareti',
    meaning:
      'Bazı Windows programları ilk harften önce görünmeyen bir karakter, bayt sırası işareti koyar.',
    why: 'Derleyici onu atlar, ama başka programlar onu ilk sözcüğün parçası sanır.',
    fix: 'Dosyayı “UTF-8 with BOM” değil, “UTF-8” olarak kaydedin. `catalogue validate --fix` bunu sizin için yapar.',
  },
  C201: {
    title: 'Eksik çeviri',
    meaning: 'Türkçe metnin bu dilde karşılığı yok.',
    why: 'Ziyaretçi kendi dilindeki sayfanın ortasında Türkçe metin görür.',
    fix: 'Çeviriyi ekleyin. Eksik bilerek bırakıldıysa kayıtta hangi dillerin bulunduğunu belirtin: languages: [tr, en]. Kayıtta languages: alanı yoksa nedenini exceptions.yaml dosyasına yazın.',
  },
  C202: {
    title: 'Boş çeviri',
    meaning: 'Dilin adı yazılmış, ama karşısı boş.',
    why: 'Birisi başlamış, sonunu getirmemiş; ziyaretçi Türkçe metni görür.',
    fix: 'Çeviriyi yazın ya da satırı silip eksiği languages: alanında ya da exceptions.yaml dosyasında belirtin.',
  },
  C203: {
    title: 'Türkçesi olmayan çeviri',
    meaning: 'Metin bu dilde var, ama çevrildiği Türkçe metin artık yok.',
    why: 'Hâlâ geçerli olup olmadığı bilinemez; Türkçe okuyanlar da onu göremez.',
    fix: 'Türkçe metni geri getirin ya da çeviriyi de silin.',
  },
  C204: {
    title: 'Kaydın belirtmediği dilde metin',
    meaning: 'languages: alanında bu dil yok, ama burada o dilde bir metin var.',
    why: 'İkisinden biri eskimiş: ziyaretçi sayfayı yarısı kendi dilinde görebilir.',
    fix: 'Dili languages: alanına ekleyin ya da metni silin.',
  },
  C205: {
    title: 'Eskimiş çeviri',
    meaning:
      'Türkçe metin, bu çeviri yapıldıktan sonra değişti; çevirinin hangi metinden yapıldığını translations.lock saklar.',
    why: 'Bu dildeki ziyaretçi eski bir fiyatı, eski bir saati ya da eski bir sözü okuyor olabilir.',
    fix: 'Çeviriyi güncelleyin. Hâlâ uyuyorsa olduğu gibi onaylayın: `catalogue accept`.',
  },
};

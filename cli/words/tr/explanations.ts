import type * as en from '../en/explanations.ts';

/** What each code means, but for those of `textExplanations`. */
export const explanations: typeof en.explanations = {
  C001: {
    title: 'Dosya metin olarak okunamıyor',
    meaning:
      'Dosya UTF-8 olarak kaydedilmemiş ya da sistem onu okuyamıyor; hangisi olduğunu ileti söyler.',
    why: 'ğ, ş gibi harfler ve bütün Arapça metinler ziyaretçiye soru işareti olarak görünürdü.',
    fix: 'Dosyayı düzenleyicinizde açıp UTF-8 kodlamasıyla kaydedin. Ardından harflerin doğru göründüğüne bakın. Sistemin açmadığı dosyanın izinleri ya da disk düzeltilmelidir.',
  },
  C002: {
    title: 'YAML anlaşılamıyor',
    meaning:
      'Okuma burada durdu: tutmayan bir girinti, kapanmamış bir tırnak ya da tırnak içinde olmadığı hâlde “: ” içeren bir metin var.',
    why: 'Ne denmek istendiği bilinemez; dosyanın hiçbir bölümü gösterilemez.',
    fix: 'Metni çift tırnak içine alın, tırnağı kapatın ya da satırı komşularıyla hizalayın. Hata bir üst satırda da olabilir.',
  },
  C003: {
    title: 'Aynı alan iki kez yazılmış',
    meaning: 'Aynı bölümdeki iki satır, aynı alana değer veriyor.',
    why: 'Yalnızca biri gösterilebilir; o da eskisi olabilir.',
    fix: 'Doğru olan satırı bırakın, ötekini silin.',
  },
  C004: {
    title: 'İçerikte kullanılmayan YAML',
    meaning:
      'Bir değerin başındaki &, * ve ! YAML’da özel işarettir (çapa, takma ad, etiket); << ve __proto__ alanları da öyledir.',
    why: 'Böyle bir metin sessizce kaybolur: !dikkat boş metin olur. Birkaç takma ad ise milyarlarca satıra dönüşebilir.',
    fix: 'Metni çift tırnak içine alın. Amacınız bir değeri yinelemekse onu açıkça yeniden yazın.',
  },
  C005: {
    title: 'Yeri olmayan dosya',
    meaning: 'Sitenin hiçbir bölümü bu klasörde bu adla bir dosya okumaz.',
    why: 'İçindekiler hiçbir sayfada görünmez, kimse de fark etmezdi.',
    fix: 'Dosyayı türüne uygun klasöre (experiences, cars, posts, service-pages, pages) taşıyın, adını düzeltin ya da silin.',
  },
  C006: {
    title: 'Sitenin gerek duyduğu bir dosya eksik',
    meaning: 'Bir sayfa ya da sitenin bütünü bu dosyadan kurulur, ama dosya yerinde yok.',
    why: 'O olmadan site kurulamaz, hiçbir değişiklik de yayımlanmaz.',
    fix: 'Dosyayı, örneğin git geçmişinden, geri getirin; adı değiştiyse eski adını verin.',
  },
  C007: {
    title: 'Girintide sekme',
    meaning: 'Satır sekme karakteriyle başlıyor. YAML satır başında yalnızca boşluk tanır.',
    why: 'Sekmenin genişliği düzenleyiciye göre değişir; neyin neye ait olduğu anlaşılmaz, dosya okunamaz.',
    fix: 'Sekmeyi her düzey için iki boşlukla değiştirin. Çoğu düzenleyici sekme yerine boşluk yazacak biçimde ayarlanabilir.',
  },
  C008: {
    title: 'Dosya çok büyük',
    meaning:
      'Dosyada 128 K’dan çok karakter var; sitenin en uzun dosyası bunun altıda biri kadardır.',
    why: 'Bu kadar büyük bir dosya neredeyse her zaman bir kazadır (örneğin metin olarak yapıştırılmış bir resim) ve her denetimi yavaşlatır.',
    fix: 'Yanlışlıkla yapıştırılan bölümü bulup silin. Resimler images/ klasöründe dosya olarak durur.',
  },
  C010: {
    title: 'Bilinmeyen alan',
    meaning:
      'Bu türden kayıtlarda bu adla bir alan yok. Çoğu kez bir yazım hatasıdır ya da alanın girintisi yanlıştır.',
    why: 'İçine yazılan, sitede hiç görünmezdi.',
    fix: 'Adını düzeltin, satırı yerine taşıyın ya da silin.',
  },
  C011: {
    title: 'Bir alan ya da Türkçe metni eksik',
    meaning: 'Bu türden her kayıtta bulunan bir alan yok ya da Türkçe metni boş.',
    why: 'Öteki dillerde eksik kalan metnin yerini Türkçesi tutar; o da yoksa ziyaretçi hiçbir şey görmez.',
    fix: 'Alanı ekleyin. Nasıl göründüğüne komşu bir kayıttan bakabilirsiniz.',
  },
  C012: {
    title: 'Yanlış türde değer',
    meaning:
      'Metin beklenirken sayı, liste ya da alan grubu bulundu (veya tersi). Tırnaksız yazılan 0501234567 sayıdır, {phone} ise alan grubudur.',
    why: 'Telefon numarası sıfırını ya da artı işaretini yitirir, arayan kimseye ulaşamazdı.',
    fix: 'Rakamlardan oluşan ya da { ile başlayan metni çift tırnak içine alın. Sayıyı tırnaksız yazın.',
  },
  C013: {
    title: 'İzin verilmeyen değer',
    meaning:
      'Değerin türü doğru, ama izin verilenler arasında değil: bilinmeyen bir kategori ya da simge, var olmayan bir gün, aralık dışı bir sayı.',
    why: 'Bilinmeyen kategorideki kayıt hiçbir listede çıkmaz, bilinmeyen simgenin yeri boş kalırdı.',
    fix: 'İletideki değerlerden birini kullanın. Gün 2026-11-21, saat "06:10" biçiminde yazılır.',
  },
  C014: {
    title: 'Ögeleri eksik ya da fazla liste',
    meaning: 'Sayfada belirli sayıda ögeye yer var: üç slayt, dört özellik, en az dört resim.',
    why: 'Eksik öge sayfada boşluk bırakır, fazlası sıraları bozar.',
    fix: 'Sayı tutana dek öge ekleyin ya da çıkarın; kaç tane gerektiği iletide yazar.',
  },
  C015: {
    title: 'YAML’ın değiştirdiği sayı',
    meaning: 'YAML 1.000 sayısını 1, 1e3 yazısını 1000, 0x1F yazısını 31 diye okur.',
    why: '1.000 dolarlık bir tur bir dolara sunulurdu.',
    fix: 'Sayıyı binlik ayırıcı olmadan, yalnızca rakamlarla yazın.',
  },
  C016: {
    title: '“ #” metni kesiyor',
    meaning:
      'Tırnak dışında bir boşluk ve ardından gelen #, yorum başlatır: satırın kalanı okunmaz.',
    why: 'Ziyaretçi cümlenin yarısını okurdu.',
    fix: 'Metnin tamamını çift tırnak içine alın. Gerçek bir yorumu ayrı bir satıra yazın.',
  },
  C017: {
    title: 'Görünmeyen karakter',
    meaning:
      'Word’den ya da sohbetten yapıştırılan metin çoğu kez bölünmez boşluk, sıfır genişlikli boşluk gibi görünmeyen karakterler getirir.',
    why: 'İki noktadan sonra gelirse alanı bozar; metnin içinde satırları olmadık yerde böler, sözcükleri aramadan saklar.',
    fix: 'Yerine düz boşluk yazın ya da silin. Bölünmez boşluk gerçekten gerekiyorsa çift tırnaklı metinde \\_ yazın.',
  },
  C018: {
    title: 'YAML’ın birleştirdiği satırlar',
    meaning:
      'Birkaç satırlık bir metin | ile başlamıyor ya da bir liste ögesi üstündekinden daha içeriden başlıyor: YAML böyle satırları tek satır sayar.',
    why: 'İki paragraf tek paragraf, iki resim de olmayan tek bir ad olurdu.',
    fix: 'Metni | ile başlatın, altına girintili ve tırnaksız yazın. Liste ögelerine aynı sayıda boşluk, tire ve boşlukla başlayın.',
  },
  C020: {
    title: 'Aynı slug, id ya da sıra iki kez',
    meaning:
      'İki kayıt aynı adresi, numarayı ya da sırayı almış, bir eski adres (aliases) başka bir kaydın adresi veya bir listede aynı şey iki kez geçiyor.',
    why: 'Bir adres iki kayıttan yalnızca birini gösterebilir; ötekine ulaşılamazdı.',
    fix: 'İkisinden birine başka bir değer verin. Yeni olanı değiştirin: eski adrese başka yerlerden bağlantı verilmiş olabilir.',
  },
  C021: {
    title: 'Hiçbir sayfaya gitmeyen bağlantı',
    meaning:
      'Sitede bu adreste bir sayfa yok. Ayrıntı sayfaları /detail/ değil, /detay/ altındadır.',
    why: 'Bağlantıya dokunan, tur yerine “bulunamadı” sayfasını görürdü.',
    fix: 'Adresi düzeltin; bütün sayfalar content/README.md dosyasındadır. `--fix`, /detail/ yerine /detay/ yazar.',
  },
  C022: {
    title: 'pictures.yaml dosyasında olmayan resim',
    meaning:
      'İçerik resimleri dosya adıyla değil, pictures.yaml dosyasındaki adıyla anar; bu ad orada yok.',
    why: 'Resmin yeri boş kalırdı.',
    fix: 'Adı düzeltin ya da resmi önce pictures.yaml dosyasına ekleyin.',
  },
  C023: {
    title: 'Resim dosyası eksik',
    meaning:
      'pictures.yaml, images/ klasöründe olmayan bir dosyanın adını veriyor. Büyük ve küçük harf de, uzantı da önemlidir.',
    why: 'Resim hazırlanamaz, yeri boş kalırdı.',
    fix: 'Resmi images/ klasörüne kopyalayın ya da dosya adını düzeltin.',
  },
  C024: {
    title: 'Karşılığı olmayan ad',
    meaning: 'Yazı, var olmayan bir yazarın ya da ilgili yazının adını veriyor.',
    why: 'Yazı yazarsız kalır ya da boşa giden bir bağlantı gösterirdi.',
    fix: 'authors.yaml dosyasındaki bir id değerini ya da başka bir yazının id değerini kullanın.',
  },
  C025: {
    title: 'Fiyatı ya da süresi olmayan paket',
    meaning:
      'Paket, fiyatını ve süresini url alanındaki ayrıntı sayfasından alır. Bu paket böyle bir sayfaya gitmiyor, bunları kendisi de belirtmiyor.',
    why: 'Kartta, ziyaretçinin ilk aradığı bilgi eksik kalırdı.',
    fix: 'url alanına /detay/ altındaki bir sayfayı yazın ya da price ve duration alanlarını buraya ekleyin.',
  },
  C026: {
    title: 'Okunamayan resim',
    meaning:
      'Dosya var, ama bozuk, yarım ya da aslında resim değil: çoğu kez yarıda kalmış bir indirme ya da adı .jpg yapılmış bir HEIC dosyası.',
    why: 'Hiçbir tarayıcı onu gösteremezdi.',
    fix: 'Özgün dosyayı yeniden kopyalayın ya da bir resim programında açıp JPEG olarak dışa aktarın.',
  },
  C027: {
    title: 'Çok küçük resim',
    meaning:
      'Resim en az 1200 piksel, ekranı boydan boya kaplıyorsa 2400 piksel genişliğinde olmalıdır.',
    why: 'Büyük ya da keskin ekranlarda bulanık görünürdü.',
    fix: 'Özgün dosyadan yeniden dışa aktarın. Küçüğünü büyütmeyin; yalnızca bulanıklaşır.',
  },
  C028: {
    title: 'İzin verilmeyen sunucudaki resim',
    meaning:
      'Resim başka bir siteden geliyor, ama o sitenin adı site.yaml dosyasındaki imageHosts alanında yok.',
    why: 'Tarayıcı, sitenin adını vermediği sunuculardan resim almaz; ziyaretçi boş bir yer görürdü.',
    fix: 'En iyisi resmi images/ klasörüne kopyalayın. Ya da sahibi izin veriyorsa sunucuyu imageHosts alanına ekleyin.',
  },
  C029: {
    title: 'Alternatif metni olmayan resim',
    meaning:
      'Bir resim ya gösterdiğini anlatan sözler (alt) taşır ya da bir şey anlatmadığını söyler (decorative: true). Burada ikisi de yok ya da ikisi birden var.',
    why: 'Resmi göremeyen ziyaretçiler onun yerine bu sözleri duyar; arama motorları da bunları okur.',
    fix: 'Ne göründüğünü tek cümleyle anlatın. decorative: true yalnızca bir şey anlatmayan resimler içindir.',
  },
  C032: {
    title: 'Hâlâ kullanılan bir kategori silinmiş',
    meaning:
      'categories.yaml dosyasında sitenin bütün kategorileri artık yok; ileti, hangisinin eksik olduğunu ve onu nelerin kullandığını söyler.',
    why: 'Filtre ve kartlar bir hizmeti kategorisiz gösterirdi.',
    fix: 'Kategoriyi, örneğin git geçmişinden, geri getirin. Adı, simgesi ve listedeki yeri değişebilir.',
  },
  C033: {
    title: 'Henüz gelmemiş bir gün',
    meaning:
      'updated bir sayfanın en son ne zaman değiştiğini söyler; bu gün daha hiçbir yerde başlamadı.',
    why: 'Yarın değiştiğini öne süren bir sitenin tarihlerine arama motorları artık inanmaz.',
    fix: 'Bugünü ya da daha önceki bir günü yazın. Gün doğruysa bu bilgisayarın saatini düzeltin.',
  },
  C037: {
    title: 'Yayındaki bir yerden taslağa bağlantı',
    meaning:
      'Bir bağlantı ya da ilgili yazı, draft: true yazan bir kaydı gösteriyor. Ziyaretçi o kaydı göremez.',
    why: 'Bağlantıya dokunan “bulunamadı” sayfasını görürdü.',
    fix: 'İkisini birlikte yayımlayın: taslaktaki draft: true satırını silin ya da bağlantıyı o zamana dek çıkarın. Taslaklar birbirini gösterebilir.',
  },
  C038: {
    title: 'Başka bir yazının numarası',
    meaning:
      'addresses.lock bu numarayı, artık onu taşımayan başka bir yazı için saklıyor. Bir numara yalnızca bir kez verilir.',
    why: 'Eski yazıya verilmiş bağlantılar, bambaşka bir konudaki yazıyı açardı.',
    fix: 'Yazıya iletide geçen numarayı verin. Eski yazının okurlarını buraya getirmek istiyorsanız onun numarasını aliases alanına yazın.',
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
  C114: {
    title: 'Okunmayan dosya',
    meaning:
      'İçerik klasöründe hiçbir şeyin okumadığı bir şey duruyor: adı .yaml ile bitmeyen bir dosya, pictures.yaml dosyasında geçmeyen bir resim, sembolik bir bağlantı. Adı noktayla başlayanlara bilerek dokunulmaz.',
    why: 'Onu oraya koyan, sitede görünmesini bekliyor olabilir.',
    fix: 'Adını düzeltin, ait olduğu yere taşıyın ya da silin.',
  },
  C115: {
    title: 'Hiçbir sayfada görünmeyen resim',
    meaning: 'pictures.yaml bir resmi tanıtıyor, ama başka hiçbir dosyada onun adı geçmiyor.',
    why: 'Boşuna çevrilir, boşuna hazırlanır; kimse görmez.',
    fix: 'Görüneceği yere adını yazın ya da kaydını da dosyasını da silin.',
  },
  C116: {
    title: 'Bağlantı verilmeyen sayfa',
    meaning:
      'Araçlar ve yazılar listelerinde kendiliğinden görünür. Bir deneyime ise yalnızca bağlantıyla ulaşılır; başka hiçbir dosyada ona bağlantı yok.',
    why: 'Sayfa var, ama adresini bilmeyen ziyaretçi onu bulamaz.',
    fix: 'Bir kategori sayfasındaki paketten, menüden ya da ana sayfadan bağlantı verin.',
  },
  C118: {
    title: 'Aynı Türkçe metin farklı çevrilmiş',
    meaning:
      'Aynı Türkçe metin iki yerde geçiyor, ama çevirileri aynı değil. Uyarı, azınlıkta kalan yerde durur.',
    why: 'Çoğu kez biri değiştirilmiş, öteki unutulmuştur: bir söz yitip gider ya da tek şeyin iki adı olur.',
    fix: 'İki yere de daha iyi olan çeviriyi yazın. Fark bilerek bırakıldıysa nedenini exceptions.yaml dosyasına yazın.',
  },
  C119: {
    title: 'Günü henüz gelmemiş yazı',
    meaning: 'Yazının tarihi ileride. Site o günü beklemez: içerikte ne varsa yayımlanır.',
    why: 'Ziyaretçi, daha sonra okuması gerekeni blogun en başında bulurdu.',
    fix: 'draft: true yazıp o satırı günü gelince silin ya da tarihi düzeltin.',
  },
  C120: {
    title: 'Artık hiçbir yere gitmeyen adres',
    meaning:
      'addresses.lock, onaylanmış bütün adresleri saklar. Bu adres artık hiçbir kaydın değil, aliases alanlarında da geçmiyor.',
    why: 'Arama motorları, yer imleri ve basılı kodlar hâlâ oraya götürüyor; ziyaretçi “bulunamadı” sayfasını görürdü.',
    fix: 'Eski slug değerini ya da numarayı, yerini alan kaydın aliases alanına yazın. Adres bilerek kaldırıldıysa: `catalogue accept --forget` ve adres.',
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

import type * as en from '../en/reference-problems.ts';

/** Problems of what a field refers to: addresses, pictures, other entries. */
export const referenceProblems: typeof en.referenceProblems = {
  brokenLink: ({ address, reason, meant }) => ({
    message: `“${address}” bağlantısı sitede hiçbir sayfaya gitmiyor.`,
    advice: {
      detail: `Ayrıntı sayfaları /detay/ altındadır: ${meant} yazın.`,
      moved: `Bu, bir kaydın eski adresi: ${meant} yazın.`,
      query: 'İçerikteki bağlantı yalnızca sayfayı gösterir; ? ya da # içermez.',
      misspelt: `Şunu mu demek istediniz: “${meant}”?`,
      unknown:
        'Yazılışını kaydın slug değeriyle ya da content/README.md içindeki sayfa listesiyle karşılaştırın.',
      noSlash: 'Site içi bağlantı eğik çizgiyle başlar, örneğin /detay/col-turu.',
    }[reason],
  }),
  unknownPicture: ({ name, meant }) => ({
    message: `pictures.yaml dosyasında “${name}” adlı bir resim yok.`,
    advice:
      meant === undefined
        ? 'Oradaki bir resmin adını kullanın ya da önce resmi oraya ekleyin.'
        : `Şunu mu demek istediniz: “${meant}”?`,
  }),
  takenElsewhere: ({ key, value, file, line }) => ({
    message: `${key} “${value}” zaten ${file} dosyasında, ${line}. satırda kullanılıyor.`,
    advice: `İkisinden birine başka bir ${key} verin.`,
  }),
  idTwice: ({ id }) => ({
    message: `id “${id}” bu listede iki kez geçiyor.`,
    advice: 'İkisinden birine başka bir id verin.',
  }),
  pictureTwice: ({ name }) => ({
    message: `“${name}” resmi bu listede iki kez geçiyor.`,
    advice: 'Başka bir resim seçin; ayrıntı sayfasında her resim bir kez görünür.',
  }),
  unknownAuthor: ({ author, known, meant }) => ({
    message: `authors.yaml dosyasında “${author}” adlı bir yazar yok.`,
    advice:
      meant === undefined
        ? `Şunlardan birini yazın: ${known.join(', ')}.`
        : `Şunu mu demek istediniz: “${meant}”?`,
  }),
  unknownPost: ({ id }) => ({
    message: `${id} numaralı yazı yok ya da bu yazının kendisi.`,
    advice: 'Var olan başka bir yazının numarasını (id) yazın.',
  }),
  unknownEntry: ({ name, meant }) => ({
    message: `“${name}” adında bir deneyim ya da araç yok.`,
    advice:
      meant === undefined
        ? 'Var olan birinin slug’ını yazın: /detay/… adresinin sonunu.'
        : `Şunu mu demek istediniz: “${meant}”?`,
  }),
  aliasTaken: ({ alias, file, line }) => ({
    message: `Eski adres “${alias}” zaten ${file} dosyasında, ${line}. satırda kullanılıyor.`,
    advice: 'Bir adres tek bir sayfaya götürür: iki yerden birinden silin.',
  }),
  reusedNumber: ({ id, file, next, address }) => ({
    message: `${id} numarası başka bir yazınındı (${file}); ona verilmiş bağlantılar artık buraya gelirdi.`,
    advice: `Hiçbir yazının almadığı ${next} numarasını yazın. Yazı aynı, yalnızca dosyanın adı değiştiyse: catalogue accept --forget ${address}, ardından catalogue accept.`,
  }),
  lostAddress: ({ address, file }) => ({
    message: `${address} artık hiçbir sayfaya gitmiyor; ${file} için onaylanmıştı.`,
    advice: `Yerini alan kaydın “aliases” listesine yazın. Adres bilerek kaldırıldıysa: catalogue accept --forget ${address}`,
  }),
  missingCategory: ({ category, users }) => ({
    message:
      users.length === 0
        ? `“${category}” kategorisi silinmiş.`
        : `“${category}” kategorisi silinmiş, ama onu hâlâ kullananlar var: ${users.join(', ')}.`,
    advice: 'Geri getirin; sitenin filtresi ve sayfaları kategorilerinin her birine gerek duyar.',
  }),
  futureDay: ({ value }) => ({
    message: `${value} günü henüz gelmedi.`,
    advice: 'Bugünü ya da daha önceki bir günü yazın.',
  }),
  packageWithoutPrice: {
    message: 'Bu paket bir ayrıntı sayfasına gitmediği için fiyatı ve süresi bilinmiyor.',
    advice: 'Buraya price ve duration ekleyin ya da url bir ayrıntı sayfasına gitsin.',
  },
  leadsToDraft: ({ address, draft, canBeDraft }) => ({
    message: `Burada gösterilen ${address} henüz taslak (${draft}).`,
    advice: `İkisi birlikte yayımlanır: oradaki draft: true satırını silin ya da o zamana dek bunu çıkarın${canBeDraft ? '; isterseniz buraya da draft: true yazın' : ''}.`,
  }),
  futureDate: ({ date }) => ({
    message: `Yazının günü (${date}) henüz gelmedi; yazı yine de hemen yayımlanır.`,
    advice: 'O güne kadar draft: true yazın ya da günü düzeltin.',
  }),
  translatedDifferently: ({ here, there, file, line }) => ({
    message: `Aynı Türkçe metin farklı çevrilmiş: burada “${here}”; ${file} dosyasında, ${line}. satırda “${there}”.`,
    advice:
      'İki yere de daha iyisini yazın. Fark bilerek bırakıldıysa exceptions.yaml dosyasında belirtin.',
  }),
  unlinkedEntry: ({ address }) => ({
    message: `Başka hiçbir dosyada ${address} adresine bağlantı yok; ziyaretçi bu sayfaya ulaşamaz.`,
    advice:
      'service-pages içindeki bir paketten, menüden ya da ana sayfadan bağlantı verin ya da bu dosyayı silin.',
  }),
};

/** Problems of picture files. */
export const pictureProblems: typeof en.pictureProblems = {
  missingPicture: ({ file, meant }) => ({
    message: `${file} dosyası yok.`,
    advice:
      meant === undefined
        ? 'Resmi oraya kopyalayın ya da adı düzeltin; büyük ve küçük harf ayrıdır.'
        : `Şunu mu demek istediniz: “${meant}”?`,
  }),
  noPicture: ({ file }) => ({
    message: `${file} dosyası var, ama içinde okunabilen bir resim yok.`,
    advice: 'Aslını bir resim programında açıp JPEG olarak yeniden kaydedin.',
  }),
  damagedPicture: ({ file }) => ({
    message: `${file} resmi yarım ya da bozuk: başı sağlam, ama sonuna kadar okunamıyor.`,
    advice: 'Aslını yeniden kopyalayın ya da indirin; yetmezse JPEG olarak yeniden kaydedin.',
  }),
  smallPicture: ({ file, width, height, smallest, fullBleed }) => ({
    message: `${file} resmi ${width} piksel genişliğinde, ${height} piksel yüksekliğinde; genişliği en az ${smallest} olmalı.`,
    advice: `Aslından en az ${smallest} piksel genişliğinde (ekranı kaplıyorsa ${fullBleed}) yeniden kaydedin; küçüğünü büyütmek yalnızca bulanıklaştırır.`,
  }),
  forbiddenHost: ({ host }) => ({
    message: `${host} sunucusundan resim alınmasına izin yok.`,
    advice: `Resmi content/images altına kaydedin ya da sunucunun adını (${host}) site.yaml içindeki imageHosts listesine ekleyin.`,
  }),
  unusedPicture: ({ name }) => ({
    message: `“${name}” resmi hiçbir sayfada görünmüyor.`,
    advice:
      'Görüneceği yere adını yazın ya da buradan silin, dosyasını da images klasöründen kaldırın.',
  }),
};

import type * as en from '../en/editor.ts';

export const editor: typeof en.editor = {
  file: (stem) => files[stem] ?? stem,
  item: (number) => `${number}. sıra`,
  changed: (file) =>
    `Siz bu metni açtıktan sonra ${file} değişti; hiçbir şey kaydedilmedi. Yazdıklarınız duruyor, yeni hâli yanında.`,
  changedUnread: (file) =>
    `Siz bu metni açtıktan sonra ${file} değişti; hiçbir şey onaylanmadı. Yeni hâlini okuyun, sonra onaylayın.`,
  unknownText: (file) =>
    `Bu metin artık içerikte yok: ${file} taşınmış, silinmiş ya da bozulmuş, veya metin içinden çıkarılmış. Hiçbir şey değişmedi. Yazdıklarınızı kopyalayıp sayfayı yenileyin.`,
  unknownPicture: (name) =>
    `pictures.yaml içinde “${name}” adlı bir resim yok. Önce “catalogue new picture” ile ekleyin, sonra seçin. Hiçbir şey değişmedi.`,
  nothingToUndo: 'Geri alınacak bir kayıt yok. Sunucu yalnızca son kaydı, kapanana kadar hatırlar.',
  undoTooLate: (file) =>
    `Kaydınızdan sonra ${file} yeniden değişti; bu yüzden geri alınmadı. Hiçbir şey değişmedi.`,
  savedMeanwhile: (file) =>
    `${file} aynı anda başkası tarafından kaydedildi; hiçbir şey değişmedi. Yeniden deneyin.`,
  badInstant: (written) =>
    `npm run dev “${written}” ile başlatılamıyor. 2025’ten itibaren, var olan bir gün ya da Dubai saatiyle bir dakika alır: npm run dev -- --at 2026-12-24 ya da --at 2026-12-24T13:59`,
  badInstantInUrl: (written) =>
    `Sayfanın “${written}” görünümü yok. Adres, 2025’ten itibaren var olan bir gün ya da Dubai saatiyle bir dakika alır: ?__at=2026-12-24 ya da ?__at=2026-12-24T13:59`,
  savedUnread:
    'Yazdıklarınız kaydedildi, ama dosya yeniden okunamadı. Görmek için sayfayı yenileyin.',
  noLock:
    'translations.lock artık yok; hiçbir şey onaylanmadı. Git’ten geri getirin ya da bütün çevirileri onaylayın: catalogue accept',
  notTranslated: 'Bu metnin o dilde onaylanabilecek bir çevirisi yok.',
};

export const editingRefusals: typeof en.editingRefusals = {
  hostIsOpen: (host) =>
    `HOST=${host} bu sunucuyu başka cihazlara açtığı için düzenleme kapalı. Düzenlemek için sunucuyu HOST olmadan başlatın.`,
  foreign:
    'Bu istek bu geliştirme sunucusunun bir sayfasından gelmedi; hiçbir şey değişmedi. Sayfayı yenileyip yeniden deneyin.',
  tooLarge: 'Metin 1 MB’tan büyük; hiçbir şey değişmedi.',
  malformed: 'Geliştirme sunucusu bu isteği okuyamadı; hiçbir şey değişmedi. Sayfayı yenileyin.',
  failed: (reason) => `Bir şey ters gitti, hiçbir şey değişmedi: ${reason}`,
};

const files: Partial<Record<string, string>> = {
  authors: 'Yazarlar',
  categories: 'Kategoriler',
  home: 'Ana sayfa',
  labels: 'Etiketler',
  messages: 'Mesajlar',
  navigation: 'Menüler',
  notices: 'Duyurular',
  pictures: 'Resimler',
  services: 'Hizmetler',
  site: 'Şirket',
};

import { defaultLanguage, mapLanguages } from '../../../../shared/languages.ts';
import type * as en from '../../en/fields/pages.ts';
import type { FieldDoc, SameFields } from '../../messages.ts';
import { nameLanguage } from '../grammar.ts';

export const pagesFields = {
  section: {
    title: ['Bölüm başlığı', 'Sayfanın bu bölümünün üstündeki başlık; birkaç sözcük.'],
    text: ['Bölüm metni', 'Sayfanın bu bölümünde, başlığın yanındaki bir iki cümle.'],
    items: [
      'Kayıtlar',
      'Sayfanın bu bölümündeki kayıtlar, bu sırayla. Öne çıkanlar 3–9, kategoriler altı (her biri için bir tane), nedenler 3–6, konuk sözleri 0–6 tanedir: [] yazılırsa hiçbiri, başlık da görünmez.',
    ],
  },
  home: {
    description: ['Açıklama', 'Ana sayfanın arama sonucundaki metni. En fazla 160 karakter.'],
    hero: [
      'Slaytlar',
      'Ana sayfanın başındaki slayt gösterisi: 1–5 slayt. Tek slayt yerinde durur.',
    ],
    featured: ['Öne çıkanlar', 'Slaytların altında, günün akışına göre sıralanmış 3–9 hizmet.'],
    tiles: [
      'Kategoriler',
      'Her kategori sayfası için tam bir kemer taşıyan koyu bant; altı kemer.',
    ],
    whyUs: ['Neden biz', 'Şirketi seçmek için, her biri simgeli 3–6 neden.'],
    testimonials: [
      'Konuk sözleri',
      'En çok altı konuğun söyledikleri. Hiç yoksa sayfa bu bölümü atlar.',
    ],
    cta: ['Kapanış', 'Ana sayfanın sonundaki resim ve iletişim sayfasına giden düğme.'],
  },
  slide: {
    image: [
      'Resim',
      'Ekranı kaplayan resmin pictures.yaml dosyasındaki adı; en az 2400 piksel genişliğinde.',
    ],
    portrait: [
      'Dikey resim',
      'Aynı sahnenin telefon gibi dikey ekranlar için resmi; yazılmayabilir.',
    ],
    title: ['Başlık', 'Slaydın üstündeki büyük yazı; birkaç sözcük.'],
    subtitle: ['Alt başlık', 'Slayttaki büyük yazının altındaki cümle.'],
  },
  featuredItem: {
    title: ['Başlık', 'Hizmetin, resmin altındaki adı.'],
    description: ['Açıklama', 'Başlığın altındaki tek cümle.'],
    cta: ['Bağlantının sözü', 'Açıklamanın altındaki bağlantının sözü; iki üç sözcük.'],
    time: ['Saat', 'Başladığı saat, tırnak içinde, örneğin "06:10"; güneşin yolu üstünde yazar.'],
    sun: [
      'Güneşin yeri',
      'Güneşin yolun neresinde durduğu, 0 (başlangıç) ile 100 (son) arası; 80’den sonra batmıştır.',
    ],
  },
  tile: {
    title: ['Başlık', 'Kategorinin kemer üstündeki adı.'],
    background: ['Resim', 'Kemerin içindeki resim; pictures.yaml dosyasındaki adıyla.'],
    priceRange: [
      'Fiyat ipucu',
      'Kemerdeki “Başlangıç fiyatı 95 $”; yalnızca fiyatlar açıksa görünür.',
    ],
  },
  priceHint: {
    from: ['Başlangıç', 'En düşük fiyat, ABD doları; tırnaksız bir sayı.'],
    unit: ['Birim', 'Günlük fiyat için day; öteki durumlarda yazılmaz.'],
  },
  reason: {
    title: ['Başlık', 'Nedenin birkaç sözcükle adı, simgesinin yanında.'],
    desc: ['Açıklama', 'Nedeni anlatan bir iki cümle.'],
  },
  testimonial: {
    initials: ['Baş harfler', 'Konuğun adı yanındaki yuvarlakta duran bir iki harf.'],
    name: ['Ad', 'Sözlerin altındaki konuk adı.'],
    location: ['Yer', 'Konuğun geldiği yer, adının altında.'],
    text: ['Söz', 'Konuğun söylediği; iki üç cümle, çevresine tırnak konmadan.'],
  },
  closing: {
    title: ['Başlık', 'Kapanış resminin üstündeki büyük yazı.'],
    button: ['Düğme', 'İletişim sayfasına giden düğmenin sözü.'],
    image: [
      'Resim',
      'Ekranı kaplayan resmin pictures.yaml dosyasındaki adı; en az 2400 piksel genişliğinde.',
    ],
  },
  page: {
    title: [
      'Başlık',
      'Sayfanın başlığı, sekmesi ve arama sonucundaki satırı. En fazla 60 karakter.',
    ],
    subtitle: ['Alt başlık', 'Başlığın altındaki cümle.'],
    description: [
      'Açıklama',
      'Sayfanın arama sonuçlarındaki ve paylaşılan bağlantılardaki metni. En fazla 160 karakter.',
    ],
  },
  listPage: {
    heroImage: [
      'Resim',
      'Sayfa başında başlığın arkasındaki geniş resim (blogda görünmez) ve paylaşılan bağlantının resmi; pictures.yaml dosyasındaki adıyla, en az 2400 piksel genişliğinde.',
    ],
  },
  about: {
    story: ['Hikâye', 'Şirketin hikâyesi, resimlerinin yanında.'],
    mission: ['Misyon', 'Şirketin ne yaptığı, birkaç cümleyle.'],
    vision: ['Vizyon', 'Şirketin ne olmak istediği, birkaç cümleyle.'],
    values: ['Değerler', 'Şirketin değerleri, koyu bantta.'],
    extraValues: ['Diğer değerler', 'Koyu bandın altındaki öteki değerler.'],
  },
  story: {
    text: ['Metin', 'Hikâye; boş satır yeni paragraf açar.', '| ile başlar.'],
    images: [
      'Resimler',
      'Hikâyenin yanındaki 1–4 resim; pictures.yaml dosyasındaki adlarıyla. Tek sayıda resim büyük bir resimle başlar.',
    ],
  },
  statement: {
    text: ['Metin', 'Birkaç cümle; boş satır yeni paragraf açar.'],
  },
  values: {
    items: ['Değerler', 'Her biri bir satır, bu sırayla; en az bir tane.'],
  },
  value: {
    title: ['Başlık', 'Değerin birkaç sözcükle adı, simgesinin yanında.'],
    text: ['Metin', 'Değeri anlatan bir iki cümle.'],
  },
  contact: {
    items: ['İletişim yolları', 'Adres, telefon, e-posta, saatler ve benzerleri: 2–6 tane.'],
    socialTitle: ['Profilden önce', 'Sosyal medya profilimizin bağlantısından önceki sözler.'],
    mapTitle: ['Haritanın başlığı', 'Haritanın üstündeki başlık.'],
    mapText: ['Haritanın metni', 'Başlıkla harita arasındaki bir iki cümle.'],
    faqTitle: ['Soruların başlığı', 'Sorularla yanıtların üstündeki başlık.'],
    faq: [
      'Sorular',
      'Ziyaretçinin açıp yanıtını okuduğu sorular: 0–12 tane. [] yazılırsa hiçbiri, başlık da görünmez.',
    ],
  },
  contactItem: {
    title: ['Başlık', 'Bu iletişim yolunun adı, örneğin “Telefon”.'],
    lines: [
      'Satırlar',
      'Başlığın altında duranlar: bir metin ya da site.yaml dosyasındaki bir bilgi.',
      'Bilgi tırnak içinde yazılır: "{address}", "{phone}", "{email}" veya "{hours}".',
    ],
  },
  question: {
    q: ['Soru', 'Ziyaretçinin soracağı biçimde soru.'],
    a: ['Yanıt', 'Yanıt, birkaç cümle.'],
  },
  policy: {
    updated: [
      'Son değişiklik',
      'Metnin en son değiştiği gün, örneğin 2026-11-21; ziyaretçi sayfanın başında okur.',
    ],
    intro: ['Giriş', 'Bölümlerden önceki ilk paragraflar.'],
    sections: ['Bölümler', 'Metnin bölümleri; içindekiler listesinde de durur, en az bir tane.'],
  },
  policySection: {
    title: ['Başlık', 'Bölümün başlığı; içindekiler listesinde de görünür.'],
    content: ['Metin', 'Bölümün metni; boş satır yeni paragraf açar.', '| ile başlar.'],
  },
} as const satisfies SameFields<typeof en.pagesFields>;

export const siteFields = {
  common: {
    id: ['Numara', 'Bu listede başka hiçbir kaydın taşımadığı bir tam sayı. Ziyaretçi görmez.'],
    updated: [
      'Son değişiklik',
      'Sayfanın içeriğinin en son değiştiği gün, örneğin 2026-11-21: yeni fiyat, yeniden yazılan paragraf; virgül değil. Arama motorları okur.',
    ],
    draft: [
      'Taslak',
      'Henüz ziyaretçi için değilse true: içindeki hatalar kimseyi durdurmaz; npm run dev onu işaretiyle, eksiği varsa eksiklerini gösterir. Yayımlamak için satırı silin.',
    ],
    languages: [
      'Diller',
      'Bunun yazıldığı diller, örneğin [tr, en]. O zaman öteki dillerin yokluğu bilerektir, eksik sayılmaz. Türkçe hep listede olur.',
    ],
    icon: ['Simge', 'Başlığın yanındaki çizimin adı; sabit bir listeden seçilir.'],
    url: [
      'Bağlantı',
      'Tıklayınca açılan, bu sitedeki sayfa, örneğin /detay/col-turu; bu sayfa var olmalıdır.',
    ],
    href: [
      'Bağlantı',
      'Tıklayınca açılan, bu sitedeki sayfa, örneğin /detay/col-turu; bu sayfa var olmalıdır.',
    ],
    image: ['Resim', 'pictures.yaml dosyasında kayıtlı bir resmin adı.'],
    heroImage: [
      'Sayfa başındaki resim',
      'Sayfa başında, başlığın arkasındaki geniş resmin pictures.yaml dosyasındaki adı; en az 2400 piksel genişliğinde. Paylaşılan bağlantının yanında da görünür.',
    ],
  },
  site: {
    brand: ['Marka', 'Şirketin adları.'],
    origin: [
      'Site adresi',
      'Sitenin yayımlandığı yer, örneğin https://www.example.com; sonunda eğik çizgi olmaz.',
    ],
    phone: [
      'Telefon',
      '+ ve ülke koduyla, tırnak içinde, örneğin "+971 00 000 0000"; metinlerde {phone}.',
    ],
    email: ['E-posta', 'Sayfa altındaki ve iletişim sayfasındaki adresimiz; metinlerde {email}.'],
    chat: ['Sohbet', 'Her sayfanın altındaki yuvarlak sohbet düğmesi.'],
    address: ['Adres', 'Sayfa altında ve iletişim sayfasında; metinlerde {address}.'],
    hours: ['Çalışma saatleri', 'Ofisin açık olduğu saatler; metinlerde {hours}.'],
    map: ['Harita', 'Ofisin, iletişim sayfasındaki haritası.'],
    social: ['Sosyal medya profili', 'Sayfa altında ve iletişim sayfasında.'],
    features: ['Anahtarlar', 'Hazır olup gizli duranlar: true gösterir, false gizler.'],
    imageHosts: [
      'Resim sunucuları',
      'Resimlerin gelebileceği başka sunucuların adları, örneğin images.example.com; yoksa [].',
    ],
  },
  brand: {
    wordmark: ['Logo yazısı', 'Üstte logoda ve sayfa altında büyük duran sözcük.'],
    title: [
      'Ad',
      'Şirketin adı: sekmede, arama sonuçlarında, telif satırında ve {brand} yazan her metinde.',
    ],
    tagline: [
      'Slogan',
      'Ana sayfanın sekmesinde ve arama sonucunda adın ardından gelen sözler; adla birlikte en fazla 60 karakter.',
    ],
  },
  chat: {
    number: [
      'Sohbet numarası',
      'Ülke kodu ve numara, tırnak içinde yalnızca rakam, örneğin "971000000000".',
    ],
    greeting: ['Selamlama', 'Sayfanın kendi mesajı yoksa ziyaretçinin ilk mesajı.'],
  },
  greeting: {
    text: ['Metin', 'Hazır mesaj; ziyaretçinin ağzından yazılır.'],
  },
  hours: {
    from: ['Açılış', 'Açılış saati, tırnak içinde, örneğin "09:00".'],
    to: ['Kapanış', 'Kapanış saati, tırnak içinde, örneğin "17:00".'],
    days: [
      'Günler',
      'Bu saatlerin geçerli olduğu günlerin İngilizce adları; arama motorları için.',
    ],
  },
  map: {
    url: ['Bağlantı', 'Haritayı açan https adresi.'],
    embed: ['Çerçeve', 'Sayfanın içindeki haritanın https adresi.'],
  },
  social: {
    name: ['Ad', 'Profilin adı, tırnak içinde, örneğin "@example".'],
    url: ['Bağlantı', 'Profilin https adresi.'],
  },
  switches: {
    prices: ['Fiyatlar', 'Ziyaretçinin fiyatları görüp görmeyeceği.'],
    priceFilter: ['Fiyat filtresi', 'Hizmet listesinde fiyat filtresinin olup olmayacağı.'],
    detailContact: [
      'İletişim kartı',
      'Deneyim ve araç sayfalarında iletişim kartının olup olmayacağı.',
    ],
    relatedPosts: ['İlgili yazılar', 'Yazının altında ilgili yazıların olup olmayacağı.'],
  },
  navigation: {
    header: ['Üst menü', 'Her sayfanın üstündeki bağlantılar, bu sırayla; en az bir tane.'],
    footer: ['Sayfa altı', 'Her sayfanın en altı.'],
  },
  headerLink: {
    label: ['Söz', 'Bağlantının sözü; bir iki sözcük.'],
  },
  footerLink: {
    name: ['Söz', 'Bağlantının sözü; bir iki sözcük.'],
  },
  footer: {
    description: ['Açıklama', 'Logonun altındaki cümle.'],
    quickLinks: ['Hızlı erişim', 'Bağlantıların ilk sütunu.'],
    services: ['Hizmetler', 'Bağlantıların ikinci sütunu.'],
    contact: ['İletişim', 'Adres, telefon ve e-posta sütunu.'],
  },
  column: {
    title: ['Başlık', 'Sütunun başlığı.'],
    items: ['Bağlantılar', 'Sütunun bağlantıları, bu sırayla; en az bir tane.'],
  },
  labels: {
    group: ['Etiket grubu', 'Sitenin bir ekranının ya da bölümünün etiketleri.'],
    label: [
      'Etiket',
      'Bir düğmenin, mesajın ya da başlığın sözü. {{name}} yerini site doldurur: olduğu gibi bırakın. Sayı alan etiketin çoğul biçimleri olur.',
    ],
  },
  exception: {
    file: ['Dosya', 'İstisnanın ilgili olduğu içerik dosyası, örneğin cars/g63.yaml.'],
    path: [
      'Alan',
      'Alanın bildirimlerde geçen adı, örneğin title; altındaki alanlar da sayılır. Listedeki madde düz tırnak içinde adıyla yazılır: tags["Jet ski"].',
    ],
    codes: ['Kodlar', 'Orada bildirilmeyecek kodlar, örneğin [C105]; hatalar istisna olamaz.'],
    languages: ['Diller', 'İlgili çeviriler, örneğin [ar]; yazılmazsa hepsi.'],
    reason: ['Gerekçe', 'Neden böyle kalmasının doğru olduğu; sonra okuyacaklar için.'],
  },
  text: mapLanguages<FieldDoc>((language) => [
    nameLanguage(language),
    language === defaultLanguage
      ? `${nameLanguage(language)} metin: ötekilerin kaynağı, her zaman gerekli.`
      : `${nameLanguage(language)} metin; yoksa ziyaretçi Türkçesini görür.`,
  ]),
} as const satisfies SameFields<typeof en.siteFields>;

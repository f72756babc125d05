import type * as en from '../../en/fields/pages.ts';
import type { SameFields } from '../../messages.ts';

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
    portrait: ['Dikey resim', 'Aynı sahnenin telefonlar için resmi; yazılmayabilir.'],
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
    onlyIn: [
      'Yalnız bu dillerde',
      'Hizmeti ana sayfasında gösteren diller, örneğin [ar]; yazılmazsa hepsi. Her dilde en az 3 hizmet olmalı.',
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
  plan: {
    emptyTitle: [
      'Boş planın başlığı',
      'Planda henüz bir şey yokken görünen başlık; birkaç sözcük.',
    ],
    emptyText: [
      'Boş planın metni',
      'Planın ne işe yaradığını ve nasıl dolduğunu anlatan bir iki cümle.',
    ],
    startTitle: ['Bütün seçeneklerin başlığı', 'Plan boşken bütün seçeneklerin üstündeki soru.'],
    moreTitle: ['Eklenebileceklerin başlığı', 'Planda olmayanların üstündeki soru.'],
    carsTitle: [
      'Araçların başlığı',
      'Eklenebilecekler arasında araçların başlığı; öteki başlıklar kategorilerin adlarıdır.',
    ],
    comparisonTitle: [
      'Karşılaştırmanın başlığı',
      'Plandaki araçları karşılaştıran tablonun başlığı; iki araçtan itibaren görünür.',
    ],
    surpriseText: [
      'Sürprizler için metin',
      'Özel gün içeren bir planı paylaşanların ya da yazdıranların bilmesi gerekenler; sürprizin nasıl saklandığını anlatan sayfaya bağlantı içerebilir.',
    ],
    surpriseHint: [
      'Sürprizler için satır',
      'Sürpriz olan deneyimin (surprise: true) sayfasında “Planıma ekle” düğmesinin üstündeki kısa satır; sürprizin nasıl saklandığını anlatan yanıta bağlantı içerebilir.',
    ],
    sendTitle: ['Gönderme çağrısı', 'WhatsApp’a götüren bandın başlığı.'],
    sendText: [
      'Gönderme metni',
      'O başlığın altında, planın nasıl gönderildiğini ve sonra ne yaptığımızı anlatan bir iki cümle.',
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
    items: [
      'İletişim yolları',
      'WhatsApp, telefon, e-posta, saatler, adres ve benzerleri: 2–6 tane.',
    ],
    mapTitle: ['Haritanın başlığı', 'Haritanın üstündeki başlık.'],
    mapText: ['Haritanın metni', 'Başlıkla harita arasındaki bir iki cümle.'],
    faqTitle: ['Soruların başlığı', 'Sorularla yanıtların üstündeki başlık.'],
    faq: [
      'Sorular',
      'Ziyaretçinin açıp yanıtını okuduğu sorular: 0–12 tane. [] yazılırsa hiçbiri, başlık da görünmez.',
    ],
    keywords: [
      'Arama sözcükleri',
      'Bu sayfayı arayanların yazdıkları, örneğin “çalışma saatleri”. Hizmetler sayfasının araması bunlara da bakar; hiçbir sayfada görünmez.',
    ],
  },
  contactItem: {
    title: ['Başlık', 'Bu iletişim yolunun adı, örneğin “Telefon”.'],
    lines: [
      'Satırlar',
      'Başlığın altında duranlar: bir metin ya da site.yaml dosyasındaki bir bilgi.',
      'Bilgi tırnak içinde yazılır: "{address}", "{phone}", "{email}", "{social}" veya "{hours}". "{whatsapp}" sohbeti açar. "{hours}" günlerle saatleri, kapalı günleri, özel saatleri ve ofisin şu an açık olup olmadığını gösterir.',
    ],
  },
  question: {
    q: ['Soru', 'Ziyaretçinin soracağı biçimde soru.'],
    a: ['Yanıt', 'Yanıt, birkaç cümle.'],
    keywords: [
      'Arama sözcükleri',
      'Bu yanıtı arayanların yazdığı başka sözcükler. Hizmetler sayfasının araması bunlara, soruya ve yanıta bakar; hiçbir sayfada görünmez.',
    ],
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
  samplePlan: {
    party: ['Kimin için', 'Başlığın altında örneğin yolcuları ve günleri; ad yazılmaz.'],
    days: ['Günler', 'Örneğin günleri, sırasıyla; en az bir tane.'],
    included: ['Dâhil olanlar', 'Örneğin fiyatına dâhil olanlar, tek cümle.'],
    notIncluded: ['Dâhil olmayanlar', 'Fiyatın kapsamadıkları, tek cümle.'],
    price: ['Fiyat', 'Fiyatın yerinde duran metin; tutar yazılmaz.'],
    contact: ['İletişim', 'Misafirin yolculukta arayacağı kişi; {phone} numaramızdır.'],
  },
  samplePlanDay: {
    title: ['Başlık', 'Günün başlığı, örneğin “1. gün: varış”.'],
    steps: ['Adımlar', 'Günün içinde olanlar, saat sırasıyla; en az bir tane.'],
  },
  samplePlanStep: {
    time: ['Saat', 'Ne zaman başladığı, tırnak içinde, örneğin "18:40".'],
    title: ['Başlık', 'Ne olduğu, birkaç sözcük; kaydın sayfasına bağlanır.'],
    text: ['Metin', 'Misafirin bilmesi gereken, bir iki cümle.'],
    entry: [
      'Kayıt',
      'Deneyimin ya da aracın slug’ı; serbest saatte yazılmaz. Resmi adımın yanında durur.',
    ],
    image: ['Resim', 'Kaydınkinin yerine geçer, örneğin o saatin ışığını taşıyan bir resim.'],
  },
} as const satisfies SameFields<typeof en.pagesFields>;

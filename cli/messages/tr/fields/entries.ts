import { mapLanguages } from '../../../../shared/languages.ts';
import type { entriesFields as english } from '../../en/fields/entries.ts';
import type { FieldDoc, SameFields } from '../../messages.ts';
import { nameLanguage } from '../grammar.ts';

const keywords = [
  'Arama sözcükleri',
  'Bunu arayanların başlıktan başka yazdıkları: öteki adları, günlük sözler, sık yapılan yazım hataları. Hizmet listesindeki arama bunlara da bakar; hiçbir sayfada görünmez.',
] as const;

const teaser = [
  'Kart cümlesi',
  'Merak uyandıran tek cümle: başka sayfaların sonundaki kartlarda ve arama sayfayı bulduğunda başlığın altında görünür. Yazılmazsa aşağıdaki uzun metnin başı görünür. En fazla 75 karakter.',
] as const;

const message = [
  'Hazır mesaj',
  'messages.yaml dosyasındaki cümlenin yerine ziyaretçinin WhatsApp mesajının nasıl başladığı; ziyaretçinin ağzından bir iki cümle. Doldurulacak satırlar ardından gelir.',
] as const;

const messageLines = [
  'Doldurulacak satırlar',
  'Ziyaretçinin WhatsApp mesajında, messages.yaml dosyasındaki satırların yerine sorulanlar; az satır, örneğin “Otel:”.',
] as const;

export const entriesFields = {
  list: {
    categories: [
      'Kategoriler',
      'Hizmet listesinin filtre düğmeleri, bu sırayla; “all” (tümü) en başta durur.',
    ],
    services: ['Hizmetler', 'Hizmet listesinin kartları, bu sırayla.'],
    authors: ['Yazarlar', 'Yazıları yazanlar; en az bir kişi.'],
    pictures: [
      'Resimler',
      'Sitedeki her resim, kendi adıyla: a-z küçük harfleri, rakamlar ve kısa çizgi.',
    ],
  },
  category: {
    id: ['Kategori', 'Sabit kategorilerden hangisi olduğu; hizmetler ve deneyimler onu anar.'],
    name: ['Ad', 'Filtre düğmesinde ve hizmet kartlarında başlığın üstünde duran sözler.'],
  },
  service: {
    title: ['Başlık', 'Hizmetin kartındaki adı. Arama burada da arar.'],
    category: ['Kategori', 'Bu hizmeti gösteren filtre düğmesi.'],
    description: [
      'Açıklama',
      'Kartta başlığın altındaki metin; en güzeli iki satırdır. Arama burada da arar.',
    ],
    price: [
      'Fiyat',
      'Tam ABD doları; fiyat filtresinin aralığı olan 0–1000 arasında. Yalnızca site.yaml dosyasında fiyatlar açıksa görünür.',
      'Tırnak içinde rakamlarla yazılır, örneğin "150".',
    ],
    image: ['Resim', 'Kartın resmi; pictures.yaml dosyasındaki adıyla.'],
    keywords,
  },
  categoryPage: {
    name: ['Adres', 'Sayfa adresinin sonu, /servis/…; altı sabit addan biri.'],
    category: [
      'Kategori',
      'Deneyim sayfalarındaki geri bağlantısının bu sayfaya götürdüğü kategori.',
    ],
    title: [
      'Başlık',
      'Sayfa başında resmin üstündeki başlık, sekme ve arama sonucundaki satır. En fazla 60 karakter.',
    ],
    subtitle: [
      'Alt başlık',
      'Başlığın altındaki cümle ve arama sonucundaki metin. En fazla 160 karakter.',
    ],
    description: ['Açıklama', 'Yan bölümün metni; boş satır yeni paragraf açar.', '| ile başlar.'],
    features: ['Özellikler', 'Bu kategoriyi öne çıkaranlar, yan bölümde: 2–6 tane.'],
    pricing: ['Paketler', 'Kategorinin paketleri, bu sırayla; en az bir tane.'],
    gallery: ['Galeri', 'Sayfa sonundaki resim sırası; en az bir resim.'],
    message,
    messageLines,
  },
  feature: {
    title: ['Başlık', 'Özelliğin simgesi yanındaki adı; birkaç sözcük.'],
    description: ['Açıklama', 'Özelliğin adı altındaki tek cümle.'],
  },
  package: {
    title: ['Başlık', 'Paketin adı.'],
    duration: [
      'Süre',
      'Yalnızca bir listeye giden paket için yazılır; öteki paketlerde bağlantının götürdüğü sayfadan gelir.',
    ],
    price: [
      'Fiyat',
      'ABD doları; yalnızca bir listeye giden paket için yazılır, öteki paketlerde bağlantının götürdüğü sayfadan gelir.',
    ],
    url: ['Bağlantı', 'Paketin ayrıntılarını anlatan sayfa, örneğin /detay/col-turu.'],
    features: ['Neler dâhil', 'Paketin adı altındaki kısa satırlar; en az bir tane.'],
  },
  photo: {
    url: ['Bağlantı', 'Resimde görünenin sayfası, örneğin /detay/col-turu; resim oraya götürür.'],
    title: ['Resim yazısı', 'Resmin altındaki sözler.'],
  },
  detail: {
    slug: [
      'Slug',
      'Sayfa adresinin sonu, /detay/…: a-z küçük harfleri, rakamlar ve kısa çizgi. Başka hiçbir deneyim ya da araç aynısını taşımaz. Değişirse eskisi aliases alanına yazılır.',
    ],
    aliases: [
      'Eski adresler',
      'Kaydın eski slug’ları ya da yerini aldığı kayıtların slug’ları: bunlardan biriyle /detay/… adresini açan, bu sayfaya gelir.',
    ],
    description: [
      'Kısa açıklama',
      'Arama sonuçlarında ve paylaşılan bağlantılarda görünen tek cümle; araçta ayrıca kartların metni, orada 100 karakterden sonrası kesilir. En fazla 160 karakter.',
    ],
    duration: [
      'Süre',
      'Ne kadar sürdüğü, sözle: “6 saat”, “Günlük”. Deneyimin başlığı altında, kategori sayfasındaki paketlerde ve açıksa iletişim kartında görünür.',
    ],
    price: [
      'Fiyat',
      'ABD doları, örneğin 150. Ziyaretçi yalnızca site.yaml dosyasında fiyatlar açıksa görür.',
      'Tırnaksız bir sayı.',
    ],
    images: [
      'Resimler',
      'Sayfanın galerisi: pictures.yaml dosyasından en az dört ayrı ad. İlki kartlarda, listelerde ve paylaşılan bağlantının yanında da görünür; satılanı göstersin.',
    ],
    about_text: ['Tanıtım bölümünün başlığı', 'Sayfadaki uzun metnin üstünde duran birkaç sözcük.'],
    about: ['Tanıtım', 'Sayfanın uzun metni; boş satır yeni paragraf açar.', '| ile başlar.'],
    amenities_text: ['Listenin başlığı', 'Nelerin dâhil olduğunu sayan listenin başlığı.'],
    amenities: ['Dâhil olanlar', 'Fiyata dâhil olanlar, her biri kısa bir satır; en az bir tane.'],
    faq: [
      'Sorular',
      'Ziyaretçinin açıp yanıtını okuduğu en çok sekiz soru, dâhil olanların altında; yoksa yazılmaz. Arama bunları da bulur, yanıta götürür.',
    ],
    notIncluded: [
      'Dâhil olmayanlar',
      'Fiyatın kapsamadıkları, tutar yazmadan tek cümle; dâhil olanların altında.',
    ],
    changes: [
      'Değişiklik ve iptal',
      'Yalnızca site.yaml dosyasındaki terms metninden farklıysa; bu sayfada onun yerini alır, örneğin “Ayrılmış saatler değiştirilemez”.',
    ],
    payment: [
      'Ödeme',
      'Yalnızca site.yaml dosyasındaki terms metninden farklıysa; bu sayfada onun yerini alır.',
    ],
    goesWith: [
      'Yanına yakışanlar',
      'Ziyaretçinin bundan sonra isteyebileceği öteki deneyimlerin ve araçların slug’ları, bir yolculuğun sırasıyla. Sayfa ilk üçünün kartlarıyla biter; daha azsa başkaları eklenir.',
    ],
    url: [
      'Başka bağlantı',
      'Kartı kendi sayfası yerine sitemizin başka bir sayfasına gidecek araç için; öteki durumlarda yazılmaz.',
    ],
    message,
    messageLines,
    details: [
      'İletişim kartı',
      'Sayfadaki iletişim kartının sözleri. Ziyaretçi yalnızca site.yaml dosyasında açıksa görür.',
    ],
    facts: [
      'Bir bakışta',
      'Sayfanın başlığı altındaki satır, her biri birkaç sözcük; aracın ikisi kartında da görünür. Deneyimde start (gerekli), group, age ve documents; araçta power, seats, driverAge (gerekli), body, colour, roof, luggage, documents ve delivery. Fiyat yazılmaz.',
    ],
    keywords,
  },
  facts: {
    start: ['Başlangıç', 'Nereden, saati belliyse ne zaman başladığı: “Otelinizden, 06.00’da”.'],
    group: ['Grup', 'Kaç kişilik, özel mi paylaşımlı mı olduğu: “Size özel, 10 misafire kadar”.'],
    age: ['Yaş', 'Sınır varsa kaç yaşından itibaren; yoksa yazılmaz.'],
    documents: ['Belge', 'Gösterilmesi gereken ya da gerekmeyen: pasaport, ehliyet.'],
    power: ['Güç', 'Üreticinin söylediği gibi: Türkçede beygir, İngilizcede hp.'],
    body: [
      'Gövde',
      'Araç listesi buna göre süzülür: suv, coupe (kupe) ya da convertible (üstü açık).',
    ],
    colour: ['Renk', 'Adı aynı olan iki aracı karşılaştırmada ve planın mesajında ayırt ettirir.'],
    roof: ['Tavan', 'Nasıl açıldığı ya da açılmadığı: “Bez, 17 saniyede açılır”.'],
    luggage: ['Bagaj', 'Bagaja ne sığdığı: “616 litre: üç büyük valiz”.'],
    seats: [
      'Koltuk',
      'Sürücüyle birlikte kaç kişinin oturduğu; bir tam sayı. Araç listesi buna göre de süzülür.',
    ],
    driverAge: ['Sürücünün yaşı', 'Sürücünün en az kaç yaşında olması gerektiği; bir tam sayı.'],
    delivery: ['Teslim', 'Aracın nerede teslim edildiği.'],
  },
  contactCard: {
    text: ['Kartın metni', 'İletişim düğmesinin üstündeki bir iki cümle.'],
  },
  experience: {
    category: [
      'Kategori',
      'Ait olduğu kategori sayfası; sayfanın üstündeki geri bağlantısı oraya götürür.',
    ],
    title: [
      'Başlık',
      'Deneyimin adı: sayfasının başlığı, sekmesi ve arama sonucundaki satırı. En fazla 60 karakter.',
    ],
    teaser,
    surprise: [
      'Sürpriz',
      'Birinden saklanacaksa true; o zaman “Planıma ekle” düğmesinin üstünde sürprizler için satır görünür.',
    ],
  },
  car: {
    order: ['Listedeki yeri', 'Araç listesindeki sırası, 1’den başlar; her araçta başkadır.'],
    title: [
      'Başlık',
      'Aracın üreticisinin verdiği ad, her dilde aynıdır: kartında, sayfasında ve arama sonuçlarında. En fazla 60 karakter.',
    ],
  },
  keywords: mapLanguages<FieldDoc>((language) => [
    nameLanguage(language),
    `${nameLanguage(language)} arayanların yazdıkları: kısa bir liste, çeviri değil.`,
  ]),
  author: {
    id: ['Kısa ad', 'Yazılarda bu yazar için kullanılan ad. Ziyaretçi görmez.'],
    name: ['Ad', 'Yazının başında duran yazar adı.'],
    image: ['Portre', 'Adın yanındaki küçük yuvarlak resim; pictures.yaml dosyasındaki adıyla.'],
  },
  post: {
    id: [
      'Numara',
      'Yazı adresinin sonu, /blog/…: hiçbir zaman başka bir yazının olmamış bir numara. Değişirse eskisi aliases alanına yazılır.',
    ],
    aliases: [
      'Eski numaralar',
      'Yazının eski numaraları ya da yerini aldığı yazıların numaraları: bunlardan biriyle /blog/… adresini açan, bu yazıya gelir.',
    ],
    title: ['Başlık', 'Yazının başlığı; kartında ve arama sonuçlarında da. En fazla 60 karakter.'],
    category: [
      'Kategori',
      'Başlığın üstündeki bir iki sözcük; serbesttir, ama aynı konuya aynı söz.',
    ],
    teaser,
    excerpt: ['Özet', 'Blog listesindeki kartın ve arama sonucunun metni. En fazla 160 karakter.'],
    author: ['Yazar', 'authors.yaml dosyasındaki bir yazarın kısa adı.'],
    date: ['Gün', 'Yazının günü, örneğin 2026-11-21; blog en yeniyi en başta gösterir.'],
    readTime: ['Okuma süresi', 'Okumanın kaç dakika sürdüğü; bir tam sayı.'],
    image: ['Kartın resmi', 'Blog listesindeki resim; pictures.yaml dosyasındaki adıyla.'],
    featuredImage: [
      'Yazının resmi',
      'Yazının başındaki geniş resim; paylaşılan bağlantıda da görünür. pictures.yaml dosyasındaki adıyla.',
    ],
    content: [
      'Gövde',
      'Yazının blokları, sırayla: paragraph (paragraf), heading (ara başlık), quote (alıntı), image (resim); en az bir tane.',
    ],
    tags: ['Etiketler', 'Yazının altında duran, her biri bir iki sözcüklük etiketler.'],
    relatedBlogs: [
      'İlgili yazılar',
      'Başka yazıların numaraları; ziyaretçi yalnızca site.yaml dosyasında açıksa görür.',
    ],
    relatedEntries: [
      'Neyi anlattığı',
      'Anlattığı deneyim ve araçların slug’ları, en önemlisi başta; yoksa []. Yazı ilk üçünün kartıyla biter, her birinin sayfası da bu yazıya götürür.',
    ],
    messageLines,
    keywords,
  },
  blockKind: {
    paragraph: ['Paragraf', 'Düz yazı; boş bir satır yeni bir paragraf başlatır.'],
    heading: ['Ara başlık', 'Altındaki blokların başlığı.'],
    quote: ['Alıntı', 'Öne çıkarılan sözler.'],
    image: ['Resim', 'Altında yazısıyla geniş bir resim.'],
  },
  block: {
    type: ['Tür', 'Bloğun ne olduğu: paragraph, heading, quote ya da image.'],
    content: ['Metin', 'Bloğun metni.', 'Uzunsa | ile başlar.'],
    url: ['Resim', 'Bloğun resmi; pictures.yaml dosyasındaki adıyla.'],
    caption: ['Resim yazısı', 'Resmin altındaki sözler.'],
  },
  picture: {
    file: ['Dosya', 'content/images klasöründeki dosyanın adı: .jpg, .png, .webp ya da .avif.'],
    url: [
      'Adres',
      'Başka yerdeki bir resmin https adresi; sunucusuna site.yaml izin vermelidir. Genişliği ve yüksekliği de yazılır.',
    ],
    width: ['Genişlik', 'Başka yerdeki resmin piksel olarak genişliği.'],
    height: ['Yükseklik', 'Başka yerdeki resmin piksel olarak yüksekliği.'],
    alt: [
      'Alternatif metin',
      'Resmin ne gösterdiği, tek cümleyle; resmi göremeyenler ve arama motorları için.',
    ],
    decorative: ['Süs', 'Bir şey anlatmayan resimde true; o zaman alternatif metni olmaz.'],
    focus: [
      'Odak',
      'Resim kırpılınca görünür kalacak nokta, soldan ve yukarıdan: [0, 0] sol üst köşe, [0.5, 0.5] orta.',
    ],
    focusBehindWords: [
      'Yazı altındaki odak',
      'Resmin üstünde yazı durduğunda ve konunun ona yer açması gerektiğinde görünür kalacak nokta.',
    ],
    turnsWithWords: [
      'Yazıyla döner',
      'Arapça sayfalar resmi yazının altında aynadaki gibi ters çevirebiliyorsa true; üstünde yazı ya da herkesin bildiği bir yer varsa asla.',
    ],
    scene: [
      'Sahne',
      'Görünüme verdiğiniz ad; aynı görünümün bütün resimlerinde aynıdır. Bir sayfada ikisi art arda gelmez.',
    ],
  },
} as const satisfies SameFields<typeof english>;

export const mayLink =
  'Sitenin sayfalarına bağlantı içerebilir: [sözler](/adres); adresler her dilde aynıdır.';

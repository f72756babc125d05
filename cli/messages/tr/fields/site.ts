import { defaultLanguage, mapLanguages } from '../../../../shared/languages.ts';
import type * as en from '../../en/fields/site.ts';
import type { FieldDoc, SameFields } from '../../messages.ts';
import { nameLanguage } from '../grammar.ts';

export const siteFields = {
  common: {
    id: ['Numara', 'Bu listede başka hiçbir kaydın taşımadığı bir tam sayı. Ziyaretçi görmez.'],
    updated: [
      'Son değişiklik',
      'Sayfanın içeriğinin en son değiştiği gün, örneğin 2026-11-21: yeni fiyat, yeniden yazılan paragraf; virgül değil. Arama motorları okur.',
    ],
    publish: [
      'Yayın günü',
      'Ziyaretçilerin görmeye başladığı gün, örneğin 2026-12-01, ya da Dubai saatiyle dakika, örneğin 2026-12-01T09:00. O güne dek yalnızca npm run dev gösterir. Taslak o gün de beklemeyi sürdürür.',
    ],
    draft: [
      'Taslak',
      'Henüz ziyaretçi için değilse true: içindeki hatalar kimseyi durdurmaz; npm run dev onu işaretiyle, eksiği varsa eksiklerini gösterir. Yayımlamak için satırı silin.',
    ],
    languages: [
      'Diller',
      'Bunun yazıldığı diller, örneğin [tr, en]. O zaman öteki dillerin yokluğu bilerektir, eksik sayılmaz. Türkçe hep listede olur.',
    ],
    leadsIn: [
      'Başa geçtiği diller',
      'Listesinde bunun ötekilerden önce geldiği diller, örneğin [ar].',
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
    terms: [
      'Kısaca koşullar',
      'Bütün deneyimler ve araçlar için ortak olanlar, dâhil olanların altında; bir kayıt ilk ikisinin yerine kendi metnini koyabilir. Tutar yazılmaz.',
    ],
    features: ['Anahtarlar', 'Hazır olup gizli duranlar: true gösterir, false gizler.'],
    imageHosts: [
      'Resim sunucuları',
      'Resimlerin gelebileceği başka sunucuların adları, örneğin images.example.com; yoksa [].',
    ],
    unbrokenNames: [
      'Bölünmeyen adlar',
      'Sayfalarda satır sonunda bölünmeyecek, birden çok sözcüklü adlar, her dilde ve her yazılışla; Burj … ardından gelen sözcüğü de yanında tutar.',
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
    greeting: [
      'Selamlama',
      'Belirli bir konusu olmayan sayfaların WhatsApp mesajı: ana sayfa, hakkımızda, iletişim, yasal metinler.',
    ],
  },
  greeting: {
    text: ['Metin', 'Hazır mesaj; ziyaretçinin ağzından yazılır.'],
  },
  messages: {
    visa: ['Vize', 'Vizelerin ve vize kategorisinin sayfaları.'],
    transfer: ['Transfer', 'Ulaşım kategorisindeki (transport) deneyimlerin sayfaları.'],
    occasion: ['Özel gün', 'Özel günler kategorisinin sayfaları, örneğin bir evlilik teklifi.'],
    experience: ['Deneyim', 'Öteki bütün deneyimlerin sayfaları.'],
    car: ['Araç', 'Araçların sayfaları.'],
    category: ['Kategori', 'Vize dışındaki kategorilerin sayfaları.'],
    cars: ['Araç listesi', 'Araçların listesi.'],
    services: ['Hizmet listesi', 'Hizmetlerin listesi.'],
    post: ['Yazı', 'Blog yazılarının sayfaları.'],
    posts: ['Yazı listesi', 'Blog yazılarının listesi.'],
    search: ['Sonuçsuz arama', 'Bir arama hiçbir şey bulmadığında hizmet listesi.'],
    samplePlan: ['Örnek program', 'Yazılı program örneği.'],
  },
  message: {
    begin: [
      'İlk cümle',
      'Ziyaretçinin WhatsApp mesajının nasıl başladığı; ziyaretçinin ağzından yazılır. {{title}} sayfanın başlığı, {{words}} aranan sözlerdir.',
    ],
    planBegin: [
      'Planın ilk cümlesi',
      'Böyle bir kayıt içeren planın mesajı, numaralı kayıtların üstünde bununla başlar; kendi `messageLines` alanı olan kayıt sayılmaz.',
    ],
    lines: [
      'Doldurulacak satırlar',
      'Yanıt verebilmek için bilmemiz gerekenler, örneğin “Tarih:”; az satır, her biri bir iki sözcük.',
    ],
    planLines: [
      'Planın satırları',
      'Böyle bir kaydın başkalarıyla birlikte durduğu plan; günler, kişiler ve otel dışında bunları da sorar: “Uçuş numarası:”.',
    ],
    closing: ['Kapanış bandı', 'Sayfanın sonunda, WhatsApp düğmesinin durduğu bant.'],
  },
  closingBand: {
    title: ['Başlık', 'Bandın başlığı: ziyaretçinin ne yapacağı.'],
    text: ['Metin', 'Bir iki cümle: bize ne yazılacağı ve ardından ne yaptığımız.'],
  },
  notice: {
    text: ['Metin', 'Neyin ne zaman değiştiğini söyleyen tek cümle; en çok 120 karakter.'],
    kind: [
      'Tür',
      'Sakin bir satır için info, vurgu renginde ve simgeli bir satır için important. Bir sayfa aynı anda bir önemli, toplam iki duyuru gösterir.',
    ],
    from: [
      'Başlangıç',
      'Görüneceği ilk gün, örneğin 2026-12-24, ya da Dubai saatiyle görüneceği dakika, örneğin 2026-12-24T14:00.',
    ],
    until: [
      'Bitiş',
      'Görüneceği son gün, örneğin 2026-12-26, ya da Dubai saatiyle kalkacağı dakika, örneğin 2026-12-26T14:00.',
    ],
    on: [
      'Nerede',
      'Sayfalar (home, services, cars, blog, about, contact, privacy, terms, samplePlan, plan), deneyimleriyle birlikte kategoriler (visa, transport, water, desert, occasions, tours) ve adresleriyle kayıtlar; yazılmazsa her sayfa.',
    ],
    link: [
      'Bağlantı',
      'Duyurunun götürdüğü site içi sayfa, örneğin /iletisim; duyurudan geç yayımlanmayan bir kayıt da olabilir.',
    ],
  },
  specialHours: {
    name: ['Ad', 'Ziyaretçilerin bu günleri bildiği ad, örneğin “Ramazan”.'],
    from: ['Başlangıç', 'İlk gün, örneğin 2027-02-08.'],
    until: ['Bitiş', 'Son gün, örneğin 2027-03-09.'],
    opens: ['Açılış', 'Tırnak içinde açılış saati, örneğin "09:00".'],
    closes: ['Kapanış', 'Tırnak içinde kapanış saati, örneğin "15:00"; bkz. hours.to.'],
    closed: [
      'Kapalı',
      'Ofis bu günlerin hepsinde kapalıysa true; o zaman opens ve closes yazılmaz.',
    ],
    and: ['Aradan sonra', 'Aradan sonraki saatler: { opens: "20:00", closes: "24:00" }.'],
    days: [
      'Günler',
      'Bu saatlerin geçerli olduğu haftanın günleri, hours içindekilerden farklıysa.',
    ],
    except: ['Farklı günler', 'Saatleri başka olan haftanın günleri; hours.except gibi yazılır.'],
  },
  secondHours: {
    opens: ['Yeniden açılış', 'Tırnak içinde aradan sonraki açılış saati, örneğin "16:00".'],
    closes: [
      'Son kapanış',
      'Tırnak içinde günün son kapanış saati, örneğin "20:00"; bkz. hours.to.',
    ],
  },
  exceptionalHours: {
    days: ['Günler', 'Bu saatlerin geçerli olduğu haftanın günleri, örneğin [Friday].'],
    opens: ['Açılış', 'Tırnak içinde açılış saati, örneğin "09:00".'],
    closes: ['Kapanış', 'Tırnak içinde kapanış saati, örneğin "12:00"; bkz. hours.to.'],
    and: ['Aradan sonra', 'Aradan sonraki saatler: { opens: "14:00", closes: "18:00" }.'],
  },
  hours: {
    from: ['Açılış', 'Açılış saati, tırnak içinde, örneğin "09:00".'],
    to: [
      'Kapanış',
      'Kapanış saati, tırnak içinde, örneğin "17:00". Açılıştan önceki bir saat ertesi gündür; "24:00" gece yarısıdır.',
    ],
    and: ['Aradan sonra', 'Aradan sonraki saatler: { opens: "16:00", closes: "20:00" }.'],
    days: [
      'Günler',
      'Bu saatlerin geçerli olduğu haftanın günleri, örneğin [Monday, Tuesday]; ofis öbür günler kapalıdır. Metinlerde {days}.',
    ],
    except: [
      'Farklı günler',
      'Saatleri başka olan haftanın günleri: days, opens, closes ve ara varsa and ile bir liste.',
    ],
    special: ['Özel saatler', 'Ramazan gibi, saatleri başka olan günler; yoksa [].'],
  },
  map: {
    url: ['Bağlantı', 'Haritayı açan https adresi.'],
    embed: ['Çerçeve', 'Sayfanın içindeki haritanın https adresi.'],
  },
  social: {
    name: ['Ad', 'Profilin adı, tırnak içinde, örneğin "@example".'],
    url: ['Bağlantı', 'Profilin https adresi.'],
  },
  terms: {
    changes: ['Değişiklik ve iptal', 'Ne zamana dek ücretsiz olduğu, bir iki cümle.'],
    payment: ['Ödeme', 'Ne zaman ve nasıl ödendiği.'],
    price: ['Fiyat', 'Sayfalarda yazmadığı için misafirin fiyatı nerede bulacağı.'],
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
  text: mapLanguages<FieldDoc>((language) => [
    nameLanguage(language),
    language === defaultLanguage
      ? `${nameLanguage(language)} metin: ötekilerin kaynağı, her zaman gerekli.`
      : `${nameLanguage(language)} metin; yoksa ziyaretçi Türkçesini görür.`,
  ]),
} as const satisfies SameFields<typeof en.siteFields>;

import { describe, expect, it } from 'vitest';
import { listSearchedPages } from '../../../server/service-query.ts';
import { defaultServiceQuery, findPages, findServices } from '../../../shared/filter-services.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { site } from './shared-site.ts';

/** By the ends of the addresses of the service and of the page that are found: what people type, as they type it. */
const searches: Partial<Record<Language, Record<string, string>>> = {
  tr: {
    'col/col-turu': 'col turu, çöl turları, desert safari, Dubai çöl turu fiyatı',
    'col/safari-turu': 'safari turu, çöl safarisi',
    'col/deve-turu': 'deve turu, deveye binmek, çölde deve',
    'col/atv-turu': 'ATV TURU, quad',
    'ozel/evlilik-teklifi-organizasyonu': 'evlilik teklifi, EVLİLİK TEKLİFİ, evlenme teklifi',
    'ozel/balayi-paketi': 'balayi paketi, balayı turları',
    'su/ozel-yat-kiralama': 'yat kiralama, tekne turu, kiralık yat, Dubai’de yat turu fiyatları',
    'su/jet-ski-kiralama': 'jetski, jet ski fiyat',
    'ulasim/vip-havalimani-transferi':
      'havalimanı transferi, HAVALIMANI TRANSFERI, havaalani transfer, şoförlü araç',
    'vize/bae-vize': 'vize, VIZE, dubai vizesi, dubai visa, e-vize, vize ücreti, kaç günde çıkar',
    'araclar/4': 'araç kiralama, arac kiralama',
    'araclar/cadillac-escalade': 'kiralık araba, kadillak, 7 kişilik araç',
    'araclar/ferrari-spider-yellow': 'ferrari, ferari kiralama, üstü açık araba',
    'araclar/g63': 'g63, mersedes kiralama, rent a car',
    'araclar/lamborghini-urus-s': 'lamborghini, lamborgini cip',
    'sehir/gunluk-turistik-dubai-turu': 'sehir turu, gezilecek yerler, burç halife',
    'sehir/abu-dhabi-turu': 'abu dabi turu, abu dhabi',
    'sehir/3': 'eski dubai, altın çarşısı',
    'sehir/helikopter-turu': 'helikopter turu',
    '-/2': 'Dubai’ye ne zaman gidilir, hava durumu',
  },
  en: {
    'col/col-turu': 'desert safari, Dubai desert safari price, dune bashing',
    'col/deve-turu': 'camel ride, camel riding',
    'col/atv-turu': 'quad bike, ATV',
    'su/ozel-yat-kiralama': 'yacht rental, rent a yacht, yacht for rent, boat trip',
    'su/jet-ski-kiralama': 'jetski, jet-ski hire',
    'vize/bae-vize': 'dubai visa, UAE visa, e-visa, tourist visa',
    'araclar/4': 'rent a car, renting a car',
    'araclar/2023-ferrari-f8-tributo': 'ferrari, car hire in Dubai, luxury cars, supercar',
    'araclar/lamborghini-huracan-spyder': 'lambo, huracan, convertible',
    'araclar/g63': 'g wagon, mercedes',
    'ulasim/vip-havalimani-transferi': 'airport transfer, airport pickup, taxi from airport',
    'ozel/evlilik-teklifi-organizasyonu': 'marriage proposal, engagement',
    'ozel/balayi-paketi': 'honeymoon',
    'sehir/gunluk-turistik-dubai-turu': 'city tour, things to do',
    'sehir/abu-dhabi-turu': 'abu dhabi, mosque',
    'sehir/3': 'old dubai, gold souk',
    'sehir/helikopter-turu': 'helicopter ride',
    '-/2': 'best time to visit',
  },
  ar: {
    'col/col-turu': 'سفاري الصحراء, ســفاري, desert safari',
    'col/safari-turu': 'رحلة سفاري, السفاري',
    'col/deve-turu': 'ركوب الجمل, الجمال',
    'col/atv-turu': 'دبابات, كواد',
    'su/ozel-yat-kiralama': 'اليخت, يخت, تأجير يخوت, تاجير يَخت',
    'su/jet-ski-kiralama': 'جت سكي, الجيت سكي',
    'vize/bae-vize': 'فيزا دبي, تأشيرة الإمارات, تاشيره الامارات, التأشيرة السياحية',
    'araclar/2023-ferrari-f8-tributo': 'تأجير سيارات, تاجير السيارات, ايجار سياره, فيراري',
    'araclar/4': 'استئجار سيارة, إستئجار السيارة',
    'araclar/g63': 'مرسيدس',
    'araclar/lamborghini-urus-s': 'لامبورجيني',
    'ulasim/vip-havalimani-transferi': 'توصيل من المطار, استقبال المطار',
    'ozel/evlilik-teklifi-organizasyonu': 'عرض زواج',
    'ozel/balayi-paketi': 'شهر العسل',
    'sehir/gunluk-turistik-dubai-turu': 'جولات, برج خليفة',
    'sehir/abu-dhabi-turu': 'أبو ظبي, ابوظبي',
    'sehir/3': 'دبي القديمه, سوق الذهب',
    'sehir/helikopter-turu': 'هليكوبتر, بالمروحية',
    '-/2': 'الطقس',
  },
};

const table = languages.flatMap((language) =>
  Object.entries(searches[language] ?? {}).flatMap(([found, queries]) =>
    queries.split(', ').map((text) => ({ language, text, found })),
  ),
);

const endOf = (address: string) => address.split('/').at(-1) ?? '';

describe('what people search for', () => {
  it.each(table)('$language: $text', ({ language, text, found }) => {
    const bundle = site.bundles[language];
    const services = findServices(bundle.services, { ...defaultServiceQuery, text });
    const pages = findPages(listSearchedPages(bundle), text);
    const [service = '', page = ''] = found.split('/');
    expect([...services.map(({ url }) => endOf(url)), '-']).toContain(service);
    expect(pages.map(({ address }) => endOf(address))).toContain(page);
    // Whoever says what they want is not shown half the house.
    expect(services.length).toBeLessThan(3);
  });
});

import { describe, expect, it } from 'vitest';
import { listSearchedPages } from '../../../server/render/search-services.ts';
import {
  defaultServiceQuery,
  filterServices,
  searchPages,
} from '../../../shared/filter-services.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { site } from './shared-site.ts';

/** Typed searches, as visitors write them, by the last part of the URLs of the service and page they must find. */
const searches: Partial<Record<Language, Record<string, string>>> = {
  tr: {
    'col/kum-aksami': 'col turu, çöl turları, desert safari, Dubai çöl turu fiyatı',
    'col/yaban-hayati': 'safari turu, çöl safarisi',
    'col/kervan': 'deve turu, deveye binmek, çölde deve',
    'col/dort-teker': 'ATV TURU, quad',
    'ozel/sahilde-soz': 'evlilik teklifi, EVLİLİK TEKLİFİ, evlenme teklifi',
    'ozel/iki-kisilik': 'balayi paketi, balayı turları',
    'su/guverte': 'yat kiralama, tekne turu, kiralık yat, Dubai’de yat turu fiyatları',
    'su/su-motoru': 'jetski, jet ski fiyat',
    'ulasim/karsilama':
      'havalimanı transferi, HAVALIMANI TRANSFERI, havaalani transfer, şoförlü araç',
    'vize/giris-izni': 'vize, VIZE, dubai vizesi, dubai visa, e-vize, vize ücreti, kaç günde çıkar',
    'araclar/4': 'araç kiralama, arac kiralama',
    'araclar/yedi-koltuk': 'kiralık araba, kadillak, 7 kişilik araç',
    'araclar/sari-ustu-acik': 'ferrari, ferari kiralama, üstü açık araba',
    'araclar/kumul-jipi': 'g63, mersedes kiralama, rent a car',
    'araclar/sari-jip': 'lamborghini, lamborgini cip',
    'sehir/butun-gun': 'sehir turu, gezilecek yerler, burç halife',
    'sehir/komsu-sehir': 'abu dabi turu, abu dhabi',
    'sehir/3': 'eski dubai, altın çarşısı',
    'sehir/yukaridan': 'helikopter turu',
    '-/2': 'Dubai’ye ne zaman gidilir, hava durumu',
    '-/iletisim': 'çalışma saatleri, Mesai saatleri',
  },
  en: {
    'col/kum-aksami': 'desert safari, Dubai desert safari price, dune bashing',
    'col/kervan': 'camel ride, camel riding',
    'col/dort-teker': 'quad bike, ATV',
    'su/guverte': 'yacht rental, rent a yacht, yacht for rent, boat trip',
    'su/su-motoru': 'jetski, jet-ski hire',
    'vize/giris-izni': 'dubai visa, UAE visa, e-visa, tourist visa',
    'araclar/4': 'rent a car, renting a car',
    'araclar/kirmizi-kupe': 'ferrari, car hire in Dubai, luxury cars, supercar',
    'araclar/turuncu-ustu-acik': 'lambo, huracan, convertible',
    'araclar/kumul-jipi': 'g wagon, mercedes',
    'ulasim/karsilama': 'airport transfer, airport pickup, taxi from airport',
    'ozel/sahilde-soz': 'marriage proposal, engagement',
    'ozel/iki-kisilik': 'honeymoon',
    'sehir/butun-gun': 'city tour, things to do',
    'sehir/komsu-sehir': 'abu dhabi, mosque',
    'sehir/3': 'old dubai, gold souk',
    'sehir/yukaridan': 'helicopter ride',
    '-/2': 'best time to visit',
    '-/iletisim': 'opening hours',
  },
  ar: {
    'col/kum-aksami': 'سفاري الصحراء, ســفاري, desert safari',
    'col/yaban-hayati': 'رحلة سفاري, السفاري',
    'col/kervan': 'ركوب الجمل, الجمال',
    'col/dort-teker': 'دبابات, كواد',
    'su/guverte': 'اليخت, يخت, تأجير يخوت, تاجير يَخت',
    'su/su-motoru': 'جت سكي, الجيت سكي',
    'vize/giris-izni': 'فيزا دبي, تأشيرة الإمارات, تاشيره الامارات, التأشيرة السياحية',
    'araclar/kirmizi-kupe': 'تأجير سيارات, تاجير السيارات, ايجار سياره, فيراري',
    'araclar/4': 'استئجار سيارة, إستئجار السيارة',
    'araclar/kumul-jipi': 'مرسيدس',
    'araclar/sari-jip': 'لامبورجيني',
    'ulasim/karsilama': 'توصيل من المطار, استقبال المطار',
    'ozel/sahilde-soz': 'عرض زواج',
    'ozel/iki-kisilik': 'شهر العسل',
    'sehir/butun-gun': 'جولات, برج خليفة',
    'sehir/komsu-sehir': 'أبو ظبي, ابوظبي',
    'sehir/3': 'دبي القديمه, سوق الذهب',
    'sehir/yukaridan': 'هليكوبتر, بالمروحية',
    '-/2': 'الطقس',
    '-/iletisim': 'مواعيد العمل',
  },
};

const table = languages.flatMap((language) =>
  Object.entries(searches[language] ?? {}).flatMap(([found, queries]) =>
    queries.split(', ').map((text) => ({ language, text, found })),
  ),
);

const endOf = (url: string) => url.split('/').at(-1) ?? '';

describe('what people search for', () => {
  it.each(table)('$language: $text', ({ language, text, found }) => {
    const bundle = site.bundles[language];
    const services = filterServices(bundle.services, { ...defaultServiceQuery, text });
    const pages = searchPages(listSearchedPages(bundle), text);
    const [service = '', page = ''] = found.split('/');
    expect([...services.map(({ url }) => endOf(url)), '-']).toContain(service);
    expect(pages.map(({ url }) => endOf(url))).toContain(page);
    // Whoever says what they want is not shown half the house.
    expect(services.length).toBeLessThan(3);
  });

  it('for a balloon there is none, though many words begin as it does', () => {
    const text = 'بالون';
    const { services } = site.bundles.ar;
    expect(filterServices(services, { ...defaultServiceQuery, text })).toEqual([]);
    expect(searchPages(listSearchedPages(site.bundles.ar), text)).toEqual([]);
  });
});

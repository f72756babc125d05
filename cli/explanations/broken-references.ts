import { issueCodes } from '../issue-codes.ts';
import type { ExplanationGroup } from './explanation.ts';

/** Names, links and pictures that lead nowhere. */
export const brokenReferences = {
  [issueCodes.duplicateId]: {
    title: {
      en: 'The same slug, id or order twice',
      tr: 'Aynı slug, id ya da sıra iki kez',
    },
    meaning: {
      en: 'Two entries claim the same address, number or place in a list, or a list names the same thing twice.',
      tr: 'İki kayıt aynı adresi, numarayı ya da sırayı almış veya bir listede aynı şey iki kez geçiyor.',
    },
    why: {
      en: 'An address can show only one of two entries; the other could not be reached.',
      tr: 'Bir adres iki kayıttan yalnızca birini gösterebilir; ötekine ulaşılamazdı.',
    },
    fix: {
      en: 'Give one of the two another value. Change the newer one: the older address may be linked from elsewhere.',
      tr: 'İkisinden birine başka bir değer verin. Yeni olanı değiştirin: eski adrese başka yerlerden bağlantı verilmiş olabilir.',
    },
    example: {
      file: 'services.yaml',
      wrong: [
        'services:',
        '  - id: 1',
        '    category: visa',
        '  - id: 1',
        '    category: transport',
      ],
      right: [
        'services:',
        '  - id: 1',
        '    category: visa',
        '  - id: 2',
        '    category: transport',
      ],
    },
  },
  [issueCodes.brokenLink]: {
    title: {
      en: 'A link that leads to no page',
      tr: 'Hiçbir sayfaya gitmeyen bağlantı',
    },
    meaning: {
      en: 'The site has no page at this address. Detail pages live under /detay/, not /detail/.',
      tr: 'Sitede bu adreste bir sayfa yok. Ayrıntı sayfaları /detail/ değil, /detay/ altındadır.',
    },
    why: {
      en: 'Whoever follows the link would find “not found” instead of the tour.',
      tr: 'Bağlantıya dokunan, tur yerine “bulunamadı” sayfasını görürdü.',
    },
    fix: {
      en: 'Correct the address; content/README.md lists all pages. `--fix` turns /detail/ into /detay/.',
      tr: 'Adresi düzeltin; bütün sayfalar content/README.md dosyasındadır. `--fix`, /detail/ yerine /detay/ yazar.',
    },
    example: {
      file: 'home.yaml',
      wrong: ['url: /detail/deve-turu'],
      right: ['url: /detay/deve-turu'],
    },
  },
  [issueCodes.unknownReference]: {
    title: {
      en: 'A name that refers to nothing',
      tr: 'Karşılığı olmayan ad',
    },
    meaning: {
      en: 'A post names an author or a related post that does not exist.',
      tr: 'Yazı, var olmayan bir yazarın ya da ilgili yazının adını veriyor.',
    },
    why: {
      en: 'The post would appear without its author, or with a link to nowhere.',
      tr: 'Yazı yazarsız kalır ya da boşa giden bir bağlantı gösterirdi.',
    },
    fix: {
      en: 'Use an id from authors.yaml, or the id of another post.',
      tr: 'authors.yaml dosyasındaki bir id değerini ya da başka bir yazının id değerini kullanın.',
    },
    example: {
      file: 'posts/04-renting-a-car.yaml',
      wrong: ['author: editor'],
      right: ['author: editors'],
    },
  },
  [issueCodes.wrongPlural]: {
    title: {
      en: 'The plural forms are not complete',
      tr: 'Çoğul biçimleri tam değil',
    },
    meaning: {
      en: 'A counted label needs each form that its language uses: one and other in Turkish and English; zero, one, two, few, many and other in Arabic.',
      tr: 'Sayı alan bir etiket, dilinin kullandığı her biçimi ister: Türkçe ve İngilizcede one ile other; Arapçada zero, one, two, few, many ve other.',
    },
    why: {
      en: 'For some numbers the sentence would be wrong or missing: Arabic says three services otherwise than eleven.',
      tr: 'Bazı sayılarda cümle yanlış çıkar ya da hiç çıkmazdı: Arapçada üç hizmet ile on bir hizmet farklı söylenir.',
    },
    fix: {
      en: 'Add the forms that the message names, and remove those the language does not use. A form may leave the number out.',
      tr: 'İletide adı geçen biçimleri ekleyin, dilin kullanmadıklarını silin. Bir biçimde sayının kendisi geçmeyebilir.',
    },
    example: {
      file: 'labels.yaml',
      wrong: [
        'result_count:',
        '  ar:',
        '    one: وجدنا خدمة واحدة',
        '    other: "وجدنا {{count}} خدمة"',
      ],
      right: [
        'result_count:',
        '  ar:',
        '    zero: لا توجد خدمات مطابقة',
        '    one: وجدنا خدمة واحدة',
        '    two: وجدنا خدمتين',
        '    few: "وجدنا {{count}} خدمات"',
        '    many: "وجدنا {{count}} خدمة"',
        '    other: "وجدنا {{count}} خدمة"',
      ],
    },
  },
  [issueCodes.wrongPlaceholder]: {
    title: {
      en: 'A placeholder that cannot be filled in',
      tr: 'Doldurulamayan yer tutucu',
    },
    meaning: {
      en: '{phone} stands for a fact of site.yaml, {{count}} for something the page knows. This name is not known, or the languages do not use the same ones.',
      tr: '{phone} site.yaml dosyasındaki bir bilginin, {{count}} sayfanın bildiği bir değerin yerini tutar. Bu ad bilinmiyor ya da diller aynı adları kullanmıyor.',
    },
    why: {
      en: 'Visitors would read the braces, or miss the number.',
      tr: 'Ziyaretçi süslü ayraçları görür ya da sayıyı hiç göremezdi.',
    },
    fix: {
      en: 'Never translate what stands in braces. Facts are {phone}, {email}, {address} and {hours}; in labels, copy the Turkish placeholders.',
      tr: 'Süslü ayraç içindekini çevirmeyin. Bilgiler {phone}, {email}, {address} ve {hours} adlarını taşır; etiketlerde Türkçedeki yer tutucuları aynen kullanın.',
    },
    example: {
      file: 'cars/g63.yaml',
      wrong: ['text:', '  tr: Gününüzü yazın ya da {telefon} numarasını arayın.'],
      right: ['text:', '  tr: Gününüzü yazın ya da {phone} numarasını arayın.'],
    },
  },
} satisfies ExplanationGroup;

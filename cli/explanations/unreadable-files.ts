import { issueCodes } from '../issue-codes.ts';
import type { ExplanationGroup } from './explanation.ts';

/** Files that cannot be read, or are not where they belong. */
export const unreadableFiles = {
  [issueCodes.unreadable]: {
    title: {
      en: 'The file cannot be read as text',
      tr: 'Dosya metin olarak okunamıyor',
    },
    meaning: {
      en: 'The file is not saved as UTF-8, or it cannot be opened at all.',
      tr: 'Dosya UTF-8 olarak kaydedilmemiş ya da hiç açılamıyor.',
    },
    why: {
      en: 'Letters such as ğ, ş and all of Arabic would reach visitors as question marks.',
      tr: 'ğ, ş gibi harfler ve bütün Arapça metinler ziyaretçiye soru işareti olarak görünürdü.',
    },
    fix: {
      en: 'Open the file in your editor and save it with the encoding UTF-8. Then check that its letters are still right.',
      tr: 'Dosyayı düzenleyicinizde açıp UTF-8 kodlamasıyla kaydedin. Ardından harflerin doğru göründüğüne bakın.',
    },
    example: {
      file: 'cars/g63.yaml',
      wrong: ['duration:', '  tr: G\ufffdnl\ufffdk'],
      right: ['duration:', '  tr: Günlük'],
    },
  },
  [issueCodes.unknownFile]: {
    title: {
      en: 'A file that belongs nowhere',
      tr: 'Yeri olmayan dosya',
    },
    meaning: {
      en: 'No part of the site reads a file of this name in this folder.',
      tr: 'Sitenin hiçbir bölümü bu klasörde bu adla bir dosya okumaz.',
    },
    why: {
      en: 'What stands in it would never appear, and nobody would notice.',
      tr: 'İçindekiler hiçbir sayfada görünmez, kimse de fark etmezdi.',
    },
    fix: {
      en: 'Move it into the folder of its kind (experiences, cars, posts, service-pages, pages), correct its name, or delete it.',
      tr: 'Dosyayı türüne uygun klasöre (experiences, cars, posts, service-pages, pages) taşıyın, adını düzeltin ya da silin.',
    },
    example: {
      file: 'car/g63.yaml',
      wrong: ['# content/car/g63.yaml', 'slug: g63'],
      right: ['# content/cars/g63.yaml', 'slug: g63'],
    },
  },
  [issueCodes.missingFile]: {
    title: {
      en: 'A file that the site needs is missing',
      tr: 'Sitenin gerek duyduğu bir dosya eksik',
    },
    meaning: {
      en: 'A page, or the whole site, is built from this file, and it is not there.',
      tr: 'Bir sayfa ya da sitenin bütünü bu dosyadan kurulur, ama dosya yerinde yok.',
    },
    why: {
      en: 'Without it the site cannot be built, so nothing is published.',
      tr: 'O olmadan site kurulamaz, hiçbir değişiklik de yayımlanmaz.',
    },
    fix: {
      en: 'Bring the file back, for example from git, or give a renamed file its old name.',
      tr: 'Dosyayı, örneğin git geçmişinden, geri getirin; adı değiştiyse eski adını verin.',
    },
    example: {
      file: 'authors.yaml',
      wrong: ['# content/author.yaml', 'authors:', '  - id: editors'],
      right: ['# content/authors.yaml', 'authors:', '  - id: editors'],
    },
  },
  [issueCodes.longFile]: {
    title: {
      en: 'The file is too long',
      tr: 'Dosya çok büyük',
    },
    meaning: {
      en: 'The file has more than 128 K characters; the longest file of the site has a sixth of that.',
      tr: 'Dosyada 128 K’dan çok karakter var; sitenin en uzun dosyası bunun altıda biri kadardır.',
    },
    why: {
      en: 'So large a file is nearly always an accident, such as a picture pasted as text, and slows every check down.',
      tr: 'Bu kadar büyük bir dosya neredeyse her zaman bir kazadır (örneğin metin olarak yapıştırılmış bir resim) ve her denetimi yavaşlatır.',
    },
    fix: {
      en: 'Look for what was pasted by accident and remove it. Pictures are files in images/.',
      tr: 'Yanlışlıkla yapıştırılan bölümü bulup silin. Resimler images/ klasöründe dosya olarak durur.',
    },
    example: {
      file: 'services.yaml',
      wrong: ['image: "data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD…"'],
      right: ['image: yacht-marina-night'],
    },
  },
  [issueCodes.byteOrderMark]: {
    title: {
      en: 'A byte-order mark at the beginning',
      tr: 'Dosyanın başında bayt sırası işareti',
    },
    meaning: {
      en: 'Some Windows programs put an invisible character, the byte-order mark, before the first letter.',
      tr: 'Bazı Windows programları ilk harften önce görünmeyen bir karakter, bayt sırası işareti koyar.',
    },
    why: {
      en: 'The compiler reads past it, but other programs take it for a part of the first word.',
      tr: 'Derleyici onu atlar, ama başka programlar onu ilk sözcüğün parçası sanır.',
    },
    fix: {
      en: 'Save the file as “UTF-8” and not as “UTF-8 with BOM”. `catalogue validate --fix` does it for you.',
      tr: 'Dosyayı “UTF-8 with BOM” değil, “UTF-8” olarak kaydedin. `catalogue validate --fix` bunu sizin için yapar.',
    },
    example: {
      file: 'cars/g63.yaml',
      wrong: ['\ufeffslug: g63'],
      right: ['slug: g63'],
    },
  },
} satisfies ExplanationGroup;

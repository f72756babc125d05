import { defineCode } from './define-code.ts';

export const missingFact = defineCode({
  code: 'C025',
  example: {
    file: 'category-pages/ulasim.yaml',
    wrong: ['pricing:', '  - title:', '      tr: Araç Kiralama', '    url: /araclar'],
    right: [
      'pricing:',
      '  - title:',
      '      tr: Araç Kiralama',
      '    duration:',
      '      tr: Günlük',
      '    price: 150',
      '    url: /araclar',
    ],
  },
  explanation: {
    en: {
      title: 'Package without price or duration',
      meaning:
        'A package takes price and duration from the detail page its url leads to. This one leads to none and names neither.',
      why: 'The card would stay without what visitors look for first.',
      fix: 'Let url lead to a page under /detay/, or write price and duration here.',
    },
    tr: {
      title: 'Fiyatı ya da süresi olmayan paket',
      meaning:
        'Paket, fiyatını ve süresini url alanındaki ayrıntı sayfasından alır. Bu paket böyle bir sayfaya gitmiyor, bunları kendisi de belirtmiyor.',
      why: 'Kartta, ziyaretçinin ilk aradığı bilgi eksik kalırdı.',
      fix: 'url alanına /detay/ altındaki bir sayfayı yazın ya da price ve duration alanlarını buraya ekleyin.',
    },
  },
  problems: {
    packageWithoutPrice: {
      en: {
        message: 'This package leads to no detail page, so its price and duration are unknown.',
        advice: 'Add price and duration here, or let url lead to a detail page.',
      },
      tr: {
        message: 'Bu paket bir ayrıntı sayfasına gitmediği için fiyatı ve süresi bilinmiyor.',
        advice: 'Buraya price ve duration ekleyin ya da url bir ayrıntı sayfasına gitsin.',
      },
    },
  },
});

import { defineCode, defineProblem } from './define-code.ts';

export const lostAddress = defineCode({
  code: 'C120',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['# addresses.lock: /detay/g63 cars/g63.yaml', 'slug: mercedes-g63'],
    right: ['# addresses.lock: /detay/g63 cars/g63.yaml', 'slug: mercedes-g63', 'aliases: [g63]'],
  },
  explanation: {
    en: {
      title: 'Missing redirect',
      meaning:
        'addresses.lock remembers every address that was ever accepted. No entry has this one now, and no aliases name it.',
      why: 'Search engines, bookmarks and printed codes still lead there, and visitors would find “not found”.',
      fix: 'Name the old slug or number among the aliases of the entry that takes its place. Where it is to be gone for good: `catalogue accept --forget` and the address.',
    },
    tr: {
      title: 'Eksik yönlendirme',
      meaning:
        'addresses.lock, onaylanmış bütün adresleri saklar. Bu adres artık hiçbir kaydın değil, aliases alanlarında da geçmiyor.',
      why: 'Arama motorları, yer imleri ve basılı kodlar hâlâ oraya götürüyor; ziyaretçi “bulunamadı” sayfasını görürdü.',
      fix: 'Eski slug değerini ya da numarayı, yerini alan kaydın aliases alanına yazın. Adres bilerek kaldırıldıysa: `catalogue accept --forget` ve adres.',
    },
  },
  problems: {
    lostAddress: defineProblem<{ address: string; file: string }>({
      en: ({ address, file }) => ({
        message: `${address} leads to no page any more; it was accepted for ${file}.`,
        advice: `Name it among the “aliases” of the entry that takes its place. Where it is to be gone for good: catalogue accept --forget ${address}`,
      }),
      tr: ({ address, file }) => ({
        message: `${address} artık hiçbir sayfaya gitmiyor; ${file} için onaylanmıştı.`,
        advice: `Yerini alan kaydın “aliases” listesine yazın. Adres bilerek kaldırıldıysa: catalogue accept --forget ${address}`,
      }),
    }),
  },
});

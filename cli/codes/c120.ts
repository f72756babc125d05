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
    lostAddress: defineProblem<{
      address: string;
      file: string;
      /** The end of the address: a slug or a number. */
      name: string;
      /** The present address of the file; omitted if it has none. */
      now?: string | undefined;
    }>({
      en: ({ address, file, name, now }) => ({
        message: `${address} leads to no page any more; it was accepted for ${file}.`,
        advice: `${now === undefined ? `Say “aliases: [${name}]” in the entry that takes its place.` : `${file} is ${now} now. Was it renamed? Say “aliases: [${name}]” there, or in the entry that takes its place.`} Where it is to be gone for good: catalogue accept --forget ${address}`,
      }),
      tr: ({ address, file, name, now }) => ({
        message: `${address} artık hiçbir sayfaya gitmiyor; ${file} için onaylanmıştı.`,
        advice: `${now === undefined ? `Yerini alan kayda “aliases: [${name}]” yazın.` : `${file} dosyasının şimdiki adresi ${now}. Adı mı değişti? O dosyaya ya da yerini alan kayda “aliases: [${name}]” yazın.`} Adres bilerek kaldırıldıysa: catalogue accept --forget ${address}`,
      }),
    }),
  },
});

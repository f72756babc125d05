import { askIfRenamed, type FormerAddress, joinSentences } from './ask-if-renamed.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const brokenLink = defineCode({
  code: 'C021',
  example: {
    file: 'home.yaml',
    wrong: ['url: /detail/deve-turu'],
    right: ['url: /detay/deve-turu'],
  },
  explanation: {
    en: {
      title: 'Broken link',
      meaning:
        'The site has no page at this address. Detail pages live under /detay/, not /detail/.',
      why: 'Whoever follows the link would find “not found” instead of the tour.',
      fix: 'Correct the address; `catalogue list` shows all of them. `--fix` turns /detail/ into /detay/.',
    },
    tr: {
      title: 'Kırık bağlantı',
      meaning:
        'Sitede bu adreste bir sayfa yok. Ayrıntı sayfaları /detail/ değil, /detay/ altındadır.',
      why: 'Bağlantıya dokunan, tur yerine “bulunamadı” sayfasını görürdü.',
      fix: 'Adresi düzeltin; bütün adresleri `catalogue list` gösterir. `--fix`, /detail/ yerine /detay/ yazar.',
    },
  },
  problems: {
    brokenLink: defineProblem<{
      address: string;
      reason: 'detail' | 'moved' | 'query' | 'misspelt' | 'unknown' | 'noSlash';
      /** The address that was probably meant. */
      meant?: string;
      /** The entry that had the address, and the end of the address. */
      former?: FormerAddress & { name: string };
    }>({
      en: ({ address, reason, meant, former }) => ({
        message: `The link “${address}” leads to no page of the site.`,
        advice: joinSentences(
          former && askIfRenamed.en(former),
          {
            detail: `Detail pages live under /detay/: write ${meant}.`,
            moved: `It is the former address of an entry: write ${meant}.`,
            query: 'A link in the content names a page alone, without ? or #.',
            misspelt: `Did you mean “${meant}”?`,
            unknown: 'Check its spelling; `catalogue list` shows every address.',
            noSlash: 'A link inside the site starts with a slash, such as /detay/col-turu.',
          }[reason],
        ),
      }),
      tr: ({ address, reason, meant, former }) => ({
        message: `“${address}” bağlantısı sitede hiçbir sayfaya gitmiyor.`,
        advice: joinSentences(
          former && askIfRenamed.tr(former),
          {
            detail: `Ayrıntı sayfaları /detay/ altındadır: ${meant} yazın.`,
            moved: `Bu, bir kaydın eski adresi: ${meant} yazın.`,
            query: 'İçerikteki bağlantı yalnızca sayfayı gösterir; ? ya da # içermez.',
            misspelt: `Şunu mu demek istediniz: “${meant}”?`,
            unknown: 'Yazılışını denetleyin; bütün adresleri `catalogue list` gösterir.',
            noSlash: 'Site içi bağlantı eğik çizgiyle başlar, örneğin /detay/col-turu.',
          }[reason],
        ),
      }),
    }),
  },
});

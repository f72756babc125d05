import type { UiLanguage } from '../messages/messages.ts';
import { defineCode, defineProblem } from './define-code.ts';

/** What has a link: an entry that is published later itself, a notice, or any page that visitors see already. */
type Linking = 'entry ahead' | 'notice' | 'visible page';

export const earlyLink = defineCode({
  code: 'C041',
  example: {
    file: 'notices.yaml',
    wrong: ['from: 2126-11-20', 'until: 2126-12-10', 'link: /detay/g63 # publish: 2126-12-01'],
    right: ['from: 2126-12-01', 'until: 2126-12-10', 'link: /detay/g63 # publish: 2126-12-01'],
  },
  explanation: {
    en: {
      title: 'Link to an entry of a later day',
      meaning:
        'A sentence, a menu, a tile or a notice leads to an entry with `publish`, and visitors see the link earlier than the entry.',
      why: 'Until its day, whoever follows the link would find “not found”.',
      fix: 'Take the link out until then, or show both from the same day on. What the site leaves out until then by itself is no mistake: `relatedBlogs`, `relatedEntries`, `goesWith`, featured items, cards of services, packages and `on` of a notice. Of `url` of a gallery picture and `entry` of a step of the sample plan, only the link is left out.',
    },
    tr: {
      title: 'Günü gelmemiş kayda bağlantı',
      meaning:
        'Bir cümle, menü, kutu ya da duyuru `publish` yazan bir kayda götürüyor; ziyaretçi bağlantıyı kayıttan önce görür.',
      why: 'O güne dek bağlantıya dokunan “bulunamadı” sayfasını görürdü.',
      fix: 'Bağlantıyı o zamana dek çıkarın ya da ikisini aynı günden itibaren gösterin. Sitenin o güne dek kendiliğinden göstermedikleri hata değildir: `relatedBlogs`, `relatedEntries`, `goesWith`, öne çıkanlar, hizmet kartları, paketler ve bir duyurunun `on` listesi. Galeri resminin `url` alanı ile örnek programdaki bir adımın `entry` alanında yalnız bağlantı görünmez.',
    },
  },
  problems: {
    earlyLink: defineProblem<{
      address: string;
      publish: string;
      /** The file of the entry. */
      file: string;
      by: Linking;
    }>({
      en: ({ address, publish, file, by }) => ({
        message: `This leads to ${address}, which visitors see only from ${publish} on (${file}).`,
        advice: `Leave the link out until then${waiting.en[by](publish)}.`,
      }),
      tr: ({ address, publish, file, by }) => ({
        message: `Bağlantı ${address} adresine götürüyor; ziyaretçiler orayı ancak ${publish} itibarıyla görür (${file}).`,
        advice: `Bağlantıyı o zamana dek çıkarın${waiting.tr[by](publish)}.`,
      }),
    }),
  },
});

/** How to show a link no earlier, as the end of a sentence. */
const waiting: Record<UiLanguage, Record<Linking, (publish: string) => string>> = {
  en: {
    'entry ahead': (publish) => `, or write publish: ${publish} here as well`,
    notice: (publish) => `, or let the notice begin with it: from: ${publish}`,
    'visible page': () => '',
  },
  tr: {
    'entry ahead': (publish) => ` ya da buraya da publish: ${publish} yazın`,
    notice: (publish) => ` ya da duyuru onunla başlasın: from: ${publish}`,
    'visible page': () => '',
  },
};

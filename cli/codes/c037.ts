import { defineCode, defineProblem } from './define-code.ts';

export const draftReference = defineCode({
  code: 'C037',
  example: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['relatedBlogs: [2, 12]', '# posts/12-a-night-in-the-desert.yaml says draft: true'],
    right: ['relatedBlogs: [2]'],
  },
  explanation: {
    en: {
      title: 'Link to a draft',
      meaning:
        'A link or a related post leads to an entry that says draft: true. Visitors do not get that entry.',
      why: 'Whoever follows the link would find “not found”.',
      fix: 'Publish the two together: delete draft: true in the draft, or take the link out until then. Drafts may refer to each other.',
    },
    tr: {
      title: 'Taslağa bağlantı',
      meaning:
        'Bir bağlantı ya da ilgili yazı, draft: true yazan bir kaydı gösteriyor. Ziyaretçi o kaydı göremez.',
      why: 'Bağlantıya dokunan “bulunamadı” sayfasını görürdü.',
      fix: 'İkisini birlikte yayımlayın: taslaktaki draft: true satırını silin ya da bağlantıyı o zamana dek çıkarın. Taslaklar birbirini gösterebilir.',
    },
  },
  problems: {
    leadsToDraft: defineProblem<{
      address: string;
      /** The file of the draft. */
      draft: string;
      /** Whether the referring content can be a draft, too. */
      canBeDraft: boolean;
    }>({
      en: ({ address, draft, canBeDraft }) => ({
        message: `This leads to ${address}, which is a draft (${draft}).`,
        advice: `Publish the two together: delete draft: true there, or leave this out until then${canBeDraft ? ', or write draft: true here as well' : ''}.`,
      }),
      tr: ({ address, draft, canBeDraft }) => ({
        message: `Burada gösterilen ${address} henüz taslak (${draft}).`,
        advice: `İkisi birlikte yayımlanır: oradaki draft: true satırını silin ya da o zamana dek bunu çıkarın${canBeDraft ? '; isterseniz buraya da draft: true yazın' : ''}.`,
      }),
    }),
  },
});

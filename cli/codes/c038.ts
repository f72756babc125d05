import { defineCode, defineProblem } from './define-code.ts';

export const reusedNumber = defineCode({
  code: 'C038',
  example: {
    file: 'posts/10-dubai-with-children.yaml',
    wrong: ['# addresses.lock: /blog/9 posts/09-new-year.yaml', 'id: 9'],
    right: ['# addresses.lock: /blog/9 posts/09-new-year.yaml', 'id: 10'],
  },
  explanation: {
    en: {
      title: 'Reused post number',
      meaning:
        'addresses.lock remembers this number for a post that does not have it any more. A number is given once.',
      why: 'Links and bookmarks of the old post would open an article about something else.',
      fix: 'Give the post the number that the message names. To bring readers of the old post here, write its number among the aliases instead.',
    },
    tr: {
      title: 'Yeniden kullanılan yazı numarası',
      meaning:
        'addresses.lock bu numarayı, artık onu taşımayan başka bir yazı için saklıyor. Bir numara yalnızca bir kez verilir.',
      why: 'Eski yazıya verilmiş bağlantılar, bambaşka bir konudaki yazıyı açardı.',
      fix: 'Yazıya iletide geçen numarayı verin. Eski yazının okurlarını buraya getirmek istiyorsanız onun numarasını aliases alanına yazın.',
    },
  },
  problems: {
    reusedNumber: defineProblem<{
      id: number;
      /** Of the post that had the number. */
      file: string;
      /** A number that no post ever had. */
      next: number;
      address: string;
    }>({
      en: ({ id, file, next, address }) => ({
        message: `Number ${id} was that of another post, ${file}; links to it would now lead here.`,
        advice: `Write ${next}, which no post ever had. Where it is the same post in a renamed file: catalogue accept --forget ${address}, then catalogue accept.`,
      }),
      tr: ({ id, file, next, address }) => ({
        message: `${id} numarası başka bir yazınındı (${file}); ona verilmiş bağlantılar artık buraya gelirdi.`,
        advice: `Hiçbir yazının almadığı ${next} numarasını yazın. Yazı aynı, yalnızca dosyanın adı değiştiyse: catalogue accept --forget ${address}, ardından catalogue accept.`,
      }),
    }),
  },
});

import type * as en from '../en/editing-refusals.ts';

export const editingRefusals: typeof en.editingRefusals = {
  hostIsOpen: (host) =>
    `HOST=${host} bu sunucuyu başka cihazlara açtığı için düzenleme kapalı. Düzenlemek için sunucuyu HOST olmadan başlatın.`,
  foreign:
    'Bu istek bu geliştirme sunucusunun bir sayfasından gelmedi; hiçbir şey değişmedi. Sayfayı yenileyip yeniden deneyin.',
  tooLarge: 'Metin 1 MB’tan büyük; hiçbir şey değişmedi.',
  malformed: 'Geliştirme sunucusu bu isteği okuyamadı; hiçbir şey değişmedi. Sayfayı yenileyin.',
  failed: (reason) => `Bir şey ters gitti, hiçbir şey değişmedi: ${reason}`,
};

import type { UiLanguage } from '../messages/messages.ts';
import { defineCode, defineProblem } from './define-code.ts';

/** What a page shows at the same time, and from when until when. */
export interface Collision {
  page: string;
  from: string;
  until: string;
  /** The lines of the other notices. */
  lines: readonly number[];
}

export const tooManyNotices = defineCode({
  code: 'C039',
  example: {
    file: 'notices.yaml',
    wrong: [
      '- text:',
      '    tr: Ofis 24 Aralık’ta kapalı.',
      '  kind: important',
      '  from: 2026-12-20',
      '  until: 2026-12-24',
      '- text:',
      '    tr: Vize işlemleri iki gün durur.',
      '  kind: important',
      '  from: 2026-12-24',
      '  until: 2026-12-25',
    ],
    right: [
      '- text:',
      '    tr: Ofis 24 Aralık’ta kapalı.',
      '  kind: important',
      '  from: 2026-12-20',
      '  until: 2026-12-24',
      '- text:',
      '    tr: Vize işlemleri iki gün durur.',
      '  kind: info',
      '  from: 2026-12-24',
      '  until: 2026-12-25',
    ],
  },
  explanation: {
    en: {
      title: 'Too many notices at a time',
      meaning:
        'On some days a page has two important notices, or three notices altogether. Without `on` a notice is on every page, and a category includes its experiences.',
      why: 'Two lines that both shout are read by nobody, and three push the page down.',
      fix: 'Change the days, write `kind: info`, join two notices in one, or name other pages under `on`.',
    },
    tr: {
      title: 'Aynı anda fazla duyuru',
      meaning:
        'Bir sayfada kimi günler iki önemli duyuru ya da toplam üç duyuru var. `on` yazılmayan duyuru her sayfadadır; kategori, deneyimlerini de kapsar.',
      why: 'İkisi birden öne çıkan satırı kimse okumaz, üçü ise sayfayı aşağı iter.',
      fix: 'Günleri değiştirin, `kind: info` yazın, iki duyuruyu birleştirin ya da `on` altında başka sayfalar yazın.',
    },
  },
  problems: {
    twoImportant: defineProblem<Collision>({
      en: ({ page, from, until, lines }) => ({
        message: `${sayWhen.en(from, until)} the page ${page} has two important notices: this one and that of line ${lines.join()}.`,
        advice:
          'A page shows one at a time: write kind: info in one of the two, or change its days or its pages (on).',
      }),
      tr: ({ page, from, until, lines }) => ({
        message: `${page} sayfasında iki önemli duyuru var (${sayWhen.tr(from, until)}): bu ve ${lines.join()}. satırdaki.`,
        advice:
          'Bir sayfa aynı anda birini gösterir: ikisinden birinde kind: info yazın ya da günlerini veya sayfalarını (on) değiştirin.',
      }),
    }),
    threeNotices: defineProblem<Collision>({
      en: ({ page, from, until, lines }) => ({
        message: `${sayWhen.en(from, until)} the page ${page} has three notices: this one and those of lines ${lines.join(' and ')}.`,
        advice:
          'A page shows two at a time: change the days or the pages (on) of one, or join two of them.',
      }),
      tr: ({ page, from, until, lines }) => ({
        message: `${page} sayfasında üç duyuru var (${sayWhen.tr(from, until)}): bu ve ${lines.join('. ve ')}. satırlardaki.`,
        advice:
          'Bir sayfa aynı anda ikisini gösterir: birinin günlerini veya sayfalarını (on) değiştirin ya da ikisini birleştirin.',
      }),
    }),
  },
});

const sayWhen: Record<UiLanguage, (from: string, until: string) => string> = {
  en: (from, until) => (from === until ? `On ${from}` : `From ${from} until ${until}`),
  tr: (from, until) => (from === until ? from : `${from} – ${until}`),
};

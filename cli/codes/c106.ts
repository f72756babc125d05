import { defineCode, defineProblem } from './define-code.ts';

export const needlessException = defineCode({
  code: 'C106',
  example: {
    file: 'exceptions.yaml',
    wrong: [
      '- file: site.yaml',
      '  path: brand.name',
      '  codes: [C105]',
      '  languages: [en]',
      '  reason: The brand has the same name in every language.',
    ],
    right: [
      '- file: site.yaml',
      '  path: brand.title',
      '  codes: [C105]',
      '  languages: [en]',
      '  reason: The brand has the same name in every language.',
    ],
  },
  explanation: {
    en: {
      title: 'Unused exception',
      meaning:
        'exceptions.yaml excuses a finding that is not there any more: the text was changed, moved or removed. An item of a list that has another name now is not found either.',
      why: 'An old excuse may one day hide a new mistake.',
      fix: 'Delete the exception, or correct its file and path.',
    },
    tr: {
      title: 'Kullanılmayan istisna',
      meaning:
        'exceptions.yaml artık bulunmayan bir sorunu hoş görüyor: metin değişmiş, taşınmış ya da silinmiş. Listede adı değişen bir madde de bulunamaz.',
      why: 'Eski bir istisna günün birinde yeni bir hatayı gizleyebilir.',
      fix: 'İstisnayı silin ya da file ve path alanlarını düzeltin.',
    },
  },
  problems: {
    needlessException: defineProblem<{ file: string; path: string }>({
      en: ({ file, path }) => ({
        message: `Nothing at ${path} of ${file} needs this exception any more.`,
        advice: 'Remove it, or correct its path, codes or languages.',
      }),
      tr: ({ file, path }) => ({
        message: `${file} dosyasındaki ${path} için bu istisnaya artık gerek yok.`,
        advice: 'İstisnayı silin ya da yolunu, kodlarını veya dillerini düzeltin.',
      }),
    }),
    exceptedItemGone: defineProblem<LostItem & { name: string }>({
      en: ({ file, list, name, meant }) => ({
        message: `${list} of ${file} has no item with the name “${name}” any more.`,
        advice: adviseOnLost.en(meant),
      }),
      tr: ({ file, list, name, meant }) => ({
        message: `${file} dosyasındaki ${list} listesinde artık “${name}” adlı bir madde yok.`,
        advice: adviseOnLost.tr(meant),
      }),
    }),
    exceptedPositionGone: defineProblem<LostItem & { position: number }>({
      en: ({ file, list, position, meant }) => ({
        message: `${list} of ${file} has no item [${position}] any more; the first one is [0].`,
        advice: adviseOnLost.en(meant),
      }),
      tr: ({ file, list, position, meant }) => ({
        message: `${file} dosyasındaki ${list} listesinde artık [${position}] maddesi yok; ilk madde [0] diye anılır.`,
        advice: adviseOnLost.tr(meant),
      }),
    }),
    exceptedTwins: defineProblem<LostItem & { name: string; paths: readonly string[] }>({
      en: ({ file, list, name, paths, meant }) => ({
        message: `${list} of ${file} has ${paths.length} items with the name “${name}”, so it is not certain which one is meant.`,
        advice: `Write the position of the right one: ${meant ?? paths.join(' or ')}`,
      }),
      tr: ({ file, list, name, paths, meant }) => ({
        message: `${file} dosyasındaki ${list} listesinde “${name}” adını ${paths.length} madde taşıyor; hangisinin kastedildiği belli değil.`,
        advice: `Doğru olanı sırasıyla yazın: ${meant ?? paths.join(' ya da ')}`,
      }),
    }),
  },
});

/** The parameters of an item that an exception is about, and that cannot be found. */
type LostItem = {
  file: string;
  list: string;
  /** The path that is probably meant now. */
  meant?: string | undefined;
};

const adviseOnLost = {
  en: (meant: string | undefined) =>
    meant === undefined
      ? 'Delete the exception, or correct its path.'
      : `Delete the exception, or correct its path if it is about this item now: ${meant}`,
  tr: (meant: string | undefined) =>
    meant === undefined
      ? 'İstisnayı silin ya da yolunu düzeltin.'
      : `İstisnayı silin; artık şu maddeyle ilgiliyse yolunu düzeltin: ${meant}`,
};

import type { Words } from '../legacy-words.ts';
import { countNoun } from '../content/value-words.ts';
import type { SessionBuild } from './compile-session.ts';

export const readingTitle: Words = { en: 'Reading', tr: 'Okunuyor' };
export const pictureTitle: Words = { en: 'Pictures', tr: 'Resimler' };

export const watching: Words = {
  en: 'Watching content for changes; stop with Ctrl+C.',
  tr: 'İçerikteki değişiklikler izleniyor; durdurmak için Ctrl+C.',
};

export const isWellAgain: Words = { en: 'All is well again.', tr: 'Her şey yeniden yolunda.' };

/** A folder to write to that would put bundles among the content. */
export function describeOverlap(out: string, content: string): Words {
  return {
    en: `With --out ${out} the bundles would lie inside the content folder ${content}. Choose another folder, such as build.`,
    tr: `--out ${out} ile paketler ${content} içerik klasörünün içine yazılırdı. Başka bir klasör seçin, örneğin build.`,
  };
}

/** A compile that could not be finished, for a reason that is not in the content. */
export function describeFailure(error: unknown): Words {
  const reason = error instanceof Error ? error.message : String(error);
  return { en: `This compile failed: ${reason}`, tr: `Bu derleme tamamlanamadı: ${reason}` };
}

/** Making all pictures for the first time takes minutes, and nobody should wonder. */
export function describePictureWork(total: number): Words {
  return {
    en: `Making ${countNoun(total, 'picture').en} in all sizes, once for each; this can take some minutes.`,
    tr: `${total} resim bütün boyutlarda, her biri bir kez hazırlanıyor; birkaç dakika sürebilir.`,
  };
}

/**
 * Says in a line what a build did.
 *
 * @param time milliseconds it took
 * @param changed the paths that had changed, where it was a build after a change
 */
export function describeBuild(
  build: SessionBuild,
  time: number,
  changed: ReadonlySet<string> | undefined,
): Words {
  if (build.stoppedBy) return stopped[build.stoppedBy];
  const all = describeEntries(build);
  const { encoded = 0, written, opened = [] } = build;
  if (written === undefined) {
    return {
      en: `Nothing has changed; ${all.en} are up to date.`,
      tr: `Değişen bir şey yok; ${all.tr} güncel.`,
    };
  }
  const pictures = countNoun(encoded, 'picture file', 'resim dosyası');
  const bundles = countNoun(written.length, 'bundle file', 'paket dosyası');
  const files: Words = {
    en: `${pictures.en} and ${bundles.en} written`,
    tr: `${pictures.tr} ve ${bundles.tr} yazıldı`,
  };
  if (!changed)
    return { en: `Compiled ${all.en}; ${files.en}.`, tr: `${all.tr} derlendi; ${files.tr}.` };
  const names = describeOpened(opened);
  const milliseconds = Math.round(time);
  return {
    en: `Compiled ${names.en} in ${milliseconds} ms; ${files.en}.`,
    tr: `${names.tr} ${milliseconds} ms içinde derlendi; ${files.tr}.`,
  };
}

const stopped: Record<NonNullable<SessionBuild['stoppedBy']>, Words> = {
  content: {
    en: 'Nothing was written: fix the problems above and compile again.',
    tr: 'Hiçbir şey yazılmadı: yukarıdaki sorunları giderip yeniden derleyin.',
  },
  pictures: {
    en: 'No bundle was written: fix the problems above and compile again.',
    tr: 'Hiçbir paket yazılmadı: yukarıdaki sorunları giderip yeniden derleyin.',
  },
};

function describeEntries({ counts }: SessionBuild): Words {
  const parts = [
    countNoun(counts.experiences, 'experience', 'deneyim'),
    countNoun(counts.cars, 'car', 'araç'),
    countNoun(counts.posts, 'post', 'yazı'),
  ];
  return {
    en: parts.map(({ en }) => en).join(', '),
    tr: parts.map(({ tr }) => tr).join(', '),
  };
}

/** More than three files are counted rather than named. */
const namedFiles = 3;

function describeOpened(opened: readonly string[]): Words {
  if (opened.length === 0) return { en: 'pictures', tr: 'Resimler' };
  if (opened.length > namedFiles) {
    return countNoun(opened.length, 'file', 'dosya');
  }
  const names = opened.join(', ');
  return { en: names, tr: names };
}

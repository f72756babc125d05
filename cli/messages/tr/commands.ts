import { getSystemErrorMap } from 'node:util';
import { joinList } from '../../../shared/join-list.ts';
import type * as en from '../en/commands.ts';
import { askIfMeant } from './grammar.ts';

/** What commands say beside their findings. */
export const commands: typeof en.commands = {
  repeatedOption: ({ flag, values }) =>
    `${flag} birden çok kez verilmiş: ${values}. Bir kez yazın.`,

  outputIsContent: (file) =>
    `${file} içeriğin bir parçası; üzerine hiçbir şey yazılmadı. Başka bir ad seçin.`,
  outputExists: (file) =>
    `${file} zaten var ve içinde başka bir şey yazılı; belki de henüz içe aktarılmamış çeviriler. Bu yüzden hiçbir şey yazılmadı. Başka bir ad seçin ya da önce dosyayı silin.`,
  outputIsNoFile: (file) =>
    `${file} sıradan bir dosya değil; bir boru, bir aygıt ya da hiçbir yere götürmeyen bir bağlantı. Hiçbir şey yazılmadı. Başka bir ad seçin.`,

  validate: {
    unknownFile: ({ file, folder }) => `${folder} içinde “${file}” adlı bir içerik dosyası yok.`,
  },

  explain: {
    why: 'Neden önemli',
    fix: 'Ne yapmalı',
    wrong: 'Yanlış',
    right: 'Doğru',
    noCode: (wanted) =>
      `“${wanted}” bir kod değil. Kodlar C012 gibi görünür; hepsini “catalogue explain --ui tr” listeler.`,
    gone: ({ code, since, now }) =>
      `${code} ${since} gününden beri yok. ${now === undefined ? 'Yerine bir kod gelmedi.' : `Yerine ${now} geldi: catalogue explain ${now}`}`,
    unknownCode: ({ wanted, nearest }) =>
      `${wanted} diye bir kod yok. En yakınları: ${nearest.join(', ')}. Hepsini “catalogue explain --ui tr” listeler.`,
  },

  schema: {
    written: ({ total, written }) =>
      `${total} şema, ${written} tanesi yazıldı; VS Code içeriği bunlara göre denetler ve tamamlar.`,
    notOwn: ({ path, kind }) =>
      `${path} düz bir ${kind === 'file' ? 'dosya' : 'klasör'} olmalı; bu adda bir bağlantı ya da başka bir şey var, bu yüzden hiçbir şey yazılmadı.\n  → Onu başka bir yere taşıyın, sonra “catalogue schema” komutunu yeniden çalıştırın.`,
  },

  unknownKind: ({ kind, known, meant }) =>
    `“${kind}” diye bir tür yok.${meant === undefined ? '' : ` ${askIfMeant(meant)}`} Şunlardan birini yazın: ${known}.`,

  show: {
    broken: ({ file, command }) =>
      `${file} dosyası bozuk, bu yüzden kayıt gösterilemiyor. Yeri ve nedeni: ${command}`,
    notValid: ({ file, errors, command }) =>
      `${file} dosyasında ${errors} hata var, gösterilenler yanlış olabilir: ${command}`,
    manyEntries: ({ name, files }) =>
      [`“${name}” birden çok kaydı gösteriyor. Şu dosyalardan birini yazın:`, ...files].join(
        '\n  ',
      ),
  },

  find: {
    noWords: 'Aranacak bir şey yazılmadı. Bir sözcük yazın, örneğin: catalogue find çöl',
    apart: 'Aynı sözcükler, ama ayrı yerlerde:',
    everyPage: 'her sayfada',
    noPage: 'hiçbir sayfada görünmüyor',
    from: (moment) => `${moment} itibarıyla`,
    over: (period) => `${period} (süresi geçti)`,
    more: ({ address, count }) => `${address} ve ${count} sayfa daha`,
    summary: ({ query, places, files }) =>
      places === 0
        ? `İçerikte “${query}” hiç geçmiyor.`
        : `“${query}” ${files} dosyada ${places} yerde geçiyor.`,
  },

  report: {
    written: (file) => `Yazıldı: ${file}`,
    unchanged: (file) => `${file} yazıldığından beri değişen bir şey yok.`,
  },

  export: {
    nothing: 'Dışa aktarılacak metin yok.',
    needsLanguage: 'Hangi dile çevrileceğini yazın, örneğin --lang en.',
    wholeGlossary: 'Sözlük bütün olarak dışa aktarılır; adları yazmayın.',
    noGlossary: (file) => `${file} içinde terim yok; eklemek için: catalogue new term`,
    printedTerms: (count) => `${count} terim dışa aktarıldı.`,
    writtenTerms: ({ count, file }) => `${count} terim ${file} dosyasına yazıldı.`,
    printed: (count) => `${count} metin dışa aktarıldı.`,
    written: ({ count, file }) =>
      `${count} metin ${file} dosyasına yazıldı. Çevrilip geri gelince: catalogue import ${file}`,
  },

  import: {
    unreadable: (file) => `${file} dosyası okunamıyor.`,
    workbook: (file) =>
      `${file} dosyası metin değil, bir çalışma kitabı ya da sıkıştırılmış başka bir dosya. Tablo programında açıp UTF-8 CSV olarak kaydedin (Excel’de “CSV UTF-8 (Virgülle ayrılmış)”) ve o dosyayı içe aktarın.`,
    unknownFormat: (file) =>
      `${file} dosyasının biçimi adından anlaşılmıyor; --format xliff, csv ya da po ile belirtin.`,
  },
};

/** Progress and outcome of `compile`. */
export const compile: typeof en.compile = {
  reading: 'Okunuyor',
  pictures: 'Resimler',
  watching: 'İçerikteki değişiklikler izleniyor; durdurmak için Ctrl+C.',
  polling: {
    limit: (setting) =>
      `Sistemin dosya izleme sınırına ulaşıldı (${setting}). Değişiklikler bu yüzden saniyede bir aranıyor; kayıtlar biraz geç görünür. Hemen görünmeleri için dosya izleyen başka programları kapatın ya da bu sınırı yükseltin, sonra yeniden başlatın.`,
    drive: (folder) =>
      `${folder}, kayıtları bildirmeyebilen bir sürücüde: bir ağ sürücüsünde ya da WSL’de bir Windows sürücüsünde. Değişiklikler bu yüzden saniyede bir aranıyor; kayıtlar biraz geç görünür. Hemen görünmeleri için projeyi bu sistemin kendi diskine klonlayın.`,
  },
  isWellAgain: 'Her şey yeniden yolunda.',
  overlap: ({ out, content }) =>
    `--output ${out} ile paketler ${content} içerik klasörünün içine yazılırdı. Başka bir klasör seçin, örneğin build.`,
  failure: (reason) => `Bu derleme tamamlanamadı: ${reason}`,
  pictureWork: (total) =>
    `${total} resim bütün boyutlarda, her biri bir kez hazırlanıyor; birkaç dakika sürebilir.`,
  folderUnreadable: (folder) => `${folder} içerik klasörü okunamıyor.`,
  brokenOutput: ({ path, field, reason }) =>
    `${path} dosyası${field && ` ${field} alanında`} bozuk olurdu: ${reason}. Hiçbir paket yazılmadı. Hata içerikte değil, programda: bu iletiyi bir programcıya gösterin.`,
  savedMeanwhile: (file) =>
    `${file} bu sırada başkası tarafından kaydedildi; hiçbir şey yazılmadı. Komutu yeniden çalıştırın.`,
  stopped: {
    content: 'Hiçbir şey yazılmadı: yukarıdaki sorunları giderip yeniden derleyin.',
    pictures: 'Hiçbir paket yazılmadı: yukarıdaki sorunları giderip yeniden derleyin.',
  },
  shownLater: 'Bunlar tamamlanınca sayfa burada görünür. Sitenin geri kalanı bunları beklemez.',
  leftOut: (files) => `Tamamlanana kadar gösterilmeyen taslaklar: ${files.join(', ')}.`,
  upToDate: (counts) => `Değişen bir şey yok; ${describeEntries(counts)} güncel.`,
  compiled: ({ counts, encoded, written }) =>
    `${describeEntries(counts)} derlendi; ${describeFiles(encoded, written)}.`,
  compiledAgain: ({ opened, milliseconds, encoded, written }) =>
    `${describeOpened(opened)} ${milliseconds} ms içinde derlendi; ${describeFiles(encoded, written)}.`,
};

function describeEntries({ experiences, cars, posts }: en.EntryCounts): string {
  return `${experiences} deneyim, ${cars} araç, ${posts} yazı`;
}

function describeFiles(encoded: number, written: number): string {
  return `${encoded} resim dosyası ve ${written} paket dosyası yazıldı`;
}

function describeOpened(opened: readonly string[] | number): string {
  if (typeof opened === 'number') return `${opened} dosya`;
  return opened.length === 0 ? 'Resimler' : opened.join(', ');
}

/** What `catalogue new` asks and says. */
export const entries: typeof en.entries = {
  kinds: {
    car: 'araç',
    experience: 'deneyim',
    post: 'yazı',
    service: 'hizmet',
    picture: 'resim',
    notice: 'duyuru',
    term: 'terim',
  },
  questions: {
    fileName: {
      name: 'Dosyanın adı',
      meaning: 'Yalnızca editörler görür; önüne yazının numarası konur.',
    },
    pictureName: {
      name: 'Ad',
      meaning: 'Kayıtlarda resim için kullanılan ad: a-z küçük harfleri, rakamlar ve kısa çizgi.',
    },
  },
  mayBeEmpty: 'boş bırakılabilir',
  mayBeAdded: 'Bunlar da eklenebilir:',
  draftLine:
    'Önündeki # kalkınca bu satır kaydı taslak yapar: eksikleri kimseyi durdurmaz, ziyaretçi onu görmez. Yayımlamak için satırı silin.',
  needed: 'Bu bilgi gerekli.',
  gaveUp: 'Hiçbir şey yazılmadı.',
  taken: ({ value, owner }) => `“${value}” zaten kullanılıyor: ${owner}. Başka bir değer seçin.`,
  noChoice: ({ value, choices, meant }) =>
    `“${value}” şunlardan biri değil: ${choices.join(', ')}.${meant === undefined ? '' : ` ${askIfMeant(meant)}`}`,
  plainDigits: ({ written, right }) =>
    `${written} düz rakamlarla yazılmamış. Bu sayı için ${right} yazın.`,
  missing: ({ kind, list }) =>
    `Soru sorulacak bir terminal yok; yeni ${kind} için şunlar gerekli:\n${list}`,
  strayFlags: ({ kind, flags, known }) =>
    `Yeni ${kind} için ${flags} seçeneği yok; seçenekleri: ${known}.`,
  present: (file) => `${file} zaten var ve olduğu gibi kalıyor. Başka bir slug seçin.`,
  unfit: (file) =>
    `Kayıt ${file} dosyasına güvenle eklenemiyor; hiçbir şey yazılmadı. Dosyayı düzeltin (catalogue validate) ya da kaydı elle ekleyin.`,
  next: {
    heading: 'Sırada ne var:',
    copyPicture: (file) =>
      `Resmi ${file} olarak kopyalayın: en az 1200, ekranı kaplayacaksa 2400 piksel genişliğinde.`,
    keepAsDraft:
      'Hazır olana kadar dosyanın başındaki draft: true satırının önünden # işaretini kaldırın: eksikler o zaman kimseyi durdurmaz.',
    fillIn: (file, hasBlocks) =>
      `${file} dosyasını açın, boş tırnakları ("") doldurun${hasBlocks ? '; uzun metinleri | işaretinin altına, iki boşluk daha içeriden yazın' : ''}: önce Türkçe, sonra İngilizce ve Arapça.`,
    addPicture: (folder) =>
      `Henüz pictures.yaml dosyasında olmayan bir resim için: ${folder} klasörüne koyun, sonra catalogue new picture`,
    showPicture: (name) =>
      `Adını (${name}) görünmesini istediğiniz yere yazın, örneğin bir aracın images alanına.`,
    seeRest: 'Kalanları görün: catalogue validate; çeviriler için catalogue missing',
    look: 'Sayfaya bakın: npm run dev',
    lookOn: (moment) => `İlk günündeki gibi bakın: npm run dev -- --at ${moment}`,
    applyTerm: (file) =>
      `Aynı ölçüde uygun öteki biçimleri also, kullanılmayacak sözleri never altına yazın (${file}); never altındakileri catalogue validate bulur.`,
  },
};

/** The end of a report for people, and the names of what it holds. */
export const reports: typeof en.reports = {
  error: 'hata',
  warning: 'uyarı',
  note: 'not',
  noProblems: (files) => `${files} dosya denetlendi, sorun yok.`,
  counts: ({ errors, warnings, notes }) =>
    joinList(
      [
        ...(errors > 0 ? [`${errors} hata`] : []),
        ...(warnings > 0 ? [`${warnings} uyarı`] : []),
        ...(notes > 0 ? [`${notes} not`] : []),
      ],
      'tr',
    ),
  problems: (found) => `${found.files} dosyada ${reports.counts(found)}.`,
  elsewhere: ({ command, ...found }) =>
    `Öteki dosyalarda ${reports.counts(found)} var. Hepsini gösterir: ${command}`,
  unfinished: ({ count, draft }) => `${draft} taslağında tamamlanacak ${count} şey var`,
  notesStopNothing: 'Notlar hiçbir şeyi durdurmaz.',
  fixable: ({ fixable, found, command }) => {
    if (fixable < found) return `${fixable} tanesini şu komut düzeltir: ${command}`;
    return `${fixable === 1 ? 'Şu' : 'Hepsini şu'} komut düzeltir: ${command}`;
  },
  moreAboutCode: (code) => `Bir kod hakkında daha fazlası: catalogue explain ${code} --ui tr`,
};

/** What is said when a command fails and nothing better is known. */
export const failures: typeof en.failures = {
  unexpected: 'catalogue beklenmedik biçimde durdu.',
  system: ({ path, ...said }) =>
    `${path === undefined ? 'Bir dosya' : `${path} dosyası`} yazılamıyor ya da okunamıyor: ${sayReason(said)}.`,
  history: {
    noGit: 'Eski içeriği okumak için git programı gerekir; bu bilgisayarda kurulu değil.',
    noCommit: (since) =>
      `“${since}” deponun bu kopyasında bir kayıt (commit), dal ya da etiket değil; “7 days ago” gibi, öncesinde kaydı olan bir zaman da değil.\n  → git log --all neler olduğunu gösterir; git fetch --unshallow eksik bir kopyanın (shallow clone) kalanını getirir.`,
    git: (reason) =>
      `git eski içeriği okuyamıyor. İçerik klasörü bir git deposunun içinde olmalı.\n  → ${reason}`,
  },
};

/** A failure as the system names it, in Turkish where it is a common one. */
export function sayReason({ code, errno }: en.SystemReason): string {
  const reason = reasons[code] ?? getSystemErrorMap().get(errno)?.[1];
  return reason === undefined ? code : `${code} (${reason})`;
}

const reasons: Partial<Record<string, string>> = {
  EACCES: 'erişim izni yok',
  EEXIST: 'bu adda bir dosya var',
  EISDIR: 'bu bir klasör',
  ELOOP: 'bağlantılar birbirini gösteriyor',
  ENOENT: 'böyle bir dosya ya da klasör yok',
  ENOSPC: 'diskte yer kalmadı',
  ENOTDIR: 'yoldaki adlardan biri klasör değil',
  EPERM: 'bu işleme izin yok',
  EROFS: 'diske yazılamıyor, salt okunur',
};

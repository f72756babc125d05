import type { entries as en } from '../en/entries.ts';
import { askIfMeant } from './grammar.ts';

/** What `catalogue new` asks and says. */
export const entries: typeof en = {
  kinds: {
    car: 'araç',
    experience: 'deneyim',
    post: 'yazı',
    service: 'hizmet',
    picture: 'resim',
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
  needed: 'Bu bilgi gerekli.',
  gaveUp: 'Hiçbir şey yazılmadı.',
  taken: ({ value, owner }) => `“${value}” zaten kullanılıyor: ${owner}. Başka bir değer seçin.`,
  noChoice: ({ value, choices }) => `“${value}” şunlardan biri değil: ${choices.join(', ')}.`,
  missing: ({ kind, list }) =>
    `Soru sorulacak bir terminal yok; yeni ${kind} için şunlar gerekli:\n${list}`,
  strayFlags: ({ kind, flags, known }) =>
    `Yeni ${kind} için ${flags} seçeneği yok; seçenekleri: ${known}.`,
  unknownKind: ({ kind, known, meant }) =>
    `“${kind}” diye bir şey oluşturulamaz.${meant === undefined ? '' : ` ${askIfMeant(meant)}`} Şunlardan biri olmalı: ${known}.`,
  present: (file) => `${file} zaten var ve olduğu gibi kalıyor. Başka bir slug seçin.`,
  unfit: (file) =>
    `Kayıt ${file} dosyasına güvenle eklenemiyor; hiçbir şey yazılmadı. Dosyayı düzeltin (catalogue validate) ya da kaydı elle ekleyin.`,
  next: {
    heading: 'Sırada ne var:',
    copyPicture: (file) =>
      `Resmi ${file} olarak kopyalayın: en az 1200, ekranı kaplayacaksa 2400 piksel genişliğinde.`,
    fillIn: (file) =>
      `${file} dosyasını açın, boş tırnakları ("") doldurun: önce Türkçe, sonra İngilizce ve Arapça.`,
    addPicture: (folder) =>
      `Henüz pictures.yaml dosyasında olmayan bir resim için: ${folder} klasörüne koyun, sonra catalogue new picture`,
    seeRest: 'Kalanları görün: catalogue validate; çeviriler için catalogue missing',
    look: 'Sayfaya bakın: npm run dev',
  },
};

import { defineCode, defineProblem } from './define-code.ts';

/** The fields of an entry that its texts may contradict. */
const factPaths = {
  duration: 'duration',
  price: 'price',
  seats: 'facts.seats',
  driverAge: 'facts.driverAge',
  age: 'facts.age',
} as const;

export type FactField = keyof typeof factPaths;

export const differentNumber = defineCode({
  code: 'C122',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['duration:', '  tr: 6 saat', '  en: 5 hours'],
    right: ['duration:', '  tr: 6 saat', '  en: 6 hours'],
  },
  explanation: {
    en: {
      title: 'Different numbers',
      meaning:
        'A number in a translation is not the one in its Turkish text, or a text contradicts the duration, the price, the seats or the ages of its own entry. Numbers in words count, and so do converted units: 720 beygir are 710 hp. A text may leave a number out, but not a price, a time of day or a telephone number.',
      why: 'Visitors plan and pay by numbers. Two languages promise two different things, and one of them is wrong.',
      fix: 'Find out which number is right, and write it in both places. If both are meant, say why in exceptions.yaml.',
    },
    tr: {
      title: 'Tutmayan sayılar',
      meaning:
        'Çevirideki bir sayı Türkçe metindeki sayıyla aynı değil, ya da metin kendi kaydındaki süre, fiyat, koltuk sayısı veya yaşla çelişiyor. Yazıyla yazılmış sayılar da sayılır; çevrilmiş birimler de kabul edilir: 720 beygir, 710 hp eder. Metin bir sayıyı atlayabilir; ama fiyatı, saati ve telefon numarasını atlayamaz.',
      why: 'Ziyaretçi planını da ödemesini de sayılara bakarak yapar. İki dil iki ayrı söz verirse biri yanlıştır.',
      fix: 'Doğru sayının hangisi olduğunu öğrenip iki yere de onu yazın. Fark bilerek bırakıldıysa nedenini exceptions.yaml dosyasına yazın.',
    },
  },
  problems: {
    differentNumber: defineProblem<{ here: string; there: string }>({
      en: ({ here, there }) =>
        here === there
          ? {
              message: `“${here}” is another number here than in the Turkish text, since the two languages use dot and comma differently.`,
              advice: 'Write it with the dot and the comma of this language.',
            }
          : {
              message: `The numbers do not agree: here “${here}”, in Turkish “${there}”.`,
              advice: 'Write the right one on both sides.',
            },
      tr: ({ here, there }) =>
        here === there
          ? {
              message: `“${here}” burada Türkçe metindekinden başka bir sayıdır; çünkü iki dil nokta ile virgülü farklı kullanır.`,
              advice: 'Sayıyı bu dilin noktası ve virgülüyle yazın.',
            }
          : {
              message: `Sayılar tutmuyor: burada “${here}”, Türkçede “${there}”.`,
              advice: 'İki tarafa da doğru olanı yazın.',
            },
    }),
    numberAlone: defineProblem<{
      kind: 'price' | 'time' | 'phone';
      /** The text that contains the number. */
      side: 'here' | 'turkish';
      written: string;
    }>({
      en: ({ kind, side, written }) => {
        const name = { price: 'price', time: 'time', phone: 'telephone number' }[kind];
        return side === 'here'
          ? {
              message: `The ${name} “${written}” is only here, and not in the Turkish text.`,
              advice: 'Write it on both sides, or on neither.',
            }
          : {
              message: `The ${name} “${written}” of the Turkish text is missing here.`,
              advice: 'Write it on both sides, or on neither.',
            };
      },
      tr: ({ kind, side, written }) => {
        const name = { price: 'fiyatı', time: 'saati', phone: 'telefon numarası' }[kind];
        return side === 'here'
          ? {
              message: `“${written}” ${name} yalnız burada var, Türkçe metinde yok.`,
              advice: 'İki tarafa da yazın ya da iki taraftan da çıkarın.',
            }
          : {
              message: `Türkçe metindeki “${written}” ${name} burada yok.`,
              advice: 'İki tarafa da yazın ya da iki taraftan da çıkarın.',
            };
      },
    }),
    contradictsFact: defineProblem<{
      field: FactField;
      here: string;
      /** The value of the field, as written there. */
      fact: string;
    }>({
      en: ({ field, here, fact }) => ({
        message: `This text says “${here}”, but ${
          {
            duration: 'the entry has the duration',
            price: 'the entry has the price',
            seats: 'the number of seats of this car is',
            driverAge: 'the age of drivers of this car is',
            age: 'the age in the facts is',
          }[field]
        } “${fact}”.`,
        advice: `Correct the text, or the field ${factPaths[field]}.`,
      }),
      tr: ({ field, here, fact }) => ({
        message: `Bu metinde “${here}” yazıyor; oysa ${
          {
            duration: 'bu kaydın süresi',
            price: 'bu kaydın fiyatı',
            seats: 'bu aracın koltuk sayısı',
            driverAge: 'bu aracın sürücü yaşı',
            age: 'bilgilerde yazan yaş',
          }[field]
        } “${fact}”.`,
        advice: `Metni ya da ${factPaths[field]} alanını düzeltin.`,
      }),
    }),
  },
});

import { askIfRenamed, type FormerAddress, joinSentences } from './ask-if-renamed.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const unknownReference = defineCode({
  code: 'C024',
  example: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['author: editor'],
    right: ['author: editors'],
  },
  explanation: {
    en: {
      title: 'Unknown reference',
      meaning:
        'A post names an author or a related post that does not exist, a notice a page or a category, or an entry goes with one that does not exist or with itself.',
      why: 'The post would appear without its author, or with a link to nowhere, and the notice on no page.',
      fix: 'Use an id from authors.yaml, or the id of another post. A notice names pages by keys such as contact, categories by ids such as visa, and entries by their addresses.',
    },
    tr: {
      title: 'Bilinmeyen başvuru',
      meaning:
        'Yazı, var olmayan bir yazarın ya da ilgili yazının; duyuru, var olmayan bir sayfanın ya da kategorinin adını veriyor. Kaydın goesWith listesi de var olmayan bir kaydı ya da kaydın kendisini anıyor olabilir.',
      why: 'Yazı yazarsız kalır ya da boşa giden bir bağlantı gösterir, duyuru ise hiçbir sayfada görünmezdi.',
      fix: 'authors.yaml dosyasındaki bir id değerini ya da başka bir yazının id değerini kullanın. Duyuru, sayfaları contact gibi anahtarlarla, kategorileri visa gibi id’lerle, kayıtları adresleriyle anar.',
    },
  },
  problems: {
    unknownAuthor: defineProblem<{
      author: string;
      known: readonly string[];
      meant?: string;
    }>({
      en: ({ author, known, meant }) => ({
        message: `There is no author “${author}” in authors.yaml.`,
        advice:
          meant === undefined ? `Use one of: ${known.join(', ')}.` : `Did you mean “${meant}”?`,
      }),
      tr: ({ author, known, meant }) => ({
        message: `authors.yaml dosyasında “${author}” adlı bir yazar yok.`,
        advice:
          meant === undefined
            ? `Şunlardan birini yazın: ${known.join(', ')}.`
            : `Şunu mu demek istediniz: “${meant}”?`,
      }),
    }),
    unknownPost: defineProblem<{ id: number }>({
      en: ({ id }) => ({
        message: `Post ${id} does not exist, or is this post itself.`,
        advice: 'Name the id of another post that exists.',
      }),
      tr: ({ id }) => ({
        message: `${id} numaralı yazı yok ya da bu yazının kendisi.`,
        advice: 'Var olan başka bir yazının numarasını (id) yazın.',
      }),
    }),
    goesWithItself: {
      en: {
        message: 'An entry does not go with itself.',
        advice: 'Name what visitors may want next, by its slug.',
      },
      tr: {
        message: 'Kayıt, kendi goesWith listesinde duruyor.',
        advice: 'Ziyaretçinin bundan sonra isteyebileceğini slug’ıyla yazın.',
      },
    },
    unknownPlace: defineProblem<{ name: string; places: readonly string[]; meant?: string }>({
      en: ({ name, places, meant }) => ({
        message: `“${name}” is neither a page nor a category nor the address of an entry.`,
        advice:
          meant === undefined
            ? `Write an address such as /detay/col-turu, or one of: ${places.join(', ')}.`
            : `Did you mean “${meant}”?`,
      }),
      tr: ({ name, places, meant }) => ({
        message: `“${name}” bir sayfa, bir kategori ya da bir kaydın adresi değil.`,
        advice:
          meant === undefined
            ? `/detay/col-turu gibi bir adres ya da şunlardan birini yazın: ${places.join(', ')}.`
            : `Şunu mu demek istediniz: “${meant}”?`,
      }),
    }),
    placeByAddress: defineProblem<{ address: string; place: string; isCategory: boolean }>({
      en: ({ address, place, isCategory }) => ({
        message: `A notice names the page ${address} by its ${isCategory ? 'category' : 'key'}.`,
        advice: `Write ${place}${isCategory ? ', which is this page and the pages of its experiences' : ''}.`,
      }),
      tr: ({ address, place, isCategory }) => ({
        message: `Duyuru ${address} sayfasını ${isCategory ? 'kategorisiyle' : 'anahtarıyla'} anar.`,
        advice: `${place} yazın${isCategory ? '; bu sayfayı ve deneyimlerinin sayfalarını kapsar' : ''}.`,
      }),
    }),
    unknownEntry: defineProblem<{
      name: string;
      meant?: string;
      /** The file that had this slug. */
      former?: FormerAddress;
    }>({
      en: ({ name, meant, former }) => ({
        message: `There is no experience or car “${name}”.`,
        advice: joinSentences(
          former && askIfRenamed.en({ ...former, name }),
          meant === undefined
            ? 'Write the slug of one that exists, the end of its address /detay/….'
            : `Did you mean “${meant}”?`,
        ),
      }),
      tr: ({ name, meant, former }) => ({
        message: `“${name}” adında bir deneyim ya da araç yok.`,
        advice: joinSentences(
          former && askIfRenamed.tr({ ...former, name }),
          meant === undefined
            ? 'Var olan birinin slug’ını yazın: /detay/… adresinin sonunu.'
            : `Şunu mu demek istediniz: “${meant}”?`,
        ),
      }),
    }),
  },
});

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
      meaning: 'A post names an author or a related post that does not exist.',
      why: 'The post would appear without its author, or with a link to nowhere.',
      fix: 'Use an id from authors.yaml, or the id of another post.',
    },
    tr: {
      title: 'Bilinmeyen başvuru',
      meaning: 'Yazı, var olmayan bir yazarın ya da ilgili yazının adını veriyor.',
      why: 'Yazı yazarsız kalır ya da boşa giden bir bağlantı gösterirdi.',
      fix: 'authors.yaml dosyasındaki bir id değerini ya da başka bir yazının id değerini kullanın.',
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

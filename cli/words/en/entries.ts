import { askIfMeant } from './grammar.ts';

/** What `catalogue new` asks and says. */
export const entries = {
  kinds: {
    car: 'car',
    experience: 'experience',
    post: 'post',
    service: 'service',
    picture: 'picture',
  },
  /** What is asked although no field of the entry holds it. */
  questions: {
    fileName: {
      name: 'Name of the file',
      meaning: 'Only editors see it; the number of the post is put before it.',
    },
    pictureName: {
      name: 'Name',
      meaning:
        'The name by which entries call the picture: lower-case letters a-z, digits and hyphens.',
    },
  },
  mayBeEmpty: 'may be left empty',
  mayBeAdded: 'These may be added:',
  needed: 'This is needed.',
  gaveUp: 'Nothing was written.',
  taken: ({ value, owner }: { value: string; owner: string }) =>
    `“${value}” is taken already, by ${owner}. Choose another.`,
  noChoice: ({ value, choices }: { value: string; choices: readonly string[] }) =>
    `“${value}” is not one of: ${choices.join(', ')}.`,
  missing: ({ kind, list }: { kind: string; list: string }) =>
    `There is no terminal to ask on, and a new ${kind} needs:\n${list}`,
  strayFlags: ({ kind, flags, known }: { kind: string; flags: string; known: string }) =>
    `A new ${kind} has no ${flags}; its flags are: ${known}.`,
  unknownKind: ({
    kind,
    known,
    meant,
  }: {
    kind: string;
    known: string;
    meant?: string | undefined;
  }) =>
    `There is no “${kind}” to make.${meant === undefined ? '' : ` ${askIfMeant(meant)}`} It is one of: ${known}.`,
  present: (file: string) => `${file} exists already and stays as it is. Choose another slug.`,
  unfit: (file: string) =>
    `The entry cannot be added to ${file} safely, so nothing was written. Fix the file (catalogue validate), or add the entry by hand.`,
  next: {
    heading: 'What to do next:',
    copyPicture: (file: string) =>
      `Copy the picture to ${file}: at least 1200 pixels wide, 2400 where it fills the screen.`,
    fillIn: (file: string) =>
      `Open ${file} and fill in the empty quotes (""): Turkish first, then English and Arabic.`,
    addPicture: (folder: string) =>
      `For a picture that is not in pictures.yaml yet: put it into ${folder}, then catalogue new picture`,
    seeRest: 'See what is left: catalogue validate, and for the translations catalogue missing',
    look: 'Look at it: npm run dev',
  },
};

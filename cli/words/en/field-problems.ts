import type {
  FieldProblemName,
  FieldProblemParams,
} from '../../../shared/schemas/field-problem.ts';

/** What a sentence about a field says, and what it advises. */
interface Said {
  message: string;
  advice: string;
}

/** What every language of the tool says of every problem of a field. */
export type FieldProblemWords = {
  [Name in FieldProblemName]: (params: FieldProblemParams[Name]) => Said;
};

export const fieldProblems = {
  notASlug: ({ value }) => ({
    message: `“${value}” is not a slug.`,
    advice: 'Use lower-case letters a-z, digits and single hyphens, such as col-turu.',
  }),
  notADay: ({ value }) => ({
    message: `“${value}” is not a day that exists.`,
    advice: 'Write it as 2026-11-21: year, month, day.',
  }),
  notATime: ({ value }) => ({
    message: `“${value}” is not a time of day.`,
    advice: 'Write it with two digits each and in quotes, such as "06:10".',
  }),
  notAPrice: ({ value }) => ({
    message: `“${value}” is not a price in whole dollars.`,
    advice: 'Write digits alone, in quotes, such as "150".',
  }),
  priceAboveFilter: ({ value }) => ({
    message: `The price ${value} is above 1000, so the price filter would hide this service from everyone.`,
    advice: 'Write a price from 0 to 1000.',
  }),
  notAnHttpsAddress: ({ value }) => ({
    message: `“${value}” is not a whole https address.`,
    advice: 'Copy the address from the browser; it starts with https:// and holds no spaces.',
  }),
  notAnOrigin: ({ value }) => ({
    message: `“${value}” is not the address of a site.`,
    advice:
      'Write https:// and the host, without a slash at the end, such as https://www.example.com.',
  }),
  notAPhoneNumber: ({ value }) => ({
    message: `“${value}” is not a phone number.`,
    advice: 'Begin with + and the country code, in quotes, such as "+971 00 000 0000".',
  }),
  notAChatNumber: ({ value }) => ({
    message: `“${value}” is not a chat number.`,
    advice: 'Write country code and number as digits alone, in quotes, such as "971000000000".',
  }),
  notAnEmail: ({ value }) => ({
    message: `“${value}” is not an e-mail address.`,
    advice: 'Write it as name@example.com.',
  }),
  notAHost: ({ value }) => ({
    message: `“${value}” is not the name of a host.`,
    advice:
      'Write the name alone, without https:// and without a path, such as images.example.com.',
  }),
  notAPictureFile: ({ value }) => ({
    message: `“${value}” is not the name of a picture file.`,
    advice: 'Name a .jpg, .png, .webp or .avif file that lies directly in content/images.',
  }),
  notAPictureName: ({ value }) => ({
    message: `“${value}” is not a name for a picture.`,
    advice: 'Use lower-case letters a-z, digits and single hyphens, such as desert-morning.',
  }),
  sourceNotDeclared: () => ({
    message: 'Turkish is not among the declared languages.',
    advice: 'Add tr to the list; Turkish is the source of all translations.',
  }),
  alternativeMissing: () => ({
    message: 'The picture has no alternative text (alt).',
    advice:
      'Add alt and say in one sentence what the picture shows; if it tells nothing, write decorative: true instead.',
  }),
  alternativeOfDecoration: () => ({
    message: 'The picture has an alternative text (alt) and is called decorative.',
    advice: 'Keep alt where the picture shows something; keep decorative: true where it does not.',
  }),
} as const satisfies FieldProblemWords;

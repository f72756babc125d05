import { languages } from '../../../shared/languages.ts';
import type {
  FieldProblemName,
  FieldProblemParams,
} from '../../../shared/schemas/field-problem.ts';
import { countNoun } from './grammar.ts';

/** What a field should hold, by the name of its type. */
export const typeNames: Readonly<Record<string, string>> = {
  picture: 'the name of a picture',
  link: 'a link',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'fields below it',
  record: 'fields below it',
  array: 'a list',
  tuple: 'two numbers such as [0.5, 0.5]',
};

function nameType(name: string): string {
  if (name !== 'text' && name !== 'label') return typeNames[name] ?? name;
  // Not made when the tool starts, as in `nameLanguage`.
  const all = new Intl.ListFormat('en-GB').format(languages);
  return `a text in ${all}`;
}

/** What a field holds instead; `written` as it stands in the file, since YAML may have read something else. */
export type Found =
  | { as: 'list' | 'fields' }
  | { as: 'field' | 'items' | 'nothing' | 'switch'; written: string }
  | { as: 'text'; text: string }
  | { as: 'number'; written: string; value: number };

/** Where a number lies, or how many items a list has. */
export interface Bound {
  bound: 'exact' | 'too_small' | 'too_big';
  limit: number;
  isInclusive: boolean;
}

export type TypeAdvice =
  | 'quote'
  | 'unquote'
  | 'digits'
  | 'switch'
  | 'dashes'
  | 'languages'
  | 'pair'
  | 'compare';

const typeAdvice: Record<TypeAdvice, string> = {
  quote: 'Put the value in double quotes, so that it is read as text exactly as it stands.',
  unquote: 'Write the number without quotes.',
  digits: 'Write digits alone; decimals come behind a point.',
  switch: 'Write true for yes or false for no.',
  dashes: 'Write every item on a line of its own, beginning with a dash and a space.',
  languages: 'Write each language on a line of its own below it, indented by two spaces:',
  pair: 'Write two numbers from 0 to 1 in brackets, with a comma between them and a point in each.',
  compare: 'Compare the field with the same field of a neighbouring entry.',
};

/** Problems of a field’s form, which its schema finds. */
export const schemaProblems = {
  wrongType: ({
    wanted,
    found,
    advice,
    example,
  }: {
    wanted: string;
    found: Found;
    advice: TypeAdvice;
    /** How the line could read, behind the advice on languages. */
    example?: string;
  }) => ({
    message: `Expected ${nameType(wanted)}, found ${describeFound(found)}.`,
    advice: example === undefined ? typeAdvice[advice] : `${typeAdvice[advice]} ${example}`,
  }),
  missingTurkish: {
    message: 'The Turkish text is missing.',
    advice: 'Add tr; all translations are made from the Turkish text.',
  },
  missingField: ({
    name,
    wanted,
    values,
  }: {
    name: string;
    wanted: string;
    /** What the site fills in there, as it is written; empty for nothing. */
    values: string;
  }) => ({
    message: `The field “${name}” is missing.`,
    advice: `Add it; it holds ${nameType(wanted)}${values && `, each with ${values}`}.`,
  }),
  emptyFile: {
    message: 'The file is empty.',
    advice: 'Fill it like another file of its kind, or delete it.',
  },
  emptyField: ({ name, wanted }: { name: string; wanted: string }) => ({
    message: `The field “${name}” is empty.`,
    advice: `Write ${nameType(wanted)} there.`,
  }),
  emptyItem: ({ wanted }: { wanted: string }) => ({
    message: 'This item of the list is empty.',
    advice: `Write ${nameType(wanted)} there, or delete the item.`,
  }),
  emptyTurkish: {
    message: 'The Turkish text is empty.',
    advice: 'Write it; all translations are made from the Turkish text.',
  },
  emptyText: ({ name }: { name: string }) => ({
    message: `The text “${name}” is empty.`,
    advice: 'Write the text.',
  }),
  wrongCount: ({ count, ...bound }: { count: number } & Bound) => ({
    message: `The list has ${countNoun(count, 'item')}; it needs ${describeBound(bound)}.`,
    advice:
      count < bound.limit ? `Add ${bound.limit - count} more.` : `Remove ${count - bound.limit}.`,
  }),
  outOfRange: ({ value, ...bound }: { value: string } & Bound) => ({
    message: `${value} is out of range; the value is ${describeBound(bound)}.`,
    advice: 'Correct the number.',
  }),
  notAllowed: ({
    value,
    allowed,
    meant,
  }: {
    value: string;
    allowed: readonly string[];
    meant?: string;
  }) => ({
    message: `“${value}” is not one of the allowed values.`,
    advice: meant === undefined ? `Use one of: ${allowed.join(', ')}.` : `Did you mean “${meant}”?`,
  }),
  unknownKey: ({
    key,
    known,
    meant,
    lost,
  }: {
    key: string;
    known: readonly string[];
    meant?: string;
    /** The empty text above a language that lost its indentation. */
    lost?: string;
  }) => ({
    message: `“${key}” is not a field here.`,
    advice:
      lost !== undefined
        ? `Indent the line by two spaces, so that it belongs to “${lost}”.`
        : meant !== undefined
          ? `Did you mean “${meant}”?`
          : `Remove it; the fields here are: ${known.join(', ')}.`,
  }),
  wrongForm: ({ value }: { value: string }) => ({
    message: `“${value}” does not have the right form.`,
    advice: 'Compare it with the same field of a neighbouring entry.',
  }),
};

function describeFound(found: Found): string {
  switch (found.as) {
    case 'list':
      return 'a list';
    case 'fields':
      return 'fields below it';
    case 'field':
      return `${found.written}, which YAML reads as a field`;
    case 'items':
      return `${found.written}, which YAML reads as a list`;
    case 'text':
      return `the text “${found.text}”`;
    case 'number':
      return found.written === String(found.value)
        ? `the number ${found.written}`
        : `${found.written}, which YAML reads as the number ${found.value}`;
    case 'nothing':
      return `${found.written}, which YAML reads as nothing`;
    case 'switch':
      return `${found.written}, which YAML reads as a yes or no`;
  }
}

function describeBound({ bound, limit, isInclusive }: Bound): string {
  if (bound === 'exact') return `exactly ${limit}`;
  if (bound === 'too_small') return isInclusive ? `at least ${limit}` : `more than ${limit}`;
  return isInclusive ? `at most ${limit}` : `less than ${limit}`;
}

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
  notAPictureFile: ({ value, meant }) => ({
    message: `“${value}” cannot be the name of a picture file: it has letters a-z without marks, digits and hyphens, and ends in .jpg, .png, .webp or .avif.`,
    advice:
      meant === undefined
        ? 'Name a file that lies directly in content/images.'
        : `Write ${meant}, and give the file in content/images this name.`,
  }),
  hoursEndFirst: ({ from, to }) => ({
    message: `The hours end at ${to}, before or when they begin at ${from}.`,
    advice: 'Write the time of opening behind from, and that of closing behind to.',
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

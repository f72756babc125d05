import type { Language } from '../languages.ts';

/** The problems of values by name, each with the parameters of its message. */
export interface FieldProblemParams {
  notASlug: { value: string };
  notADay: { value: string };
  notAMoment: { value: string };
  dayInOtherForm: { value: string; meant: string };
  momentInOtherForm: { value: string; meant: string };
  momentInZone: { value: string; meant: string };
  timeWithoutDay: { value: string };
  yearLongPast: { value: string };
  endsFirst: { from: string; until: string };
  hoursOfClosedDays: Record<never, never>;
  daysOfClosedDays: Record<never, never>;
  daysOutside: { from: string; until: string };
  dayTwice: { day: string };
  hoursMissing: { name: 'opens' | 'closes' | 'both' };
  sameTime: { time: string };
  noBreak: { opens: string; before: string };
  runsOver: { day: string; closes: string; next: string; opens: string };
  noDayLeft: Record<never, never>;
  hoursOverlap: { from: string; until: string; other: string };
  notATime: { value: string };
  notAPrice: { value: string };
  priceAboveFilter: { value: string };
  notAnHttpsAddress: { value: string };
  notAnOrigin: { value: string };
  notAPhoneNumber: { value: string };
  notAChatNumber: { value: string };
  notAnEmail: { value: string };
  notAHost: { value: string };
  notAPictureFile: { value: string; meant?: string };
  notAPictureName: { value: string };
  sourceNotDeclared: Record<never, never>;
  fewInLanguage: { language: Language; count: number; fewest: number };
  alternativeMissing: Record<never, never>;
  alternativeOfDecoration: Record<never, never>;
}

type FieldProblemName = keyof FieldProblemParams;

/** The problems whose only parameter is the value. */
export type FormProblemName = {
  [Name in FieldProblemName]: FieldProblemParams[Name] extends { value: string }
    ? { value: string } extends FieldProblemParams[Name]
      ? Name
      : never
    : never;
}[FieldProblemName];

/** A problem that a schema’s refinement found, as the `params` of its zod issue; the compiler reports it. */
export type FieldProblem<Name extends FieldProblemName = FieldProblemName> = {
  [Each in Name]: {
    /** The code of the corresponding issue. */
    code: string;
    problem: Each;
    params: FieldProblemParams[Each];
    /** A correct value, if one is known. */
    replacement?: string;
    /** Whether the replacement is certain. */
    isSafe?: boolean;
  };
}[Name];

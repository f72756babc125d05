/** What is wrong with a value, by name, with what a sentence about it needs to know. */
export interface FieldProblemParams {
  notASlug: { value: string };
  notADay: { value: string };
  notATime: { value: string };
  notAPrice: { value: string };
  priceAboveFilter: { value: string };
  notAnHttpsAddress: { value: string };
  notAnOrigin: { value: string };
  notAPhoneNumber: { value: string };
  notAChatNumber: { value: string };
  notAnEmail: { value: string };
  notAHost: { value: string };
  hoursEndFirst: { from: string; to: string };
  notAPictureFile: { value: string; meant?: string };
  notAPictureName: { value: string };
  sourceNotDeclared: Record<never, never>;
  alternativeMissing: Record<never, never>;
  alternativeOfDecoration: Record<never, never>;
}

type FieldProblemName = keyof FieldProblemParams;

/** The problems that need to know the value alone. */
export type FormProblemName = {
  [Name in FieldProblemName]: FieldProblemParams[Name] extends { value: string }
    ? { value: string } extends FieldProblemParams[Name]
      ? Name
      : never
    : never;
}[FieldProblemName];

/** What a refinement of a schema says of a value, as the `params` of its zod issue; the compiler reports it. */
export type FieldProblem<Name extends FieldProblemName = FieldProblemName> = {
  [Each in Name]: {
    /** The code of the issue that it stands for. */
    code: string;
    problem: Each;
    params: FieldProblemParams[Each];
    /** What would be right in the place of the value, where that is known. */
    replacement?: string;
    /** Whether the replacement is certain. */
    isSafe?: boolean;
  };
}[Name];

import { z } from 'zod';
import { translatedLanguages } from '../../shared/languages.ts';
import { nonEmpty } from '../../shared/schemas/forms.ts';
import { named } from '../../shared/schemas/named.ts';
import { type FieldModel, readModel } from '../content/field-model.ts';
import { issueCodes } from '../issue.ts';

/** The file of reasoned exceptions, below the content folder. */
export const exceptionsFile = 'exceptions.yaml';

/** What may be excepted: warnings and gaps of translations. Errors would break the site. */
const exceptable = Object.values(issueCodes).filter((code) => !code.startsWith('C0'));

const exception = z.strictObject(
  named('exception', {
    /** Path below the content folder. */
    file: nonEmpty,
    /** The field, and all below it. */
    path: nonEmpty,
    codes: z.array(z.enum(exceptable)).min(1),
    /** The translations concerned; all where it is absent. */
    languages: z.array(z.enum(translatedLanguages)).min(1).optional(),
    /** Why it is right as it is, for whoever comes next. */
    reason: nonEmpty,
  }),
);

export const exceptionsSchema = z.array(exception);

export type Exception = z.infer<typeof exception>;

/** The model of the file, for advice about its fields. */
export function readExceptionsModel(): FieldModel {
  return readModel(exceptionsSchema);
}

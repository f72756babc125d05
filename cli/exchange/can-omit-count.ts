import type { PluralForm } from './exchange-unit.ts';

/** Forms that stand for one number in our languages; words can say it as well as a digit. */
const formsOfOneNumber: readonly (PluralForm | undefined)[] = ['zero', 'one', 'two'];

/** Whether a plural form may do without its number: “one service found”. */
export function canOmitCount(form: PluralForm | undefined, placeholder: string): boolean {
  return placeholder === '{{count}}' && formsOfOneNumber.includes(form);
}

export { isGap } from './walk-fields.ts';

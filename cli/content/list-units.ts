export { listStrings, listUnits, type Unit } from './walk-fields.ts';

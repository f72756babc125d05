export { type Facts, localizeText } from './localize.ts';

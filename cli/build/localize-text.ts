export { localizeText, type Facts } from './localize.ts';

export { createSiteFacts } from './localize.ts';

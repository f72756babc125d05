export { type Replacement, replaceFiles } from './write-files.ts';

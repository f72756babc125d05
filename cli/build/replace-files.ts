export { replaceFiles, type Replacement } from './write-files.ts';

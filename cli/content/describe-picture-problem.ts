export { imageFolder } from './picture-files.ts';

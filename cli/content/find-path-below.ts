import { isAbsolute, relative, resolve, sep } from 'node:path';

/**
 * The path of a file below a folder, with forward slashes; absent where it lies elsewhere.
 *
 * @param path absolute, or from where the command runs; with slashes of any system
 */
export function findPathBelow(folder: string, path: string): string | undefined {
  const below = relative(resolve(folder), resolve(path.replaceAll('\\', '/')));
  const isOutside = below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
  return isOutside ? undefined : below.split(sep).join('/');
}

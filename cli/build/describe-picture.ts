import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../../shared/schemas/forms.ts';
import type { SourcePicture } from '../../shared/schemas/library.ts';
import { formats, smallestWidth } from './picture-recipe.ts';
import type { PicturePlan } from './plan-picture.ts';

/** A picture without its alternative text, which differs per language. */
export type PictureFiles = Omit<Picture, 'alt'>;

interface Folders {
  outFolder: string;
  /** The address under which `outFolder` is served, such as `/pictures`. */
  publicPath: string;
}

/** A picture on another host, as editors describe it. */
export function describeRemotePicture(
  entry: Extract<SourcePicture, { url: string }>,
): PictureFiles {
  const { url, width, height } = entry;
  return { src: url, sources: [], width, height, ...pickFocus(entry) };
}

/** A picture of ours whose files are all written. */
export async function describeStoredPicture(
  plan: PicturePlan,
  entry: SourcePicture,
  { outFolder, publicPath }: Folders,
): Promise<PictureFiles> {
  const addressOf = ({ fileName }: { fileName: string }) => `${publicPath}/${fileName}`;
  const outputsOf = (extension: string) =>
    plan.outputs.filter(({ format }) => format.extension === extension);
  const fallbacks = outputsOf('webp');
  const fallback = fallbacks.find(({ width }) => width >= smallestWidth) ?? fallbacks.at(-1);
  if (!fallback) throw new Error('A picture was planned in no width.');
  return {
    src: addressOf(fallback),
    sources: formats.map(({ extension, type }) => ({
      type,
      srcSet: outputsOf(extension)
        .map((output) => `${addressOf(output)} ${output.width}w`)
        .join(', '),
    })),
    width: plan.width,
    height: plan.height,
    ...pickFocus(entry),
    share: addressOf(plan.share),
    ...(plan.placeholder && {
      placeholder: await readAsDataUrl(join(outFolder, plan.placeholder)),
    }),
  };
}

function pickFocus({ focus, focusBehindWords }: SourcePicture) {
  return { focus, ...(focusBehindWords && { focusBehindWords }) };
}

async function readAsDataUrl(path: string): Promise<string> {
  return `data:image/webp;base64,${await readFile(path, 'base64')}`;
}

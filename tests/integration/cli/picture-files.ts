import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { parseBundle } from '../../../shared/schemas/bundle.ts';
import type { Picture } from '../../../shared/schemas/field-types.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';

/** The names of the pictures in the valid content. There `one` is full-bleed, the others are not. */
export type PictureName = 'one' | 'two' | 'three' | 'four';

const names: readonly PictureName[] = ['one', 'two', 'three', 'four'];

interface Drawing {
  width: number;
  height?: number;
  left?: string;
  right?: string;
}

/** Draws a low picture in two colours, which is fast to encode. */
export function drawPicture({ width, height = 30, left = '#c83c28', right = '#285ac8' }: Drawing) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${left}"/>
    <rect x="${width / 2}" width="${width / 2}" height="${height}" fill="${right}"/></svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

export function toJpeg(image: Sharp): Promise<Buffer> {
  return image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Creates valid content with given pictures. Gives access to the compiled files and to the pictures of the bundle. */
export function createPictureTree(files: Partial<Record<PictureName, Uint8Array>> = {}) {
  const tree = createContentTree();
  const out = join(tree.folder, '.out');
  const folder = join(out, 'public/pictures');
  for (const [name, bytes] of Object.entries(files)) placePicture(tree, name, bytes);
  return {
    ...tree,
    folder,
    content: tree.folder,
    placePicture: (name: PictureName, bytes: Uint8Array) => placePicture(tree, name, bytes),
    compile: (...flags: string[]) => tree.run('compile', '--out', out, ...flags),
    validate: () => tree.run('validate'),
    listFiles: () => readdirSync(folder).toSorted(),
    readPictures: () => readPictures(join(out, 'content/en/bundle.json')),
    /** Reads the first file of a picture in a format and at a width. */
    readFile: (name: PictureName, width: number, extension = 'avif') => {
      const end = `-${width}.${extension}`;
      const file = readdirSync(folder).find((each) => each.startsWith(name) && each.endsWith(end));
      if (!file) throw new Error(`There is no ${name}…${end}`);
      return sharp(readFileSync(join(folder, file)));
    },
  };
}

function placePicture(tree: ContentTree, name: string, bytes: Uint8Array): void {
  tree.write(`images/${name}.jpg`, bytes);
  const text = tree.read('pictures.yaml');
  const file = new RegExp(`(\\n {2}${name}:\\n {4}file: ).*`);
  if (!file.test(text)) throw new Error(`There is no picture ${name}`);
  tree.write('pictures.yaml', text.replace(file, `$1${name}.jpg`));
}

function readPictures(path: string): Record<PictureName, Picture> {
  const bundle = parseBundle(JSON.parse(readFileSync(path, 'utf8')));
  const pictures = names.map((name, index) => [name, bundle.experiences[0]?.images[index]]);
  return Object.fromEntries(pictures);
}

/** Returns the colours in the middle of the left half and of the right half. */
export async function readColours(image: Sharp): Promise<{ left: number[]; right: number[] }> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  const readAt = (fraction: number) => {
    const start = (row + Math.floor(info.width * fraction)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return { left: readAt(0.25), right: readAt(0.75) };
}

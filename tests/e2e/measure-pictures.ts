import { openPage, withoutScripts } from './open-page.ts';

/** The sizes of windows in which pictures are measured, the most demanding phone first. */
export const screens = [
  { width: 390, height: 844, scale: 3 },
  { width: 320, height: 568, scale: 2 },
  { width: 768, height: 1024, scale: 2 },
  { width: 1440, height: 900, scale: 1 },
  { width: 1440, height: 900, scale: 2 },
];

/** How many times the widest one of its files a picture may be enlarged, unless its master has no more pixels. */
const maxEnlargement = 1.1;

/** How many times wider than needed a file may be, except for the smallest one. */
const maxExcess = 1.5;
const minSize = 480;

/**
 * Opens a page without scripts, so that each picture loads at once and is laid out, and measures the pictures from their
 * crop. Returns a sentence for each picture that is enlarged, and for each file that is too wide for all its pictures.
 */
export async function findPictureFaults(
  path: string,
  { scale, ...viewport }: (typeof screens)[number],
): Promise<string[]> {
  // A new page has a cache of its own: otherwise a wider file that another page loaded would be shown again.
  const page = await openPage(path, { ...withoutScripts, viewport, deviceScaleFactor: scale });
  const pictures = await page.locator('.picture__image').evaluateAll(measurePictures);
  await page.context().close();
  const needed = new Map<string, number>();
  const faults: string[] = [];
  for (const { file, isComplete, widest, width } of pictures) {
    const size = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
    const shown = `${path}: ${file} is shown ${Math.round(width)} px wide × ${scale}`;
    if (!isComplete || Number.isNaN(size)) faults.push(`${shown}, but is not loaded`);
    else if (size < widest && width * scale > maxEnlargement * size) faults.push(shown);
    needed.set(file, Math.max(width * scale, needed.get(file) ?? 0));
  }
  for (const [file, width] of needed) {
    const size = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
    if (size > Math.max(minSize, maxExcess * width))
      faults.push(`${path}: ${file} is needed ${Math.round(width)} px wide`);
  }
  return faults;
}

/** Returns how wide each laid out picture is before its box crops it, in CSS pixels, and the file that is shown. */
function measurePictures(images: (HTMLElement | SVGElement)[]) {
  return images.flatMap((image) => {
    if (!(image instanceof HTMLImageElement) || image.offsetWidth === 0) return [];
    const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image;
    const isCropped = getComputedStyle(image).objectFit === 'cover';
    const ownWidth = (offsetHeight * naturalWidth) / naturalHeight;
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => matchMedia(media || 'all').matches);
    const widths = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)];
    return {
      file: image.currentSrc.split('/').at(-1) ?? '',
      isComplete: image.complete && naturalWidth > 0,
      widest: Math.max(...widths.map(([, width]) => Number(width))),
      width: isCropped ? Math.max(offsetWidth, ownWidth) : Math.min(offsetWidth, ownWidth),
    };
  });
}

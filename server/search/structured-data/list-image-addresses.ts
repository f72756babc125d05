import type { Picture } from '../../../shared/schemas/forms.ts';

/** Absolute addresses of pictures, in the size and format that every reader of structured data takes. */
export function listImageAddresses(
  { origin }: { origin: string },
  pictures: readonly Picture[],
): string[] {
  return pictures.map(({ share, src }) => (/^https:/.test(src) ? src : origin + (share ?? src)));
}

import { toFocusStep } from '../focal-point.ts';
import { toPlainText } from '../local-text.ts';
import type { Picture as PictureData } from '../schemas/field-types.ts';

/** The size of the box that a picture fills and is cropped to, as the styles set it. */
export interface Box {
  /** The media query of the windows with this box. */
  media?: string;
  /** A CSS length without percentages. */
  width: string;
  /** Its width divided by its height; `width` and the shape of the picture decide if there is no height either. */
  ratio?: number;
  /** Its height, if that does not depend on its width: a CSS length without percentages. */
  height?: string;
}

export interface PictureProps {
  picture: PictureData;
  /** The boxes that show it, from the first whose media query matches. The last one has none. */
  boxes: readonly Box[];
  /** True for the first visible picture of a page: it loads at once and with high priority. */
  priority?: boolean;
  /** Whether it loads with the page, so that it is there when the page is printed. */
  isEager?: boolean;
  /** The same scene for phones held upright. */
  portrait?: PictureData;
  /** The boxes of `portrait`; defaults to `boxes`. */
  portraitBoxes?: readonly Box[];
  /** The behaviour of the frame: it fills its container behind text, or grows on hover. */
  frame?: 'backdrop' | 'growing';
}

/** The width of the compiler’s placeholders, in pixels. */
const placeholderWidth = 24;

/** Upright tablets show the landscape picture, which has more pixels. */
export const uprightPhone = '(width < 40em) and (max-aspect-ratio: 4/5)';

/** A picture at several widths over its placeholder, cropped around its focal point. */
export function Picture({ picture, priority = false, portrait, frame, ...props }: PictureProps) {
  const { alt, placeholder } = picture;
  const { isEager = priority, boxes, portraitBoxes = boxes } = props;
  return (
    <span className={toClassName({ picture, portrait, frame })}>
      {placeholder && (
        <picture>
          {portrait?.placeholder && <source media={uprightPhone} srcSet={portrait.placeholder} />}
          <img
            src={placeholder}
            width={placeholderWidth}
            height={Math.round((placeholderWidth * picture.height) / picture.width)}
            alt=""
            aria-hidden="true"
          />
        </picture>
      )}
      <picture>
        {portrait?.avif && (
          <source
            media={uprightPhone}
            type="image/avif"
            srcSet={portrait.avif}
            sizes={toSizes(portraitBoxes, portrait)}
            width={portrait.width}
            height={portrait.height}
          />
        )}
        {picture.avif && (
          <source type="image/avif" srcSet={picture.avif} sizes={toSizes(boxes, picture)} />
        )}
        <img
          className="picture__image"
          loading={isEager ? 'eager' : 'lazy'}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={toPlainText(alt)}
          lang={typeof alt === 'string' ? undefined : alt.lang}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
        />
      </picture>
    </span>
  );
}

/** The `sizes` of a picture: how wide it is before its boxes crop it. */
function toSizes(boxes: readonly Box[], picture: PictureData): string {
  return boxes
    .map((box) => `${box.media ? `${box.media} ` : ''}${measureWidth(box, picture)}`)
    .join(', ');
}

function measureWidth({ width, ratio, height }: Box, picture: PictureData): string {
  const shape = picture.width / picture.height;
  if (height) return `max(${width}, ${multiply(height, shape)})`;
  return ratio && ratio < shape ? multiply(width, shape / ratio) : width;
}

function multiply(length: string, factor: number): string {
  return `calc(${factor.toFixed(2)} * ${length})`;
}

function toClassName({
  picture,
  portrait,
  frame,
}: Pick<PictureProps, 'picture' | 'portrait' | 'frame'>): string {
  return [
    'picture',
    ...(frame ? [`picture--${frame}`] : []),
    ...(picture.turnsWithText && frame === 'backdrop' ? ['picture--turns'] : []),
    ...toFocusClasses('focus', pickFocalPoint(picture, frame)),
    ...(portrait
      ? ['picture--upright', ...toFocusClasses('upright', pickFocalPoint(portrait, frame))]
      : []),
  ].join(' ');
}

function pickFocalPoint(
  { focalPoint, focalPointBehindText }: PictureData,
  frame: PictureProps['frame'],
) {
  return (frame === 'backdrop' && focalPointBehindText) || focalPoint;
}

/** Classes instead of a style attribute, which the content security policy forbids; steps of 5 %. */
function toFocusClasses(prefix: string, [x, y]: PictureData['focalPoint']): string[] {
  return [`${prefix}-x-${toFocusStep(x)}`, `${prefix}-y-${toFocusStep(y)}`];
}

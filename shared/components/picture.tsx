import { toFocusStep } from '../focal-point.ts';
import { toPlainText } from '../local-text.ts';
import type { Picture as PictureData } from '../schemas/field-types.ts';

export interface PictureProps {
  picture: PictureData;
  /** The width of the frame, for browsers without `sizes="auto"` and for pictures that load at once. */
  sizes: string;
  /** True for the first visible picture of a page: it loads at once and with high priority. */
  priority?: boolean;
  /** The same scene for upright screens. */
  portrait?: PictureData;
  /** The behaviour of the frame: it fills its container behind text, or grows on hover. */
  frame?: 'backdrop' | 'growing';
}

/** The width of the compiler’s placeholders, in pixels. */
const placeholderWidth = 24;
const fallbackWidth = 1080;

/**
 * The `sizes` of a full-bleed picture behind text. A phone’s screen is taller than the picture and shows it enlarged.
 */
export const fullBleedSizes = '(max-width: 600px) 115vw, 100vw';

const uprightScreen = '(max-aspect-ratio: 4/5)';

/** A picture at several widths over its placeholder, cropped around its focal point. */
export function Picture({ picture, priority = false, portrait, frame, ...props }: PictureProps) {
  const { alt, placeholder } = picture;
  const sizes = priority ? props.sizes : `auto, ${props.sizes}`;
  return (
    <span className={toClassName({ picture, portrait, frame })}>
      {placeholder && (
        <picture>
          {portrait?.placeholder && <source media={uprightScreen} srcSet={portrait.placeholder} />}
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
            media={uprightScreen}
            type="image/avif"
            srcSet={portrait.avif}
            sizes={sizes}
            width={portrait.width}
            height={portrait.height}
          />
        )}
        {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
        <img
          className="picture__image"
          // Before `sizes` and `srcset`: `auto` is valid for lazy pictures only, and `sizes` only with a `srcset`.
          loading={priority ? 'eager' : 'lazy'}
          srcSet={`${picture.src} ${picture.avif ? fallbackWidth : picture.width}w`}
          sizes={sizes}
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

function toClassName({ picture, portrait, frame }: Omit<PictureProps, 'sizes'>): string {
  return [
    'picture',
    ...(frame ? [`picture--${frame}`] : []),
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

import { toPlainText } from '../local-text.ts';
import type { Picture as PictureData } from '../schemas/field-types.ts';

export interface PictureProps {
  picture: PictureData;
  /** How wide its frame is, for browsers that do not look themselves, as for pictures that load at once. */
  sizes: string;
  /** True for the one picture of a page that is shown first: it loads at once and with high priority. */
  priority?: boolean;
  /** The same scene for upright screens. */
  portrait?: PictureData;
  /** How the frame behaves: it fills what it stands in behind words, or grows while pointed at. */
  frame?: 'backdrop' | 'growing';
}

/** As the compiler makes them, in pixels. */
const placeholderWidth = 24;
const fallbackWidth = 1080;

/** The `sizes` of a picture behind text from edge to edge; a phone is higher than it, and shows it enlarged. */
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
          // First of all, since `auto` is for lazy pictures only, and `sizes` for those with a `srcset`.
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

/** Classes instead of a style attribute, which the content security policy refuses; steps of 5 %. */
function toFocusClasses(prefix: string, [x, y]: PictureData['focalPoint']): string[] {
  const step = (fraction: number) => Math.round((fraction * 100) / 5) * 5;
  return [`${prefix}-x-${step(x)}`, `${prefix}-y-${step(y)}`];
}

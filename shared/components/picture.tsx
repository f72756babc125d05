import { toPlainText } from '../local-text.ts';
import type { Picture as PictureData } from '../schemas/forms.ts';

export interface PictureProps {
  picture: PictureData;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** The one picture of a page that is shown first; it loads at once and with priority. */
  isFirst?: boolean;
  /** The same scene for upright screens. */
  portrait?: PictureData;
  /** How the frame behaves: it fills what it stands in behind words, or grows while pointed at. */
  frame?: 'backdrop' | 'growing';
}

/** As the compiler makes them, in pixels. */
const placeholderWidth = 24;

const uprightScreen = '(max-aspect-ratio: 4/5)';

/** A picture in modern formats at several widths over its placeholder, cropped around its focal point. */
export function Picture({ picture, sizes, isFirst = false, portrait, frame }: PictureProps) {
  const { alt, placeholder, sources } = picture;
  // The last format, that of `src`, is the image’s own: there alone `auto` is heeded, and `sizes` is wrong without a set.
  const fallback = sources.at(-1);
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
        {portrait?.sources.map(({ type, srcSet }) => (
          <source
            key={`portrait ${type}`}
            media={uprightScreen}
            type={type}
            srcSet={srcSet}
            sizes={sizes}
            width={portrait.width}
            height={portrait.height}
          />
        ))}
        {sources.slice(0, -1).map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className="picture__image"
          src={picture.src}
          srcSet={fallback?.srcSet}
          sizes={fallback && sizes}
          width={picture.width}
          height={picture.height}
          alt={toPlainText(alt)}
          lang={typeof alt === 'string' ? undefined : alt.lang}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding={isFirst ? 'sync' : 'async'}
        />
      </picture>
    </span>
  );
}

function toClassName({ picture, portrait, frame }: Omit<PictureProps, 'sizes'>): string {
  return [
    'picture',
    ...(frame ? [`picture--${frame}`] : []),
    ...toFocusClasses('focus', findFocus(picture, frame)),
    ...(portrait
      ? ['picture--upright', ...toFocusClasses('upright', findFocus(portrait, frame))]
      : []),
  ].join(' ');
}

function findFocus({ focus, focusBehindWords }: PictureData, frame: PictureProps['frame']) {
  return (frame === 'backdrop' && focusBehindWords) || focus;
}

/** Classes instead of a style attribute, which the content security policy refuses; steps of 5 %. */
function toFocusClasses(prefix: string, [x, y]: PictureData['focus']): string[] {
  const step = (fraction: number) => Math.round((fraction * 100) / 5) * 5;
  return [`${prefix}-x-${step(x)}`, `${prefix}-y-${step(y)}`];
}

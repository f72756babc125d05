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
}

const uprightScreen = '(max-aspect-ratio: 4/5)';

/** A picture in modern formats at several widths, cropped around its focal point. */
export function Picture({ picture, sizes, isFirst = false, portrait }: PictureProps) {
  const { alt } = picture;
  return (
    <picture>
      {portrait?.sources.map(({ type, srcSet }) => (
        <source
          key={`portrait ${type}`}
          media={uprightScreen}
          type={type}
          srcSet={srcSet}
          sizes={sizes}
        />
      ))}
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={toFocusClass(picture.focus)}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={toPlainText(alt)}
        lang={typeof alt === 'string' ? undefined : alt.lang}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** Classes instead of a style attribute, which the content security policy refuses; steps of 5 %. */
function toFocusClass([x, y]: PictureData['focus']): string {
  const step = (fraction: number) => Math.round((fraction * 100) / 5) * 5;
  return `focus-x-${step(x)} focus-y-${step(y)}`;
}

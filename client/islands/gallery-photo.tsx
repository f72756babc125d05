import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Text } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';
import type { Picture } from '../../shared/schemas/field-types.ts';
import type { Slider } from './mount-slider.ts';

export interface GalleryPhoto {
  picture: Picture;
  /** “Photograph 1 of 6”. */
  position: string;
}

export interface GalleryLabels {
  gallery: string;
  galleryRole: string;
  photoRole: string;
  thumbnails: string;
  previous: string;
  next: string;
  /** The effect of a photograph’s link. */
  enlarge: LocalText;
  close: string;
}

interface TurningProps {
  photos: readonly GalleryPhoto[];
  /** The photograph shown, from 0. */
  index: number;
  labels: GalleryLabels;
  go: Slider['go'];
}

/** The buttons that turn to the previous and the next photograph. */
export function TurnButtons({ photos, index, labels, go }: TurningProps) {
  const last = photos.length - 1;
  return (
    <>
      <button
        type="button"
        className="round-button"
        aria-label={labels.previous}
        aria-disabled={index === 0}
        onClick={() => index > 0 && go('previous')}
      >
        <ChevronLeft className="icon icon--directional" size={20} strokeWidth={1.6} aria-hidden />
      </button>
      <button
        type="button"
        className="round-button"
        aria-label={labels.next}
        aria-disabled={index === last}
        onClick={() => index < last && go('next')}
      >
        <ChevronRight className="icon icon--directional" size={20} strokeWidth={1.6} aria-hidden />
      </button>
    </>
  );
}

/** Says which photograph is shown; to those who do not see it, also what it shows. */
export function PhotoPosition({ photos, index }: Pick<TurningProps, 'photos' | 'index'>) {
  return (
    <p className="gallery__counter" aria-live="polite" aria-atomic>
      {/* A browser that translates the page replaces texts; each of these goes with its element or fills it alone. */}
      <bdi dir="ltr">{`${index + 1} / ${photos.length}`}</bdi>{' '}
      <span key={index} className="visually-hidden">
        <Text value={photos[index]?.picture.alt ?? ''} />
      </span>
    </p>
  );
}

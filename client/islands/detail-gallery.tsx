import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Picture } from '../../shared/components/picture.tsx';
import { Text } from '../../shared/components/text.tsx';
import type { Picture as PictureData } from '../../shared/schemas/field-types.ts';
import { useCrossFade } from './use-cross-fade.ts';
import { useSlider } from './use-slider.ts';

export interface GalleryPhoto {
  picture: PictureData;
  /** “Photograph 1 of 6”. */
  position: string;
}

export interface DetailGalleryProps {
  photos: GalleryPhoto[];
  labels: {
    gallery: string;
    galleryRole: string;
    photoRole: string;
    thumbnails: string;
    previous: string;
    next: string;
  };
}

/** Thumbnails in view: 4, 5 from 640 px, 6 from 1024 px. Glide’s breakpoints are maxima. */
const thumbnailsPerView = {
  perView: 6,
  breakpoints: { 1023: { perView: 5 }, 639: { perView: 4 } },
};

/**
 * The photographs of a detail page: large ones that cross-fade, and thumbnails that follow and control them. Only the
 * neighbours of the current photograph and hovered ones are laid out, so lazy loading requests no others.
 */
export function DetailGallery({ photos, labels }: DetailGalleryProps) {
  const main = useSlider({ gap: 10, rewind: false });
  const thumbnails = useSlider({ ...thumbnailsPerView, gap: 12, bound: true, rewind: false });
  const { index, isMounted } = main;
  const layers = useCrossFade(index);
  const [pointed, setPointed] = useState<number | undefined>();
  const isNear = (number: number) => Math.abs(number - index) <= 1 || number === pointed;
  const last = photos.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the thumbnails follow the large picture, and nothing else.
  useEffect(() => {
    thumbnails.go(index);
  }, [index, thumbnails.isMounted]);

  const turn = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (step === undefined || isShortcut || !isMounted) return;
    event.preventDefault();
    main.go((isRightToLeft ? -step : step) > 0 ? 'next' : 'previous');
  };

  return (
    <section
      className="gallery"
      aria-label={labels.gallery}
      aria-roledescription={labels.galleryRole}
      onKeyDown={turn}
    >
      <div className="glide gallery__main" ref={main.root}>
        {/* Before its script is there it is a row that scrolls, and not every browser lets keys into one by itself. */}
        <div
          className="glide__track"
          data-glide-el="track"
          tabIndex={photos.length > 1 ? 0 : undefined}
        >
          <div className="glide__slides">
            {photos.map(({ picture, position }, number) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a named group, not a set of form fields.
              <div
                key={picture.src}
                id={`photo-${number + 1}`}
                className="glide__slide gallery__photo"
                role="group"
                aria-roledescription={labels.photoRole}
                aria-label={position}
                inert={isMounted && number !== index}
                data-layer={layers.roleOf(number) ?? (isNear(number) ? 'near' : undefined)}
                style={isMounted ? { zIndex: layers.depthOf(number) } : undefined}
                onTransitionEnd={(event) => layers.settle(number, event)}
              >
                <Picture
                  picture={picture}
                  sizes="(min-width: 861px) min(90vw, 1456px), 100vw"
                  priority={number === 0}
                />
              </div>
            ))}
          </div>
        </div>
        {photos.length > 1 && (
          <div className="gallery__controls">
            <button
              type="button"
              className="round-button"
              aria-label={labels.previous}
              aria-disabled={index === 0}
              onClick={() => index > 0 && main.go('previous')}
            >
              <ChevronLeft
                className="icon icon--directional"
                size={20}
                strokeWidth={1.6}
                aria-hidden
              />
            </button>
            <button
              type="button"
              className="round-button"
              aria-label={labels.next}
              aria-disabled={index === last}
              onClick={() => index < last && main.go('next')}
            >
              <ChevronRight
                className="icon icon--directional"
                size={20}
                strokeWidth={1.6}
                aria-hidden
              />
            </button>
            <p className="gallery__counter" aria-live="polite" aria-atomic>
              {/* A browser that translates the page replaces texts; each of these goes with its element or fills it alone. */}
              <bdi dir="ltr">{`${index + 1} / ${photos.length}`}</bdi>
              <span key={index} className="visually-hidden">
                <Text value={photos[index]?.picture.alt ?? ''} />
              </span>
            </p>
          </div>
        )}
      </div>
      {photos.length > 1 && (
        <nav
          className="glide gallery__thumbnails"
          aria-label={labels.thumbnails}
          ref={thumbnails.root}
        >
          <div className="glide__track" data-glide-el="track">
            <div className="glide__slides">
              {photos.map(({ picture, position }, number) => (
                <a
                  key={picture.src}
                  className="glide__slide gallery__thumbnail"
                  href={`#photo-${number + 1}`}
                  aria-label={position}
                  aria-current={number === index ? 'true' : undefined}
                  onPointerEnter={() => setPointed(number)}
                  onFocus={() => setPointed(number)}
                  onClick={(event) => {
                    if (!isMounted) return;
                    event.preventDefault();
                    main.go(number);
                  }}
                >
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes="(min-width: 861px) 15vw, 20vw"
                  />
                </a>
              ))}
            </div>
          </div>
        </nav>
      )}
    </section>
  );
}

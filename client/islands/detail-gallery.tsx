import Maximize from 'lucide-react/icons/maximize';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type Box, Picture } from '../../shared/components/picture.tsx';
import { Text } from '../../shared/components/text.tsx';
import {
  type GalleryLabels,
  type GalleryPhoto,
  PhotoPosition,
  TurnButtons,
} from './gallery-photo.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { useCrossFade } from './use-cross-fade.ts';
import { useSlider } from './use-slider.ts';
import { useThumbnails } from './use-thumbnails.ts';

export interface DetailGalleryProps {
  photos: GalleryPhoto[];
  labels: GalleryLabels;
}

const photoBoxes: Box[] = [
  { media: '(width >= 64em)', width: 'min(60vw, 1093px)', ratio: 3 / 2 },
  { width: '100vw', ratio: 3 / 2 },
];

const thumbnailBoxes: Box[] = [
  { media: '(width >= 64em)', width: 'min(10vw, 180px)', ratio: 4 / 3 },
  { media: '(width > 53.75em)', width: '17vw', ratio: 4 / 3 },
  { width: '21vw', ratio: 4 / 3 },
];

/**
 * The photographs of a detail page: large ones that cross-fade, and thumbnails that follow and control them. Only the
 * neighbours of the current photograph and hovered ones are laid out, so lazy loading requests no others. A large one
 * is a link to its file, which opens it in full screen once the gallery is mounted.
 */
export function DetailGallery({ photos, labels }: DetailGalleryProps) {
  const main = useSlider(10);
  const { index, isMounted } = main;
  const thumbnails = useThumbnails(index);
  const layers = useCrossFade(index);
  const [pointed, setPointed] = useState<number | undefined>();
  const isNear = (number: number) => Math.abs(number - index) <= 1 || number === pointed;
  const [isEnlarged, setIsEnlarged] = useState(false);

  const turn = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || hasModifier(event) || !isMounted) return;
    event.preventDefault();
    main.go((isRightToLeft ? -step : step) > 0 ? 'next' : 'previous');
  };

  const enlarge = (event: MouseEvent) => {
    if (hasModifier(event) || !isMounted) return;
    event.preventDefault();
    setIsEnlarged(true);
  };

  const close = () => {
    setIsEnlarged(false);
    // The browser would return to the photograph that was opened, which may not be shown any more.
    main.root.current
      ?.querySelector<HTMLElement>('.gallery__photo:not([inert]) > a')
      ?.focus({ preventScroll: true });
  };

  return (
    <section
      className="gallery"
      aria-label={labels.gallery}
      aria-roledescription={labels.galleryRole}
      onKeyDown={turn}
    >
      <div className="glide gallery__main" ref={main.root}>
        <div className="glide__track" data-glide-el="track">
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
                <a
                  className="gallery__link"
                  href={picture.src}
                  aria-haspopup="dialog"
                  onClick={enlarge}
                >
                  <Picture picture={picture} boxes={photoBoxes} priority={number === 0} />{' '}
                  <span className="round-button gallery__enlarge">
                    <Maximize className="icon" size={20} strokeWidth={1.6} aria-hidden />
                    <span className="visually-hidden">
                      <Text value={labels.enlarge} />
                    </span>
                  </span>
                </a>
              </div>
            ))}
          </div>
        </div>
        {photos.length > 1 && (
          <div className="gallery__controls">
            <TurnButtons photos={photos} index={index} labels={labels} go={main.go} />
            <PhotoPosition photos={photos} index={index} />
          </div>
        )}
      </div>
      {photos.length > 1 && (
        <nav
          className="gallery__thumbnails"
          aria-label={labels.thumbnails}
          // Some browsers would stop at a row that scrolls, before its links.
          tabIndex={-1}
          {...thumbnails}
        >
          {photos.map(({ picture, position }, number) => (
            <a
              key={picture.src}
              className="gallery__thumbnail"
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
              <Picture picture={{ ...picture, alt: '' }} boxes={thumbnailBoxes} />
            </a>
          ))}
        </nav>
      )}
      {isEnlarged && (
        <PhotoDialog photos={photos} index={index} labels={labels} go={main.go} onClose={close} />
      )}
    </section>
  );
}

/** Whether the visitor wants something else of the browser, such as a new tab. */
function hasModifier(event: KeyboardEvent | MouseEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

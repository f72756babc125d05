import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, Picture } from '../../shared/components/picture.tsx';
import {
  type GalleryLabels,
  type GalleryPhoto,
  PhotoPosition,
  TurnButtons,
} from './gallery-photo.tsx';
import type { Slider } from './mount-slider.ts';

/** The whole of a picture fits into the screen. */
const wholeScreen: Box[] = [{ width: '100vw' }];

interface PhotoDialogProps {
  photos: readonly GalleryPhoto[];
  /** The photograph shown, from 0; the gallery decides it, and follows what is chosen here. */
  index: number;
  labels: GalleryLabels;
  go: Slider['go'];
  onClose: () => void;
}

/**
 * The photographs of a gallery in full screen. They are a row that scrolls and snaps, so that the browser itself answers
 * swipes and pinches. The keys of the gallery turn it too.
 */
export function PhotoDialog({ photos, index, labels, go, onClose }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // First, so that the row has its size.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const { row, follow, release } = usePhotoRow(index, go);
  const isZoomed = useIsZoomed();

  return (
    <dialog className="photo-dialog" aria-label={labels.gallery} ref={dialog} onClose={onClose}>
      <button
        type="button"
        className="round-button photo-dialog__close"
        aria-label={labels.close}
        onClick={() => dialog.current?.close()}
      >
        <X className="icon" size={20} strokeWidth={1.6} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: photographs are no form fields. */}
      <div
        className="photo-dialog__row"
        role="group"
        aria-label={photos[index]?.position}
        data-zoomed={isZoomed ? '' : undefined}
        // Not every browser lets keys into a row that scrolls by itself.
        tabIndex={photos.length > 1 ? 0 : undefined}
        ref={row}
        onScroll={follow}
        onPointerDown={release}
        onWheel={release}
      >
        {photos.map(({ picture }, number) => (
          <Picture
            key={picture.src}
            // The line with its number says it.
            picture={{ ...picture, alt: '' }}
            boxes={wholeScreen}
            isEager={Math.abs(number - index) <= 1}
          />
        ))}
      </div>
      <div className="photo-dialog__bar">
        {photos.length > 1 && <TurnButtons photos={photos} index={index} labels={labels} go={go} />}
        <PhotoPosition photos={photos} index={index} />
      </div>
    </dialog>
  );
}

/**
 * Keeps a row of photographs and the chosen one together, whichever moves first. While the row scrolls to a chosen one, it
 * chooses none itself, unless the visitor interferes.
 */
function usePhotoRow(index: number, go: Slider['go']) {
  const row = useRef<HTMLDivElement>(null);
  const target = useRef<number | undefined>(undefined);
  const isOpen = useRef(false);

  useLayoutEffect(() => {
    const behavior = isOpen.current ? 'auto' : 'instant';
    isOpen.current = true;
    if (!row.current || Math.round(findPlace(row.current)) === index) return;
    const side = getComputedStyle(row.current).direction === 'rtl' ? -1 : 1;
    target.current = index;
    row.current.scrollTo({ left: side * index * row.current.clientWidth, behavior });
  }, [index]);

  const follow = () => {
    if (!row.current) return;
    const place = findPlace(row.current);
    const nearest = Math.round(place);
    if (Math.abs(place - nearest) > 0.02 || nearest !== (target.current ?? nearest)) return;
    target.current = undefined;
    if (nearest !== index) go(nearest);
  };
  const release = () => {
    target.current = undefined;
  };
  return { row, follow, release };
}

/** How far a row is scrolled, in photographs. */
function findPlace(row: HTMLElement): number {
  return Math.abs(row.scrollLeft) / row.clientWidth;
}

/** Whether the visitor has zoomed in; a finger then moves over the photograph, and not to the next one. */
function useIsZoomed(): boolean {
  const [isZoomed, setIsZoomed] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => setIsZoomed(viewport.scale > 1.01);
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, []);
  return isZoomed;
}

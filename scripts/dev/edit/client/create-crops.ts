import {
  cropAbout,
  type FocalPoint,
  type Size,
  shareSize,
  toFocusStep,
} from '../../../../shared/focal-point.ts';
import { createElement } from './create-element.ts';
import type { EditMessages } from './script-data.ts';

type Frame = keyof EditMessages['picture']['crops'];

/** Creates small crops of a picture, as pages and previews of shared links show it. */
export function createCrops(messages: EditMessages) {
  const words = messages.picture.crops;
  const frames = (Object.keys(words) as Frame[]).map((frame) => {
    const image = createElement('img', { alt: '', draggable: 'false' });
    const figure = createElement(
      'figure',
      { 'data-frame': frame },
      image,
      createElement('figcaption', {}, words[frame]),
    );
    return { frame, image, figure };
  });
  const element = createElement('div', { class: 'crops' }, ...frames.map(({ figure }) => figure));
  return {
    element,
    show: (src: string) => {
      for (const { image } of frames) if (image.getAttribute('src') !== src) image.src = src;
    },
    /** Moves the point that the crops keep. */
    move: (focus: FocalPoint, picture: Size) => {
      for (const { frame, image } of frames) {
        image.style.objectPosition = (frame === 'link' ? placeLink : placeOnPage)(focus, picture);
      }
    },
  };
}

/** Pages align the point of the picture with that of the frame. */
function placeOnPage([x, y]: FocalPoint): string {
  return `${toFocusStep(x)}% ${toFocusStep(y)}%`;
}

/** The compiler brings the point as near to the centre as it can. */
function placeLink(focus: FocalPoint, picture: Size): string {
  const { left, top, width, height } = cropAbout(focus, picture, shareSize);
  const align = (start: number, room: number) => (room > 0 ? (start / room) * 100 : 50);
  return `${align(left, picture.width - width)}% ${align(top, picture.height - height)}%`;
}

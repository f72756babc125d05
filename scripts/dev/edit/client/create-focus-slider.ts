import type { FocalPoint, Size } from '../../../../shared/focal-point.ts';
import { createElement } from './create-element.ts';
import type { EditMessages } from './script-data.ts';

/** How far an arrow key moves the point; with Shift, ten times as far. */
const step = 0.01;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Creates the whole picture, on which its focal point is set by a click, by dragging, or by the arrow keys. */
export function createFocusSlider(messages: EditMessages, onMove: (focus: FocalPoint) => void) {
  const words = messages.picture;
  let point: FocalPoint = [0.5, 0.5];
  const image = createElement('img', { alt: '', draggable: 'false' });
  const marker = createElement('span', { class: 'marker' });
  const element = createElement(
    'div',
    {
      class: 'focus',
      role: 'slider',
      tabindex: 0,
      'aria-label': words.focus,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-describedby': 'focus-help',
    },
    image,
    marker,
  );

  const move = ([x, y]: FocalPoint) => {
    point = [x, y];
    const [left, top] = [Math.round(x * 100), Math.round(y * 100)];
    marker.style.left = `${x * 100}%`;
    marker.style.top = `${y * 100}%`;
    element.setAttribute('aria-valuenow', String(left));
    element.setAttribute('aria-valuetext', words.point({ left, top }));
  };

  const moveByPointer = (event: PointerEvent) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    onMove([round((event.clientX - left) / width), round((event.clientY - top) / height)]);
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    moveByPointer(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) moveByPointer(event);
  });
  element.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const far = event.shiftKey ? step * 10 : step;
    const [x, y] = point;
    onMove([round(x + direction[0] * far), round(y + direction[1] * far)]);
  });

  return {
    element,
    show: ({ src, width, height }: { src: string } & Size) => {
      // The same picture is not loaded again.
      if (image.getAttribute('src') !== src) image.src = src;
      image.width = width;
      image.height = height;
    },
    move,
  };
}

/** A fraction of a picture in whole percent. */
function round(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 100) / 100;
}

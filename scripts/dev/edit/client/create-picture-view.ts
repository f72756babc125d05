import type { FocalPoint } from '../../../../shared/focal-point.ts';
import type { OpenPicture, PictureChange } from '../protocol.ts';
import { createCrops } from './create-crops.ts';
import { createElement } from './create-element.ts';
import { createFocusSlider } from './create-focus-slider.ts';
import { createPictureLibrary } from './create-picture-library.ts';
import type { Send } from './create-sender.ts';
import type { EditMessages } from './script-data.ts';

interface PictureViewOptions {
  send: Send;
  messages: EditMessages;
  /** Called with the name of another picture. */
  choose: (name: string) => void;
  onMove: () => void;
  report: (error: unknown) => void;
}

/** Creates the part of the panel that shows a picture: whole, with its crops, and others to choose from. */
export function createPictureView(options: PictureViewOptions) {
  const { messages, onMove } = options;
  const words = messages.picture;
  let picture: OpenPicture | undefined;
  let point: FocalPoint = [0.5, 0.5];

  const name = createElement('p', { class: 'place' });
  const slider = createFocusSlider(messages, (focus) => {
    place(focus);
    onMove();
  });
  const crops = createCrops(messages);
  const help = createElement('p', { class: 'about', id: 'focus-help' }, words.help);
  const newer = createElement('p', { class: 'newer', hidden: true });
  const behindText = createElement('p', { class: 'about' }, words.behindText);
  const note = createElement('p', { class: 'about', role: 'status' });
  const library = createPictureLibrary(options);
  const alternative = createElement('h3', {}, words.alternative);
  const decorative = createElement('p', { class: 'about' }, words.decorative);
  const element = createElement(
    'div',
    { class: 'picture', hidden: true },
    name,
    note,
    slider.element,
    newer,
    crops.element,
    help,
    behindText,
    library.element,
    alternative,
    decorative,
  );

  function place(focus: FocalPoint): void {
    point = focus;
    slider.move(focus);
    if (picture?.image) crops.move(focus, picture.image);
  }

  /** Shows a picture as its file has it; `undefined` if a text is open. */
  function show(shown: OpenPicture | undefined): void {
    picture = shown;
    element.hidden = !shown;
    newer.hidden = true;
    if (!shown) return;
    const { image, place: line } = shown;
    name.replaceChildren(`${shown.name} · `, createElement('a', { href: line.url }, line.label));
    for (const part of [slider.element, help, crops.element]) part.hidden = !image;
    if (image) {
      slider.show(image);
      crops.show(image.src);
    }
    behindText.hidden = !shown.hasPointBehindText;
    decorative.hidden = !shown.isDecorative;
    note.textContent = shown.name === shown.written ? '' : words.chosen(shown.name);
    library.close(shown.name);
    place(shown.focus);
  }

  /** What differs from the files; `undefined` if nothing does. */
  function readChange(): PictureChange | undefined {
    if (!picture) return undefined;
    const [x, y] = point;
    const isMoved = !isSamePoint(point, picture.focus);
    if (!isMoved && picture.name === picture.written) return undefined;
    return { name: picture.name, ...(isMoved && { focus: [x, y] }) };
  }

  /** Moves the focal point; `undefined` leaves it where it is. */
  function move(focus: FocalPoint | undefined): void {
    if (focus) place(focus);
  }

  return {
    element,
    show,
    readChange,
    move,
    /**
     * Shows a newer version of the files; what was chosen and moved stays.
     *
     * @returns whether something chosen or moved meets something newer
     */
    meet: (next: OpenPicture | undefined) => {
      const change = readChange();
      const isNewer = !isSamePicture(picture, next);
      show(next);
      move(change?.focus);
      const isConflict = isNewer && change !== undefined;
      newer.hidden = !isConflict;
      newer.textContent = next ? `${words.newer} ${describe(next)}` : '';
      return isConflict;
    },
    /** Focuses the picture, and scrolls the panel to it; false if none is shown. */
    focus: () => {
      if (!picture?.image) return false;
      slider.element.focus({ preventScroll: true });
      // The crops as well, if there is room for both.
      for (const part of [crops.element, slider.element]) {
        part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
      return true;
    },
  };

  function describe({ written, focus: [x, y] }: OpenPicture): string {
    return `${written} · ${words.point({ left: Math.round(x * 100), top: Math.round(y * 100) })}`;
  }
}

/** Whether the files say the same of two versions of a picture. */
export function isSamePicture(one: OpenPicture | undefined, other: OpenPicture | undefined) {
  if (!one || !other) return one === other;
  return one.written === other.written && isSamePoint(one.focus, other.focus);
}

function isSamePoint([x, y]: FocalPoint, [left, top]: FocalPoint): boolean {
  return x === left && y === top;
}

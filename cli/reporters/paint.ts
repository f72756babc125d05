import { styleText } from 'node:util';

export type Style = 'red' | 'yellow' | 'magenta' | 'green' | 'cyan' | 'bold' | 'dim';

/** Colours a piece of text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** @param hasColor whether to colour at all; asked once, for the stream that is written to */
export function createPaint(hasColor: boolean): Paint {
  return (style, text) =>
    hasColor && text !== '' ? styleText(style, text, { validateStream: false }) : text;
}

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../shared/components/picture.tsx';
import type { Picture as PictureData } from '../../../shared/schemas/field-types.ts';

const dunes: PictureData = {
  src: '/pictures/dunes-1080.jpg',
  avif: '/pictures/dunes-480.avif 480w',
  width: 1200,
  height: 800,
  alt: 'Dunes',
  focalPoint: [0.53, 0.4],
  focalPointBehindText: [0.5, 0.95],
  placeholder: 'data:image/webp;base64,AAAA',
};
const render = (props: Partial<Parameters<typeof Picture>[0]>) =>
  renderToString(<Picture picture={dunes} boxes={[{ width: '50vw' }]} {...props} />);

describe('a picture', () => {
  it('keeps its focal point, and behind words the one that makes room for them', () => {
    expect(render({})).toContain('class="picture focus-x-55 focus-y-40"');
    expect(render({ frame: 'backdrop' })).toContain('focus-x-50 focus-y-95');
  });

  it('turns with the words on it alone, if it may', () => {
    const picture: PictureData = { ...dunes, turnsWithText: true };
    expect(render({ picture, frame: 'backdrop' })).toContain('picture--turns');
    expect(render({ picture }) + render({ frame: 'backdrop' })).not.toContain('picture--turns');
  });

  it('has a portrait scene with a focal point and a placeholder of its own', () => {
    const portrait = {
      ...dunes,
      focalPoint: [0.6, 0.33] as [number, number],
      width: 600,
      height: 1000,
    };
    const html = render({ portrait });
    expect(html).toContain('picture--upright upright-x-60 upright-y-35');
    expect(html.match(/media="\(width &lt; 40em\) and \(max-aspect-ratio: 4\/5\)"/g)).toHaveLength(
      2,
    );
    expect(html).toContain('width="600" height="1000"');
  });

  it('lies over its placeholder, which assistive technology does not see', () => {
    expect(render({})).toContain(
      '<img src="data:image/webp;base64,AAAA" width="24" height="16" alt="" aria-hidden="true"/>',
    );
    const { placeholder: _, ...remote } = dunes;
    expect(render({ picture: remote })).not.toContain('data:');
  });

  it('loads at once only where it is the first of the page', () => {
    expect(render({})).toMatch(/<img class="picture__image" loading="lazy"/);
    expect(render({ priority: true })).toMatch(/ loading="eager" .* fetchPriority="high"/);
  });

  it('asks for the width that it has before its box crops it', () => {
    const portrait = { ...dunes, width: 600, height: 1000 };
    const readSizes = (props: Partial<Parameters<typeof Picture>[0]>) =>
      [...render(props).matchAll(/sizes="([^"]+)"/g)].map(([, sizes]) => sizes);
    expect(readSizes({})).toEqual(['50vw']);
    expect(readSizes({ boxes: [{ width: '50vw', ratio: 2 }] })).toEqual(['50vw']);
    const upright = { media: '(max-width: 600px)', width: '90vw', ratio: 3 / 4 };
    expect(readSizes({ boxes: [upright, { width: '30vw', ratio: 1 }] })).toEqual([
      '(max-width: 600px) calc(2.00 * 90vw), calc(1.50 * 30vw)',
    ]);
    const screen = { width: '100vw', height: 'min(80vh, 700px)' };
    expect(readSizes({ boxes: [screen], portrait })).toEqual([
      'max(100vw, calc(0.60 * min(80vh, 700px)))',
      'max(100vw, calc(1.50 * min(80vh, 700px)))',
    ]);
    const [first] = readSizes({ boxes: [screen], portrait, portraitBoxes: [{ width: '9vw' }] });
    expect(first).toBe('9vw');
  });
});

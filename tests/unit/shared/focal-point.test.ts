import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropAbout } from '../../../shared/focal-point.ts';

const frame = { width: 1200, height: 630 };

describe('cropping about a point', () => {
  it('takes the whole width of an upright picture and the whole height of a wide one', () => {
    expect(cropAbout([0.5, 0.5], { width: 1200, height: 1800 }, frame)).toEqual({
      width: 1200,
      height: 630,
      left: 0,
      top: 585,
    });
    expect(cropAbout([0, 1], { width: 4800, height: 630 }, frame)).toEqual({
      width: 1200,
      height: 630,
      left: 0,
      top: 0,
    });
  });

  it('stays inside the picture, whatever its size and wherever the point', () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    const length = fc.integer({ min: 1, max: 9000 });
    fc.assert(
      fc.property(fraction, fraction, length, length, (x, y, width, height) => {
        const crop = cropAbout([x, y], { width, height }, frame);
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});

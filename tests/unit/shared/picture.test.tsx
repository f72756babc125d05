import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../shared/components/picture.tsx';
import type { Picture as PictureData } from '../../../shared/schemas/forms.ts';

const dunes: PictureData = {
  src: '/pictures/dunes-1200.webp',
  sources: [
    { type: 'image/avif', srcSet: '/pictures/dunes-480.avif 480w' },
    { type: 'image/webp', srcSet: '/pictures/dunes-480.webp 480w' },
  ],
  width: 1200,
  height: 800,
  alt: 'Dunes',
  focus: [0.53, 0.4],
  focusBehindWords: [0.5, 0.95],
  placeholder: 'data:image/webp;base64,AAAA',
};
const render = (props: Partial<Parameters<typeof Picture>[0]>) =>
  renderToString(<Picture picture={dunes} sizes="50vw" {...props} />);

describe('a picture', () => {
  it('keeps its focal point, and behind words the one that makes room for them', () => {
    expect(render({})).toContain('class="picture focus-x-55 focus-y-40"');
    expect(render({ frame: 'backdrop' })).toContain('focus-x-50 focus-y-95');
  });

  it('has a portrait scene with a focal point and a placeholder of its own', () => {
    const portrait = { ...dunes, focus: [0.6, 0.33] as [number, number], width: 600, height: 1000 };
    const html = render({ portrait });
    expect(html).toContain('picture--upright upright-x-60 upright-y-35');
    expect(html.match(/media="\(max-aspect-ratio: 4\/5\)"/g)).toHaveLength(3);
    expect(html).toContain('width="600" height="1000"');
  });

  it('lies over its placeholder, which assistive technology does not see', () => {
    expect(render({})).toContain(
      '<img src="data:image/webp;base64,AAAA" width="24" height="16" alt="" aria-hidden="true"/>',
    );
    const { placeholder: _, ...remote } = dunes;
    expect(render({ picture: remote })).not.toContain('data:');
  });

  it('says how wide it is beside each set to choose from, and nowhere else', () => {
    expect(render({ sizes: 'auto, 50vw' })).toMatch(
      /<source type="image\/avif" srcSet="[^"]+480w" sizes="auto, 50vw"\/><img [^>]+ srcSet="\/pictures\/dunes-480.webp 480w" sizes="auto, 50vw"/,
    );
    expect(render({ picture: { ...dunes, sources: [] } })).not.toContain('sizes');
  });

  it('loads at once only where it is the first of the page', () => {
    expect(render({})).toContain('loading="lazy"');
    expect(render({ isFirst: true })).toContain('loading="eager" fetchPriority="high"');
  });
});

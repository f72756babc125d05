import { type Box, Picture } from '../../../shared/components/picture.tsx';
import { TextIn } from '../../../shared/components/text.tsx';
import type { LocalText } from '../../../shared/local-text.ts';
import type { Picture as PictureData } from '../../../shared/schemas/field-types.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';

interface PageTopProps extends Pick<PageHeadProps, 'pageNumber' | 'things'> {
  heading: Record<'title' | 'subtitle' | 'description', LocalText> & { heroImage: PictureData };
  height?: HeroHeight;
}

/** Of the picture; defaults to `usual`. A low one is as low as its words on phones, the lowest nearly so on every screen. */
type HeroHeight = keyof typeof boxesOf;

/** The top of a page that begins with a picture: its metadata, and the picture with the title. */
export function PageTop({ heading, height, ...more }: PageTopProps) {
  const { title, subtitle, description, heroImage: image } = heading;
  return (
    <>
      <PageHead title={title} description={description} image={image} top="picture" {...more} />
      <PageHero title={title} subtitle={subtitle} image={image} height={height} />
    </>
  );
}

const usualHeight = 'clamp(440px, max(40vw, 66vh), 560px)';
const boxesOf = {
  usual: createBoxes(usualHeight),
  tall: createBoxes('clamp(480px, 78vh, 880px)'),
  low: createBoxes(usualHeight, '300px'),
  lowest: createBoxes('clamp(260px, 40vh, 360px)', '220px'),
};

/**
 * The boxes of a picture as wide as the screen. Browsers load the next larger file even if the one before it is hardly too
 * small, and a phone shows a third of it at most: there, a file may be a twelfth narrower than the screen’s pixels.
 */
function createBoxes(height: string, onPhones = height): Box[] {
  const phone = { media: '(width < 40em)', width: '92vw', height: `calc(0.92 * ${onPhones})` };
  return [phone, { width: '100vw', height }];
}

interface PageHeroProps {
  title: LocalText;
  subtitle: LocalText;
  image: PictureData;
  height?: HeroHeight | undefined;
}

/** The picture at the top of an inner page, with its title on it and the horizon line at its edge. */
export function PageHero({ title, subtitle, image, height = 'usual' }: PageHeroProps) {
  return (
    <section className={`page-hero page-hero--${height}`}>
      <Picture picture={image} boxes={boxesOf[height]} priority frame="backdrop" />
      <div className="page-hero__text">
        <TextIn as="h1" className="page-hero__title" value={title} />
        <TextIn as="p" className="page-hero__subtitle" value={subtitle} />
      </div>
    </section>
  );
}

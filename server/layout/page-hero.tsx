import { edgeToEdge, Picture } from '../../shared/components/picture.tsx';
import { TextIn } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';
import type { Picture as PictureData } from '../../shared/schemas/forms.ts';

interface PageHeroProps {
  title: LocalText;
  subtitle: LocalText;
  image: PictureData;
  isTall?: boolean;
}

/** The picture at the top of an inner page, with its title on it and the horizon line at its edge. */
export function PageHero({ title, subtitle, image, isTall = false }: PageHeroProps) {
  return (
    <section className={`page-hero ${isTall ? 'page-hero--tall' : ''}`}>
      <Picture picture={image} sizes={edgeToEdge} isFirst frame="backdrop" />
      <div className="page-hero__words">
        <TextIn as="h1" className="page-hero__title" value={title} />
        <TextIn as="p" className="page-hero__subtitle" value={subtitle} />
      </div>
    </section>
  );
}

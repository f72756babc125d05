import { ContentIcon } from '../../shared/components/content-icon.tsx';
import { Picture } from '../../shared/components/picture.tsx';
import { Text, TextIn } from '../../shared/components/text.tsx';
import { TextLink } from '../../shared/components/text-link.tsx';
import { isolate } from '../../shared/isolate.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { formatPrice } from '../format.ts';
import { SectionHead } from '../layout/section-head.tsx';
import { usePage } from '../page-context.tsx';

type Tiles = Bundle['home']['tiles'];

/** The colonnade: six arches, one for each category of services. */
export function HomeTiles({ title, text, items }: Tiles) {
  const { label, link } = usePage();
  return (
    <section className="section section--night tiles">
      <SectionHead title={title} text={text} />
      <ul className="tiles__row">
        {items.map((tile) => (
          <li key={tile.id} className="tile">
            <Picture
              picture={tile.background}
              sizes="(min-width: 1024px) 15vw, (min-width: 640px) 30vw, 44vw"
              frame="backdrop"
            />
            <div className="tile__words">
              <ContentIcon name={tile.icon} size={26} />
              <h3 className="tile__title">
                <TextIn as="a" className="card__link" href={link(tile.url)} value={tile.title} />
              </h3>
              <PriceHint {...tile.priceRange} />
              <TextLink>
                <Text value={label('site.view_details')} />
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** “From $95”, where prices are switched on. */
function PriceHint({ from, unit }: Tiles['items'][number]['priceRange']) {
  const { bundle, language, label } = usePage();
  if (!bundle.site.features.prices) return null;
  const price = isolate(formatPrice(from, language));
  return (
    <p className="tile__price">
      <Text value={label(unit === 'day' ? 'price.from_per_day' : 'price.from', { price })} />
    </p>
  );
}

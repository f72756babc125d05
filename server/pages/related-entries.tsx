import { ServiceCard } from '../../shared/components/service-card.tsx';
import { TextIn } from '../../shared/components/text.tsx';
import type { LocalText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import type { Car, Experience } from '../../shared/schemas/bundle.ts';
import { usePage } from '../page-context.tsx';
import { CarFacts } from './entry-facts.tsx';

interface RelatedEntriesProps {
  title: LocalText;
  entries: readonly (Experience | Car)[];
}

/** The cards of entries that a visitor of this page may want. */
export function RelatedEntries({ title: heading, entries }: RelatedEntriesProps) {
  const { label, link } = usePage();
  if (entries.length === 0) return null;
  return (
    <section className="section onward">
      <TextIn as="h2" className="section__title" value={heading} />
      <ul className="card-grid">
        {entries.map((entry) => {
          const {
            slug,
            url,
            title,
            description,
            images: [image],
          } = entry;
          const isCar = !('category' in entry);
          return (
            <li key={slug}>
              {image && (
                <ServiceCard
                  href={link(url ?? paths.detail(slug))}
                  title={title}
                  description={description}
                  image={image}
                  action={label('site.view_details')}
                  isLatinName={isCar}
                  level={3}
                >
                  {isCar && <CarFacts car={entry} />}
                </ServiceCard>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

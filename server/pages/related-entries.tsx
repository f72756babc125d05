import { ServiceCard } from '../../shared/components/service-card.tsx';
import { Text } from '../../shared/components/text.tsx';
import { paths } from '../../shared/paths.ts';
import type { Car, Experience } from '../../shared/schemas/bundle.ts';
import { useLink } from '../page-context.tsx';
import { useLabels } from '../use-labels.ts';

/** Other entries that a visitor of this one may want. */
export function RelatedEntries({ entries }: { entries: readonly (Experience | Car)[] }) {
  const { label } = useLabels();
  const link = useLink();
  if (entries.length === 0) return null;
  return (
    <section className="section onward">
      <h2 className="section__title">
        <Text value={label('detail_page.related')} />
      </h2>
      <ul className="card-grid">
        {entries.map(({ slug, url, title, description, images: [image], ...entry }) => (
          <li key={slug}>
            {image && (
              <ServiceCard
                href={link(url ?? paths.detail(slug))}
                title={title}
                description={description}
                image={image}
                action={label('site.view_details')}
                isLatinName={!('category' in entry)}
                level={3}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

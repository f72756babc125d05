import { ContentIcon } from '../../../shared/components/content-icon.tsx';
import { type CardProps, ServiceCard } from '../../../shared/components/service-card.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import type { IconName } from '../../../shared/icon-names.ts';
import type { PlainLabelKey } from '../../../shared/label-values.ts';
import type { LocalText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Car, Experience } from '../../../shared/schemas/bundle.ts';
import { type Page, usePage } from '../page-context.tsx';

type Fact = readonly [icon: IconName, name: PlainLabelKey, value: LocalText | undefined];

type EntryCardProps = { entry: Experience | Car } & Pick<CardProps, 'price' | 'level'>;

/** The card of an entry; the card of a car includes its facts. */
export function EntryCard({ entry, ...props }: EntryCardProps) {
  const { label, link } = usePage();
  const { slug, url, title, description } = entry;
  const [image] = entry.images;
  const isCar = !('category' in entry);
  return (
    image && (
      <ServiceCard
        {...props}
        href={link(url ?? paths.detail(slug))}
        title={title}
        description={description}
        image={image}
        action={label('site.view_details')}
        isLatinName={isCar}
      >
        {isCar && <CarFacts car={entry} />}
      </ServiceCard>
    )
  );
}

/** The most related entries on a detail page or a post. */
export const maxRelated = 3;

/** The cards of entries that a visitor of this page may want. */
export function RelatedEntries(props: {
  title: LocalText;
  entries: readonly (Experience | Car)[];
}) {
  const { title, entries } = props;
  if (entries.length === 0) return null;
  return (
    <section className="section onward">
      <TextIn as="h2" className="section__title" value={title} />
      <ul className="card-grid">
        {entries.map((entry) => (
          <li key={entry.slug}>
            <EntryCard entry={entry} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The facts of an entry that visitors need first. */
export function EntryFacts({ entry }: { entry: Experience | Car }) {
  const { label } = usePage();
  const documents: Fact = ['file-check', 'facts.documents', entry.facts.documents];
  return (
    <FactList
      facts={
        'category' in entry
          ? [
              ['clock', 'price.duration', entry.duration],
              ['map-pin', 'facts.start', entry.facts.start],
              ['users', 'facts.group', entry.facts.group],
              ['user-check', 'facts.age', entry.facts.age],
              documents,
            ]
          : [
              ['gauge', 'facts.power', entry.facts.power],
              ...listCarFacts(entry, label),
              documents,
              ['map-pin', 'facts.delivery', entry.facts.delivery],
            ]
      }
    />
  );
}

/**
 * The facts on a car’s card that decide whether it suits a renter: the number of seats, and the driver’s minimum age.
 */
export function CarFacts({ car }: { car: Car }) {
  const { label } = usePage();
  return <FactList facts={listCarFacts(car, label)} />;
}

function listCarFacts({ facts: { seats, driverAge } }: Car, label: Page['label']): Fact[] {
  return [
    ['users', 'facts.seats', String(seats)],
    ['user-check', 'facts.driver', label('facts.driver_age', { count: driverAge })],
  ];
}

/** The facts that are present, each with its icon. */
function FactList({ facts }: { facts: readonly Fact[] }) {
  const { label } = usePage();
  return (
    <dl className="at-a-glance">
      {facts.map(
        ([icon, name, value]) =>
          value !== undefined && (
            <div key={icon}>
              <dt>
                <ContentIcon name={icon} size={18} />
                <Text value={label(name)} />
              </dt>
              <TextIn as="dd" value={value} />
            </div>
          ),
      )}
    </dl>
  );
}

import { findCardBoxes } from '../../../shared/components/card-boxes.ts';
import { ContentIcon } from '../../../shared/components/content-icon.tsx';
import { type CardProps, ServiceCard } from '../../../shared/components/service-card.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import type { IconName } from '../../../shared/icon-names.ts';
import type { PlainLabelKey } from '../../../shared/label-values.ts';
import { isFallback, type LocalText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Car } from '../../../shared/schemas/bundle.ts';
import { bodyLabels } from '../filter-cars.ts';
import { findTeaser } from '../find-teaser.ts';
import { describePlanButton } from '../layout/plan-links.tsx';
import { type Page, usePage } from '../page-context.tsx';
import { isCar, type PlanEntry } from '../plan-entries.ts';

type Fact = readonly [icon: IconName, name: PlainLabelKey, value: LocalText | undefined];

interface EntryCardProps extends Pick<CardProps, 'price' | 'level' | 'boxes'> {
  entry: PlanEntry;
}

/** The card of an entry; the card of a car includes its facts. */
export function EntryCard({ entry, ...props }: EntryCardProps) {
  const page = usePage();
  const { label, link } = page;
  const { slug, url, title } = entry;
  const [image] = entry.images;
  return (
    image && (
      <ServiceCard
        {...props}
        href={link(url ?? paths.detail(slug))}
        title={title}
        description={findTeaser(entry)}
        image={image}
        action={label('site.view_details')}
        isLatinName={isCar(entry)}
        plan={describePlanButton(page, slug, title)}
      >
        {isCar(entry) && <CarFacts car={entry} />}
      </ServiceCard>
    )
  );
}

/**
 * Whether an entry may be recommended: it is written in the language of the page. The name of a car is the same in all
 * languages, so its description tells.
 */
export function isRecommended(entry: PlanEntry): boolean {
  return !isFallback(isCar(entry) ? entry.description : entry.title);
}

/** The most related entries on a detail page or a post. */
export const maxRelated = 3;

/** The cards of entries that a visitor of this page may want. */
export function RelatedEntries(props: { title: LocalText; entries: readonly PlanEntry[] }) {
  const { title, entries } = props;
  if (entries.length === 0) return null;
  return (
    <section className="section onward">
      <TextIn as="h2" className="section__title" value={title} />
      <ul className="card-grid">
        {entries.map((entry, index, { length }) => (
          <li key={entry.slug}>
            <EntryCard entry={entry} boxes={findCardBoxes({ index, count: length })} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The facts of an entry that visitors need first. */
export function EntryFacts({ entry }: { entry: PlanEntry }) {
  const { label } = usePage();
  if (isCar(entry)) return <FactList facts={describeCar(entry, label)} />;
  const { category, duration, facts } = entry;
  return (
    <FactList
      facts={[
        ['clock', 'price.duration', duration],
        [category === 'visa' ? 'stamp' : 'map-pin', 'facts.start', facts.start],
        ['users', 'facts.group', facts.group],
        ['user-check', 'facts.age', facts.age],
        ['file-check', 'facts.documents', facts.documents],
      ]}
    />
  );
}

/** All facts of a car, in the same order for every car. */
export function describeCar(car: Car, label: Page['label']): Fact[] {
  const { power, body, colour, roof, luggage, documents, delivery } = car.facts;
  return [
    ['gauge', 'facts.power', power],
    ['car-front', 'facts.body', body && label(bodyLabels[body])],
    ['sparkles', 'facts.colour', colour],
    ['sun', 'facts.roof', roof],
    ...listCarFacts(car, label),
    ['luggage', 'facts.luggage', luggage],
    ['file-check', 'facts.documents', documents],
    ['map-pin', 'facts.delivery', delivery],
  ];
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

/** The classes of two facts of an entry that are enough in a plan. A number says nothing there without its name. */
const firstFacts = new Map<PlainLabelKey, string>([
  ['price.duration', 'at-a-glance__first'],
  ['facts.start', 'at-a-glance__first'],
  ['facts.seats', 'at-a-glance__first at-a-glance__first--named'],
  ['facts.luggage', 'at-a-glance__first'],
]);

/** The facts that are present, each with its icon. */
function FactList({ facts }: { facts: readonly Fact[] }) {
  const { label } = usePage();
  return (
    <dl className="at-a-glance">
      {facts.map(
        ([icon, name, value]) =>
          value !== undefined && (
            <div key={icon} className={firstFacts.get(name)}>
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

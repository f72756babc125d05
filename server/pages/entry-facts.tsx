import { ContentIcon } from '../../shared/components/content-icon.tsx';
import { Text, TextIn } from '../../shared/components/text.tsx';
import type { IconName } from '../../shared/icon-names.ts';
import type { LocalText } from '../../shared/local-text.ts';
import type { Car, Experience } from '../../shared/schemas/bundle.ts';
import { usePage } from '../page-context.tsx';

interface Fact {
  icon: IconName;
  name: LocalText;
  value: LocalText | undefined;
}

/** What a visitor asks first of an entry, at a glance. */
export function EntryFacts({ entry }: { entry: Experience | Car }) {
  const { label } = usePage();
  const carFacts = useCarFacts();
  const documents = {
    icon: 'file-check',
    name: label('facts.documents'),
    value: entry.facts.documents,
  } as const;
  return (
    <FactList
      facts={
        'category' in entry
          ? [
              { icon: 'clock', name: label('price.duration'), value: entry.duration },
              { icon: 'map-pin', name: label('facts.start'), value: entry.facts.start },
              { icon: 'users', name: label('facts.group'), value: entry.facts.group },
              { icon: 'user-check', name: label('facts.age'), value: entry.facts.age },
              documents,
            ]
          : [
              { icon: 'gauge', name: label('facts.power'), value: entry.facts.power },
              ...carFacts(entry),
              documents,
              { icon: 'map-pin', name: label('facts.delivery'), value: entry.facts.delivery },
            ]
      }
    />
  );
}

/** What decides whether a renter can take a car, on its card: how many sit in it, and who may drive. */
export function CarFacts({ car }: { car: Car }) {
  const carFacts = useCarFacts();
  return <FactList facts={carFacts(car)} />;
}

function useCarFacts(): (car: Car) => Fact[] {
  const { label } = usePage();
  return ({ facts: { seats, driverAge } }) => [
    { icon: 'users', name: label('facts.seats'), value: String(seats) },
    {
      icon: 'user-check',
      name: label('facts.driver'),
      value: label('facts.driver_age', { count: driverAge }),
    },
  ];
}

/** Those that there are, each with its icon. */
function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="at-a-glance">
      {facts.map(
        ({ icon, name, value }) =>
          value !== undefined && (
            <div key={icon}>
              <dt>
                <ContentIcon name={icon} size={18} />
                <Text value={name} />
              </dt>
              <TextIn as="dd" value={value} />
            </div>
          ),
      )}
    </dl>
  );
}

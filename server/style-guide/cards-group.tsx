import { type CardProps, ServiceCard } from '../../shared/components/service-card.tsx';
import { Text } from '../../shared/components/text.tsx';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { usePage } from '../page-context.tsx';
import { useLabels } from '../use-labels.ts';
import { focus, hover } from './force-states.ts';
import { Group, Specimen } from './specimen.tsx';
import { fallBack, longTitle, loseFile, losePlaceholder } from './vary-texts.ts';

const showService = () => <SampleCard />;

export function CardsGroup() {
  return (
    <Group
      id="cards"
      title="Cards"
      text="The title’s link covers the card. Titles wrap, descriptions end after two lines."
    >
      <Specimen label="Service">{showService}</Specimen>
      <Specimen label="Service, hover" force={[hover('class="card"')]}>
        {showService}
      </Specimen>
      <Specimen label="Service, focus" force={[focus('class="card__link"')]}>
        {showService}
      </Specimen>
      <Specimen label="Service, with a price">
        {() => <SampleCard vary={() => ({ price: '$1,250' })} />}
      </Specimen>
      <Specimen label="Service, long title and text">
        {() => (
          <SampleCard
            vary={({ language, services }) => ({
              title: longTitle[language],
              description:
                services
                  .map(({ description }) => description)
                  .find((text) => typeof text === 'string') + longTitle[language],
            })}
          />
        )}
      </Specimen>
      <Specimen
        label="Service, in a fallback language"
        note="A long Turkish text keeps its order and its ellipsis"
        languages={['en', 'ar']}
      >
        {() => (
          <SampleCard
            vary={() => ({
              title: fallBack('Çöl safarisi'),
              description: fallBack(
                'Otelinizden alır, kum tepelerine götürürüz. Gün batımında kampta akşam yemeği, kahve ve hurma dahildir.',
              ),
              category: { name: fallBack('Çöl deneyimleri'), icon: 'tent' },
              action: fallBack('Detayları gör'),
            })}
          />
        )}
      </Specimen>
      <Specimen label="Service, picture on its way" surface="loading">
        {showService}
      </Specimen>
      <Specimen label="Service, picture missing over its placeholder">
        {() => (
          <SampleCard vary={({ services: [first] }) => first && { image: loseFile(first.image) }} />
        )}
      </Specimen>
      <Specimen label="Service, neither picture nor placeholder">
        {() => (
          <SampleCard
            vary={({ services: [first] }) =>
              first && { image: losePlaceholder(loseFile(first.image)) }
            }
          />
        )}
      </Specimen>
      <Specimen label="Car" note="Its Latin name reads left to right, at the start of the line">
        {() => <SampleCard vary={describeCar} />}
      </Specimen>
      <Specimen label="Card grid, uneven titles" isWide surface="panel">
        {({ language }) => (
          <ul className="card-grid">
            <li>
              <SampleCard />
            </li>
            <li>
              <SampleCard vary={() => ({ title: longTitle[language] })} />
            </li>
            <li>
              <SampleCard vary={describeCar} />
            </li>
          </ul>
        )}
      </Specimen>
    </Group>
  );
}

function describeCar({ cars: [car], pages }: Bundle): Partial<CardProps> {
  if (!car) return {};
  return {
    title: car.title,
    description: car.description,
    image: car.images[0] ?? pages.cars.heroImage,
    category: undefined,
    isLatinName: true,
  };
}

/** The first service as a card, or a variation of it. */
function SampleCard({ vary }: { vary?: (bundle: Bundle) => Partial<CardProps> | undefined }) {
  const { bundle } = usePage();
  const { label } = useLabels();
  const [service] = bundle.services;
  if (!service) return <Text value={label('services_page.service_not_found')} />;
  return (
    <ServiceCard
      href="#cards"
      title={service.title}
      description={service.description}
      image={service.image}
      action={label('site.view_details')}
      category={bundle.categories.find(({ id }) => id === service.category)}
      {...vary?.(bundle)}
    />
  );
}

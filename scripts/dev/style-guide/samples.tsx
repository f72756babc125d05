import { ArrowRight, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { usePage } from '../../../server/render/page-context.tsx';
import { CarFacts } from '../../../server/render/pages/entry-card.tsx';
import { Picture } from '../../../shared/components/picture.tsx';
import { PlanButton } from '../../../shared/components/plan-button.tsx';
import { ServiceCard } from '../../../shared/components/service-card.tsx';
import { Text } from '../../../shared/components/text.tsx';
import { TextLink } from '../../../shared/components/text-link.tsx';
import type { Language } from '../../../shared/languages.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import type { Picture as PictureData } from '../../../shared/schemas/field-types.ts';

/** Letters and figures that faces get wrong: dotted and dotless i, apostrophes, the zero, joined letters. */
export const difficult: Partial<Record<Language, string>> = {
  tr: 'İstanbul’dan Dubai’nin ışığına: ğ ş ç ö ü İ ı 0123456789 Iğdır’ı',
  en: 'Dubai’s fifty finest efforts: 0123456789, $1,250 & 06:10',
  ar: 'ضوء دبي في الليل لا يُنسى: ٪ ؟ ، 0123456789 وG63',
};

const icon = {
  className: 'icon icon--directional',
  size: 18,
  strokeWidth: 1.6,
  'aria-hidden': true,
};

/** A link that looks like a button, of one kind. */
export function Button({ kind }: { kind?: 'line' | 'light' | 'outline' }) {
  const { label } = usePage();
  return (
    <a className={`button ${kind ? `button--${kind}` : ''}`} href="#buttons">
      <Text value={label('home.discover_services')} />
      <ArrowRight {...icon} />
    </a>
  );
}

/** A link with words alone. */
export function SampleLink() {
  const { label } = usePage();
  return (
    <TextLink href="#buttons">
      <Text value={label('site.view_details')} />
    </TextLink>
  );
}

/** As the gallery has it. */
export function RoundButton({ isDisabled }: { isDisabled?: boolean }) {
  return (
    <button type="button" className="round-button" aria-label="›" aria-disabled={isDisabled}>
      <ChevronRight {...icon} size={20} />
    </button>
  );
}

/** As under the title of an entry. */
export function PlanSample() {
  const { label } = usePage();
  return (
    <PlanButton
      slugs={['x']}
      href="#buttons"
      label={label('plan.add')}
      addedLabel={label('plan_button.in_plan')}
      isLabelled
    />
  );
}

/** The first service. */
export function Card({
  services,
  categories,
  more,
}: Bundle & { more?: Partial<ComponentProps<typeof ServiceCard>> }) {
  const { label } = usePage();
  return services.slice(0, 1).map(({ id, title, description, image, category }) => (
    <ServiceCard
      key={id}
      {...{ title, description, image, href: '#cards', action: label('site.view_details') }}
      category={categories.find((one) => one.id === category)}
      plan={{
        slugs: ['x'],
        href: '#cards',
        label: label('plan.add'),
        addedLabel: label('plan_button.in_plan'),
        title,
      }}
      {...more}
    />
  ));
}

/** The facts of the first car, as its card has them. */
export function listFacts({ cars }: Bundle) {
  return cars.slice(0, 1).map((car) => <CarFacts key={car.slug} car={car} />);
}

/** The hero of the cars page in a frame that cuts it. */
export function showPicture(vary: (picture: PictureData) => PictureData = (picture) => picture) {
  return ({ pages }: Bundle) => (
    <div className="guide-picture">
      <Picture picture={vary(pages.cars.heroImage)} boxes={[{ width: '30vw', ratio: 3 / 2 }]} />
    </div>
  );
}

/** A block of each kind that a post may have beside paragraphs. */
export function listBlocks({
  title,
  excerpt,
  image,
}: Bundle['posts'][number]): Bundle['posts'][number]['content'] {
  return [
    { type: 'heading', content: title },
    { type: 'quote', content: excerpt },
    { type: 'image', url: image, caption: excerpt },
  ];
}

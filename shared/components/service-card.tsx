import type { ReactNode } from 'react';
import type { IconName } from '../icon-names.ts';
import type { LocalText } from '../local-text.ts';
import type { Picture as PictureData } from '../schemas/field-types.ts';
import { cardBoxes } from './card-boxes.ts';
import { ContentIcon } from './content-icon.tsx';
import { type Box, Picture } from './picture.tsx';
import { PlanButton, type PlanButtonProps } from './plan-button.tsx';
import { Ltr, Text } from './text.tsx';
import { TextLink } from './text-link.tsx';

export interface CardProps {
  href: string;
  title: LocalText;
  description: LocalText;
  image: PictureData;
  /** The boxes of its picture; defaults to those of a card in rows of three. */
  boxes?: readonly Box[];
  action: LocalText;
  category?: { name: LocalText; icon: IconName };
  /** Shown only if prices are switched on. */
  price?: string;
  /** Whether the title is a Latin name in every language, like the name of a car. */
  isLatinName?: boolean;
  /** The button that adds the entry to the visitor’s plan. */
  plan?: PlanButtonProps | undefined;
  /** The level of its heading. */
  level?: 2 | 3;
}

/** A card of the services and cars lists; `children` come after its text. The title’s link covers the whole card. */
export function ServiceCard({ children, ...props }: CardProps & { children?: ReactNode }) {
  const {
    href,
    title,
    description,
    image,
    action,
    category,
    price,
    plan,
    boxes = cardBoxes,
    isLatinName = false,
    level = 2,
  } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className="card">
      <div className="card__picture">
        <Picture picture={image} boxes={boxes} frame="growing" />
      </div>
      {category && (
        <p className="card__category">
          <ContentIcon name={category.icon} size={18} />
          <Text value={category.name} />
        </p>
      )}
      <Heading className="card__title">
        <a className="card__link" href={href}>
          {isLatinName && typeof title === 'string' ? <Ltr>{title}</Ltr> : <Text value={title} />}
        </a>
      </Heading>
      <p className="card__text">
        <Text value={description} />
      </p>
      {children}
      {price !== undefined && (
        <p className="card__price">
          <Ltr>{price}</Ltr>
        </p>
      )}
      <TextLink>
        <Text value={action} />
      </TextLink>{' '}
      {plan && <PlanButton {...plan} />}
    </article>
  );
}

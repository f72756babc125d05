import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Fragment } from 'react';
import { type Box, Picture } from '../../../shared/components/picture.tsx';
import { Ltr, Text } from '../../../shared/components/text.tsx';
import { buildPlanPath, paths } from '../../../shared/paths.ts';
import { usePage } from '../page-context.tsx';
import { isCar, type PlanEntry } from '../plan-entries.ts';
import { EntryFacts } from './entry-card.tsx';

/** The title of an entry; that of a car is a Latin name in every language. */
export function EntryTitle({ entry }: { entry: PlanEntry }) {
  return isCar(entry) ? <Ltr>{entry.title}</Ltr> : <Text value={entry.title} />;
}

/**
 * Returns a function that builds the link to another plan, at one of its links. A browser that opens the page gives that
 * one the focus.
 */
export function usePlanLink() {
  const { link } = usePage();
  return (slugs: readonly string[], id: string) => `${link(buildPlanPath(slugs))}#${id}`;
}

/** The id of the title of a row. */
export const nameTitle = (slug: string) => `plan-${slug}`;

/** The id of the heading of an empty plan. */
export const emptyPlanId = 'empty-plan';

/** The picture of a row. */
const rowBoxes: Box[] = [
  { media: '(width > 53.75em)', width: 'min(20.4vw, 386px)', ratio: 3 / 2 },
  { width: '35vw', ratio: 3 / 2 },
];

/** The entries of a plan in their order, each with links that move or remove it. */
export function PlanRows({ entries }: { entries: readonly PlanEntry[] }) {
  const { link } = usePage();
  const slugs = entries.map(({ slug }) => slug);
  return (
    <ol className="plan__rows">
      {entries.map((entry) => (
        <li key={entry.slug} className="plan__row">
          {entry.images[0] && <Picture picture={entry.images[0]} boxes={rowBoxes} isEager />}
          <h2>
            <a href={link(paths.detail(entry.slug))} id={nameTitle(entry.slug)}>
              <EntryTitle entry={entry} />
            </a>
          </h2>
          <EntryFacts entry={entry} />
          <Changes entry={entry} slugs={slugs} />
        </li>
      ))}
    </ol>
  );
}

/**
 * The links that move an entry by one place, or remove it. Each leads to itself, so that it can be followed again; at an
 * end, to the opposite one; after a removal, to the one that removes the next entry.
 */
function Changes({ entry, slugs }: { entry: PlanEntry; slugs: readonly string[] }) {
  const { label } = usePage();
  const linkTo = usePlanLink();
  const { slug } = entry;
  const index = slugs.indexOf(slug);
  const others = slugs.toSpliced(index, 1);
  const last = others.length;
  const moveTo = (place: number, id: string) =>
    linkTo(others.toSpliced(place, 0, slug), `${id}-${slug}`);
  const next = others[index] ?? others.at(-1);
  const changes = [
    {
      id: 'earlier',
      name: 'plan.earlier',
      Icon: ArrowUp,
      href: index > 0 && moveTo(index - 1, index === 1 ? 'later' : 'earlier'),
    },
    {
      id: 'later',
      name: 'plan.later',
      Icon: ArrowDown,
      href: index < last && moveTo(index + 1, index + 1 === last ? 'earlier' : 'later'),
    },
    {
      id: 'remove',
      name: 'plan.remove',
      Icon: X,
      href: linkTo(others, next ? `remove-${next}` : emptyPlanId),
    },
  ] as const;
  return (
    <p className="plan__changes">
      {changes.map(
        ({ id, name, Icon, href }) =>
          href && (
            <Fragment key={id}>
              <a id={`${id}-${slug}`} href={href} rel="nofollow" data-plan-change>
                <Icon className="icon" size={18} strokeWidth={1.4} aria-hidden />
                <Text value={label(name)} />
                <span className="visually-hidden">
                  {': '}
                  <EntryTitle entry={entry} />
                </span>
              </a>{' '}
            </Fragment>
          ),
      )}
    </p>
  );
}

import { Route } from 'lucide-react';
import {
  PlanButton as Button,
  type PlanButtonProps,
} from '../../../shared/components/plan-button.tsx';
import { Text } from '../../../shared/components/text.tsx';
import { languageConfig } from '../../../shared/languages.ts';
import type { LocalText } from '../../../shared/local-text.ts';
import { buildPlanPath, isDetailPath, paths } from '../../../shared/paths.ts';
import { maxPlanEntries } from '../../../shared/plan.ts';
import { type Page, usePage } from '../page-context.tsx';

/**
 * The link to the visitor’s own plan. A script adds the entries to its URL and their number to its text, and marks it where
 * this plan is shown. Without scripts, the shown plan is all that is known.
 */
export function PlanLink() {
  const { label, link, query } = usePage();
  return (
    <a className="plan-link" href={link(buildPlanPath(query.plan))} rel="nofollow" data-plan-link>
      <Route className="icon" size={20} strokeWidth={1.4} aria-hidden />
      <span className="plan-link__text">
        <Text value={label('plan.name')} />{' '}
      </span>
      <span className="plan-link__count" data-plan-count />
    </a>
  );
}

/**
 * The place in which a script says what has changed in the plan, with its sentences, of which it shows some. They are data,
 * because none of them holds before something has changed.
 */
export function PlanStatus() {
  const { t, label } = usePage();
  const sentences = {
    added: label('plan.added'),
    removed: label('plan.removed'),
    emptied: label('plan.emptied'),
    full: label('plan.full', { max: maxPlanEntries }),
    gone: label('plan.gone'),
    kept: label('plan.kept'),
    unkept: label('plan.unkept'),
    save: label('plan.save'),
    former: label('plan.former'),
    undo: label('plan.undo'),
    copied: label('plan.copied'),
  };
  const properties = Object.entries(sentences).map(([name, text]) => [name, toProperties(text)]);
  const close = { type: 'button', ariaLabel: t('language_line.close') };
  return (
    <p
      className="plan-status visually-hidden"
      role="status"
      data-plan-status={JSON.stringify({ ...Object.fromEntries(properties), close })}
      data-page-part
    />
  );
}

/** The properties of an element that shows a text. */
function toProperties(value: LocalText) {
  if (typeof value === 'string') return { textContent: value };
  const { lang, text } = value;
  return { textContent: text, lang, dir: languageConfig[lang].direction };
}

/** The button of an entry under its own title. */
export function PlanButton({ slug }: { slug: string }) {
  return <Button {...describePlanButton(usePage(), slug)} isLabelled />;
}

/** The button of a card that leads to an experience or a car; other cards have none. */
export function CardPlanButton({ url, title, isLabelled = false }: CardPlanButtonProps) {
  const props = describeCardButton(usePage(), { url, title });
  return props && <Button {...props} isLabelled={isLabelled} />;
}

interface CardPlanButtonProps extends Pick<PlanButtonProps, 'isLabelled'> {
  url: string;
  title: LocalText;
}

/** Describes the button of a card; `undefined` if the card leads to no experience or car. */
export function describeCardButton(
  page: Page,
  card: { url: string; title: LocalText },
): PlanButtonProps | undefined {
  const prefix = paths.detail('');
  if (!isDetailPath(card.url)) return undefined;
  return describePlanButton(page, card.url.slice(prefix.length), card.title);
}

/** Describes the button of an entry; on a card with the title of the entry. */
export function describePlanButton(
  { bundle, label, link }: Page,
  slug: string,
  title?: LocalText,
): PlanButtonProps {
  const car = bundle.cars.find((one) => one.slug === slug);
  const entry = car ?? bundle.experiences.find((one) => one.slug === slug);
  return {
    slugs: [slug, ...(entry?.aliases ?? [])],
    isLatinName: car !== undefined,
    href: link(buildPlanPath([slug])),
    label: label('plan.add'),
    addedLabel: label('plan_button.in_plan'),
    title,
  };
}

import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { createContext, useContext } from 'react';
import type { LocalText } from '../local-text.ts';
import { Ltr, Text, TextIn } from './text.tsx';

export interface PlanButtonProps {
  /** The slug of the entry, and its former ones, which the visitor’s plan may still contain. */
  slugs: readonly string[];
  /** The URL of a plan with this entry alone, for browsers without scripts. */
  href: string;
  label: LocalText;
  /** The label while the entry is in the plan. */
  addedLabel: LocalText;
  /** The title of the entry, where more than one entry is on the page; only assistive technology gets it. */
  title?: LocalText | undefined;
  /** Whether the title is a Latin name in every language, like the name of a car. */
  isLatinName?: boolean;
  /** Whether the label is visible beside the icon. */
  isLabelled?: boolean;
}

/** The slugs of the visitor’s plan, with spaces between; `undefined` on the server, and before a script knows them. */
export const OwnPlan = createContext<string | undefined>(undefined);

/**
 * Adds an entry to the visitor’s plan. Without scripts it is a link to a plan with this entry; a script makes it a button
 * that is pressed once the entry is in the plan. Styles show the icon and the label of its state, which also names it.
 * Readers without styles, such as search engines, get the first state alone.
 */
export function PlanButton(props: PlanButtonProps) {
  const { slugs, href, label, addedLabel, title, isLatinName, isLabelled } = props;
  const plan = useContext(OwnPlan)?.split(' ');
  const about = title !== undefined && (
    <>
      {': '}
      {isLatinName && typeof title === 'string' ? <Ltr>{title}</Ltr> : <Text value={title} />}
    </>
  );
  return (
    <a
      className="plan-button"
      href={href}
      rel="nofollow"
      data-plan-add={slugs.join(' ')}
      suppressHydrationWarning
      {...(plan && { role: 'button', 'aria-pressed': slugs.some((slug) => plan.includes(slug)) })}
    >
      <Plus className="plan-button__add" size={20} strokeWidth={1.6} aria-hidden />
      <Check className="plan-button__added" size={20} strokeWidth={1.6} aria-hidden />
      <span className={isLabelled ? 'plan-button__text' : 'visually-hidden'}>
        <TextIn as="span" className="plan-button__add" value={label} />{' '}
        <TextIn as="span" className="plan-button__added" value={addedLabel} hidden />
        {!isLabelled && about}
      </span>
      {isLabelled && about && <span className="visually-hidden">{about}</span>}
    </a>
  );
}

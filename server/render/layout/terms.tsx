import type { ReactNode } from 'react';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import type { PlainLabelKey } from '../../../shared/label-values.ts';
import type { LocalText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Site } from '../../../shared/schemas/bundle.ts';
import { usePage } from '../page-context.tsx';
import type { PlanEntry } from '../plan-entries.ts';

type Term = readonly [name: Extract<PlainLabelKey, `terms.${string}`>, text: LocalText];

/** The terms of an entry: what is not included, changing and paying. They replace those of the site. */
export function listTerms(
  { terms }: Site,
  { notIncluded, changes, payment }: Pick<PlanEntry, 'notIncluded' | 'changes' | 'payment'>,
): Term[] {
  return [
    ['terms.not_included', notIncluded],
    ['terms.changes', changes ?? terms.changes],
    ['terms.payment', payment ?? terms.payment],
  ];
}

/** What decides besides the offer itself, line by line. */
export function Terms({ terms, children }: { terms: readonly Term[]; children?: ReactNode }) {
  const { label } = usePage();
  return (
    <div className="terms">
      <dl>
        {terms.map(([name, text]) => (
          <div key={name}>
            <TextIn as="dt" value={label(name)} />
            <TextIn as="dd" value={text} />
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

/** The link to the sample of a written plan. */
export function SamplePlanLink() {
  const { label, link } = usePage();
  return (
    <a className="sample-link" href={link(paths.samplePlan())}>
      <Text value={label('terms.sample')} />
    </a>
  );
}

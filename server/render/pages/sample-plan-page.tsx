import { type Box, Picture } from '../../../shared/components/picture.tsx';
import { Ltr, Text, TextIn } from '../../../shared/components/text.tsx';
import { formatTime } from '../../../shared/format-time.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { NextStep } from '../layout/contact-ways.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { SunLine } from '../layout/sun-path.tsx';
import { listTerms, Terms } from '../layout/terms.tsx';
import { type Loaded, type LoaderContext, usePage } from '../page-context.tsx';
import { findPlanEntries } from '../plan-entries.ts';
import { describeList } from '../seo/structured-data.ts';

type Step = Bundle['pages']['samplePlan']['days'][number]['steps'][number];

/** The sample plan. A step has the entry that it names, unless that is not published. */
export function loadSamplePlan({ bundle }: LoaderContext) {
  const { days, ...sample } = bundle.pages.samplePlan;
  const seen: string[] = [];
  const resolve = ({ entry: slug, ...step }: Step) => {
    const [entry] = findPlanEntries(bundle, slug === undefined ? [] : [slug]);
    // An entry that comes again shows its next picture.
    const image = step.image ?? entry?.images[seen.filter((one) => one === slug).length];
    if (entry) seen.push(entry.slug);
    return { ...step, entry, image };
  };
  return {
    ...sample,
    days: days.map(({ title, steps }) => ({ title, steps: steps.map(resolve) })),
    entries: findPlanEntries(bundle, [...new Set(seen)]),
  };
}

/** A written plan as guests get it, from the first day to the last, with an example in it. */
export function SamplePlanPage({ days, entries, ...sample }: Loaded<typeof loadSamplePlan>) {
  const page = usePage();
  const listed = entries.map(({ slug, title }) => ({ title, path: paths.detail(slug) }));
  return (
    <>
      <PageHead
        title={sample.title}
        description={sample.description}
        image={entries[0]?.images[0]}
        things={describeList(page, sample.title, listed)}
      />
      <article className="section section--first sample-plan">
        <TextIn as="h1" className="page-title" value={sample.title} />
        <TextIn as="p" className="page-subtitle" value={sample.subtitle} />
        <TextIn as="p" value={sample.party} />
        {days.map(({ title, steps }) => (
          <section key={toPlainText(title)}>
            <TextIn as="h2" value={title} />
            <ol>
              {steps.map((step) => (
                <PlanStep key={`${step.time} ${toPlainText(step.title)}`} {...step} />
              ))}
            </ol>
          </section>
        ))}
        <Terms
          terms={[
            ['terms.included', sample.included],
            ...listTerms(page.bundle.site, sample),
            ['terms.price', sample.price],
            ['terms.contact', sample.contact],
          ]}
        />
      </article>
      <NextStep />
    </>
  );
}

const stepBoxes: Box[] = [
  { media: '(width >= 40em)', width: 'min(29vw, 532px)', ratio: 3 / 2 },
  { width: '70vw', ratio: 3 / 2 },
];

type ShownStep = Loaded<typeof loadSamplePlan>['days'][number]['steps'][number];

function PlanStep({ time, title, text, entry, image }: ShownStep) {
  const { language, link } = usePage();
  return (
    <li className="plan__row">
      <p className="plan__hour">
        <Ltr>{formatTime(time, language)}</Ltr>
      </p>
      <SunLine sun={placeSun(time)} y={7.5} />
      <h3>
        {entry ? (
          <TextIn as="a" href={link(paths.detail(entry.slug))} value={title} />
        ) : (
          <Text value={title} />
        )}
      </h3>
      <TextIn as="p" value={text} />
      {image && <Picture picture={image} boxes={stepBoxes} isEager />}
    </li>
  );
}

/** Where the sun stands on its path at a time of day: at 6 in the morning near the start, at 10 in the evening at the end. */
function placeSun(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const place = Math.round(8 + (hour + minute / 60 - 6) * 5.5);
  return Math.min(Math.max(place, 4), 96);
}

import { Plus, Printer, Share2, X } from 'lucide-react';
import { ContentIcon } from '../../../shared/components/content-icon.tsx';
import { Text, TextIn } from '../../../shared/components/text.tsx';
import type { IconName } from '../../../shared/icon-names.ts';
import { joinList } from '../../../shared/join-list.ts';
import type { Language } from '../../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import { formatPlan, maxPlanEntries } from '../../../shared/plan.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { textRoles } from '../../../shared/schemas/text-roles.ts';
import { ClosingBand, NextStep } from '../layout/contact-ways.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { SamplePlanLink } from '../layout/terms.tsx';
import { type Loaded, type LoaderContext, usePage } from '../page-context.tsx';
import { findPlanEntries, isCar, isOccasion, mapSlugs, type PlanEntry } from '../plan-entries.ts';
import { canonicalUrl } from '../seo/canonical-url.ts';
import { shorten } from '../shorten.ts';
import { CarComparison, comparisonId } from './car-comparison.tsx';
import { EntryTitle, emptyPlanId, nameTitle, PlanRows, usePlanLink } from './plan-rows.tsx';

/** A visitor’s plan: its entries in their order, and those that can be added, by category. */
export function loadPlan({ bundle, query }: LoaderContext) {
  return {
    heading: bundle.pages.plan,
    entries: findPlanEntries(bundle, query.plan),
    more: listMore(bundle, query.plan),
  };
}

interface Group {
  id: string;
  title: LocalText;
  icon: IconName;
  entries: PlanEntry[];
}

/** The entries that are not in the plan, by category. */
function listMore({ categories, experiences, cars, pages }: Bundle, plan: readonly string[]) {
  const groups: Group[] = [
    ...categories.map(({ id, name, icon }) => ({
      id,
      title: name,
      icon,
      entries: experiences.filter(({ category }) => category === id),
    })),
    { id: paths.cars(), title: pages.plan.carsTitle, icon: 'car-front', entries: cars },
  ];
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ slug }) => !plan.includes(slug)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The page of a plan. Its URL is its whole state, so every change is a link. */
export function PlanPage({ heading, entries, more }: Loaded<typeof loadPlan>) {
  const page = usePage();
  const { label, language, path, query } = page;
  const slugs = entries.map(({ slug }) => slug);
  const cars = entries.filter(isCar);
  const isEmpty = entries.length === 0;
  /** Link previews would tell what is a surprise. */
  const isSecret = entries.some(isOccasion);
  const lost = query.lost.length;
  const url = canonicalUrl(page, path, language, query);
  return (
    <div data-plan={formatPlan(slugs)} data-catalogue={listCatalogue(page.bundle)}>
      <PageHead
        title={heading.title}
        description={isEmpty || isSecret ? heading.description : describePlan(entries, language)}
        image={isSecret ? undefined : entries[0]?.images[0]}
      />
      <section className="section section--first plan">
        <TextIn
          as="h1"
          className="page-title"
          value={heading.title}
          {...(isEmpty && { id: emptyPlanId, tabIndex: -1 })}
        />
        {lost > 0 && (
          <p className="plan__lost" data-plan-lost>
            <Text value={label('plan.lost', { count: lost })} />
          </p>
        )}
        {isEmpty ? (
          <EmptyPlan title={heading.emptyTitle} text={heading.emptyText} />
        ) : (
          <>
            <TextIn as="p" className="page-subtitle" value={heading.subtitle} />
            <div className="plan__bar">
              <p>
                <Text value={label('plan.count', { count: entries.length })} />{' '}
                <span data-plan-foreign hidden>
                  <Text value={label('plan.foreign')} />
                </span>
              </p>
              {cars.length > 1 && (
                <TextIn
                  as="a"
                  className="line-link"
                  href={`#${comparisonId}`}
                  value={heading.comparisonTitle}
                />
              )}{' '}
              <button type="button" className="button" data-plan-keep data-plan-foreign hidden>
                <Text value={label('plan.keep')} />
              </button>
            </div>
            <PlanRows entries={entries} />
            {isSecret && (
              <div className="plan__secret">
                <Paragraphs text={heading.surpriseText} />
              </div>
            )}
            <p className="plan__changes plan__tools">
              <button type="button" data-plan-share={url} hidden>
                <Share2 className="icon" size={18} strokeWidth={1.4} aria-hidden />
                <Text value={label('plan.share')} />
              </button>{' '}
              <button type="button" data-plan-print hidden>
                <Printer className="icon" size={18} strokeWidth={1.4} aria-hidden />
                <Text value={label('plan.print')} />
              </button>{' '}
              {entries.length > 1 && <ClearPlan />}
            </p>
            <p className="plan__address">
              <Text value={label('plan.address')} /> <bdi dir="ltr">{url}</bdi>
            </p>
          </>
        )}
        <SamplePlanLink />
      </section>
      <CarComparison title={heading.comparisonTitle} cars={cars} />
      {!isEmpty && <ClosingBand title={heading.sendTitle} text={heading.sendText} />}
      <More title={isEmpty ? heading.startTitle : heading.moreTitle} plan={slugs} groups={more} />
      {isEmpty && <NextStep />}
    </div>
  );
}

/** The link that removes all entries: a plan stays in a browser that others may use. */
function ClearPlan() {
  const linkTo = usePlanLink();
  return (
    <a href={linkTo([], emptyPlanId)} rel="nofollow" data-plan-change>
      <X className="icon" size={18} strokeWidth={1.4} aria-hidden />
      <Text value={usePage().label('plan.clear')} />
    </a>
  );
}

/** What link previews say of a plan: the titles of its entries, as many words as a description may have. */
function describePlan(entries: readonly PlanEntry[], language: Language): string {
  const titles = entries.map(({ title }) => toPlainText(title));
  return shorten(joinList(titles, language), textRoles.description.maxLength);
}

/** What a plan is for, and where its entries are found. */
function EmptyPlan({ title, text }: { title: LocalText; text: LocalText }) {
  const { label, link } = usePage();
  return (
    <div className="empty">
      <span className="half-sun" aria-hidden />
      <TextIn as="h2" className="empty__text" value={title} />
      <TextIn as="p" className="section__text" value={text} />
      <p className="message-page__buttons">
        <a className="button" href={link(paths.services())}>
          <Text value={label('plan.services')} />
        </a>{' '}
        <a className="button button--line" href={link(paths.cars())}>
          <Text value={label('plan.cars')} />
        </a>
      </p>
    </div>
  );
}

interface MoreProps {
  title: LocalText;
  /** The slugs of the plan. */
  plan: readonly string[];
  groups: readonly Group[];
}

/** An index of what can be added to the plan; a full plan says so instead. */
function More({ title, plan, groups }: MoreProps) {
  const { label } = usePage();
  const linkTo = usePlanLink();
  return (
    <section className="section plan__more">
      <TextIn as="h2" className="section__title" value={title} />
      {plan.length >= maxPlanEntries ? (
        <TextIn
          as="p"
          className="section__text"
          value={label('plan.full', { max: maxPlanEntries })}
        />
      ) : (
        <div className="plan__groups">
          {groups.map((group) => (
            <section key={group.id}>
              <h3>
                <ContentIcon name={group.icon} size={20} />
                <Text value={group.title} />
              </h3>
              <ul>
                {group.entries.map((entry) => (
                  <li key={entry.slug}>
                    <a
                      className="found-pages__link"
                      href={linkTo([...plan, entry.slug], nameTitle(entry.slug))}
                      rel="nofollow"
                      data-plan-change
                    >
                      <EntryTitle entry={entry} />
                      <Plus className="icon" size={18} strokeWidth={1.4} aria-hidden />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

/** Every slug, and every former one with its present one, so that the script can tell what has left the catalogue. */
function listCatalogue(bundle: Bundle): string {
  return [...mapSlugs(bundle)]
    .map(([slug, present]) => (slug === present ? slug : `${slug}=${present}`))
    .join(' ');
}

import { Check, ChevronRight, MessageCircle } from 'lucide-react';
import { Fragment } from 'react';
import { DetailGallery } from '../../../client/islands/detail-gallery.tsx';
import { Ltr, Text, TextIn } from '../../../shared/components/text.tsx';
import { TextLink } from '../../../shared/components/text-link.tsx';
import { isFallback, type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Bundle, Car, Experience, Post } from '../../../shared/schemas/bundle.ts';
import { formatPrice } from '../format.ts';
import { Island } from '../island.tsx';
import { ChatLink, NextStep, useChatLink } from '../layout/contact-ways.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Paragraphs } from '../layout/paragraphs.tsx';
import { PlanButton } from '../layout/plan-links.tsx';
import { Questions } from '../layout/questions.tsx';
import { listTerms, SamplePlanLink, Terms } from '../layout/terms.tsx';
import { type Loaded, type LoaderContext, usePage } from '../page-context.tsx';
import { findPlanEntries, isCar, type PlanEntry } from '../plan-entries.ts';
import { describeBreadcrumb, describeDetail } from '../seo/structured-data.ts';
import { EntryFacts, isRecommended, maxRelated, RelatedEntries } from './entry-card.tsx';

/** An entry, related entries, and posts about it. */
export function loadDetail({ bundle, name }: LoaderContext) {
  const { experiences, cars, categoryPages, posts } = bundle;
  const reading = posts.filter(
    (post) => post.relatedEntries.includes(name) && !isFallback(post.title),
  );
  const car = cars.find(({ slug }) => slug === name);
  if (car) {
    const related = listRelated(bundle, car, listFollowing(cars, car));
    return { entry: car, related, reading };
  }
  const experience = experiences.find(({ slug }) => slug === name);
  if (!experience) return undefined;
  const others = listOfCategories(experiences, experience, categoryPages);
  const related = listRelated(bundle, experience, others);
  return { entry: experience, related, reading };
}

/** The list that the breadcrumb of an entry links to, with a short title. */
function findParent(bundle: Bundle, entry: PlanEntry) {
  const { categories, categoryPages, navigation, pages } = bundle;
  if (isCar(entry)) {
    const path = paths.cars();
    const item = navigation.header.find(({ href }) => href === path);
    return { title: item?.label ?? pages.cars.title, path };
  }
  const page = categoryPages.find(({ category }) => category === entry.category);
  const category = categories.find(({ id }) => id === entry.category);
  return page && category
    ? { title: category.name, path: paths.categoryPage(page.name) }
    : { title: pages.services.title, path: paths.services() };
}

/** What an entry goes with, in the order of a journey, and then other entries, up to `maxRelated`. */
function listRelated(bundle: Bundle, { goesWith = [] }: PlanEntry, others: readonly PlanEntry[]) {
  return [...new Set([...findPlanEntries(bundle, goesWith), ...others])]
    .filter(isRecommended)
    .slice(0, maxRelated);
}

/** Entries of the same category first, then those of the following categories in their order. */
function listOfCategories(
  experiences: readonly Experience[],
  experience: Experience,
  categories: Bundle['categoryPages'],
): Experience[] {
  const home = categories.findIndex(({ category }) => category === experience.category);
  const ways = categories.map((_, step) => categories[(home + step) % categories.length]?.category);
  return ways
    .flatMap((way) => experiences.filter(({ category }) => category === way))
    .filter((other) => other !== experience);
}

/** The entries after one, wrapping around. */
function listFollowing(entries: readonly Car[], entry: Car): Car[] {
  const index = entries.indexOf(entry);
  return [...entries.slice(index + 1), ...entries.slice(0, index)];
}

/** The page of an experience or a car. The facts are in a header, because the reader view of Firefox drops short divisions. */
export function DetailPage({ entry, related, reading }: Loaded<typeof loadDetail>) {
  const page = usePage();
  const { t, label } = page;
  const { site } = page.bundle;
  const total = entry.images.length;
  const title = toPlainText(entry.title);
  const steps = [
    { title: label('site.home'), path: paths.home() },
    findParent(page.bundle, entry),
    { title: entry.title, path: paths.detail(entry.slug) },
  ];
  return (
    <article className="detail">
      <PageHead
        title={isCar(entry) ? t('detail_page.car_title', { title }) : entry.title}
        description={entry.description}
        image={entry.images[0]}
        things={[describeBreadcrumb(page, steps), describeDetail(page, entry)]}
      />
      <header className="detail__opening">
        <Breadcrumb steps={steps} isLatinName={isCar(entry)} />
        <h1 className="page-title">
          {isCar(entry) ? <Ltr>{title}</Ltr> : <Text value={entry.title} />}
        </h1>
        <Island
          name="detail-gallery"
          component={DetailGallery}
          className="detail__gallery"
          props={{
            photos: entry.images.map((picture, index) => ({
              picture,
              position: t('detail_page.photo', { number: index + 1, total }),
            })),
            labels: {
              gallery: t('detail_page.gallery', { title }),
              galleryRole: t('home.slideshow_role'),
              photoRole: t('home.slide_role'),
              thumbnails: t('detail_page.thumbnails'),
              previous: t('detail_page.previous_photo'),
              next: t('detail_page.next_photo'),
              enlarge: label('photo_dialog.open'),
              close: t('photo_dialog.close'),
            },
          }}
        />
        {'surprise' in entry && (
          <div className="plan__secret">
            <Paragraphs text={page.bundle.pages.plan.surpriseHint} />
          </div>
        )}
        <PlanButton slug={entry.slug} />
        <EntryFacts entry={entry} />
        <ChatLink />
        {isCar(entry) && (
          <TextIn as="p" className="detail__note" value={label('detail_page.car_pictures')} />
        )}
      </header>
      <section className="section detail__about">
        <TextIn as="h2" className="detail__heading" value={entry.about_text} />
        <div className="prose">
          <Paragraphs text={entry.about} />
          <ReadBefore posts={reading} />
        </div>
        {site.features.detailContact && <DetailContact entry={entry} />}
      </section>
      <section className="section section--sand detail__amenities">
        <TextIn as="h2" className="detail__heading" value={entry.amenities_text} />
        <ul className="checks checks--lined">
          {entry.amenities.map((amenity) => (
            <li key={toPlainText(amenity)}>
              <Check className="icon" size={20} strokeWidth={1.6} aria-hidden />
              <Text value={amenity} />
            </li>
          ))}
        </ul>
        <Terms terms={[...listTerms(site, entry), ['terms.price', site.terms.price]]}>
          <SamplePlanLink />
        </Terms>
      </section>
      <Questions title={label('detail_page.questions')} questions={entry.faq ?? []} />
      <RelatedEntries title={label('detail_page.related')} entries={related} />
      <NextStep />
    </article>
  );
}

/** Posts about the entry. */
function ReadBefore({ posts }: { posts: readonly Post[] }) {
  const { label, link } = usePage();
  if (posts.length === 0) return null;
  return (
    <p className="read-before">
      <Text value={label('detail_page.read_before')} />
      {posts.map(({ id, title }) => (
        <Fragment key={id}>
          {' '}
          <TextLink href={link(paths.post(id))}>
            <Text value={title} />
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}

interface BreadcrumbProps {
  steps: { title: LocalText; path: string }[];
  /** Whether the last step is a Latin name in every language, like the name of a car. */
  isLatinName: boolean;
}

function Breadcrumb({ steps, isLatinName }: BreadcrumbProps) {
  const { t, link } = usePage();
  const chevron = (
    <ChevronRight className="icon icon--directional" size={14} strokeWidth={1.6} aria-hidden />
  );
  return (
    <nav className="breadcrumb" aria-label={t('detail_page.breadcrumb')}>
      <ol>
        {steps.map(({ title, path }, index) =>
          index < steps.length - 1 ? (
            <li key={path}>
              {index > 0 && chevron}
              <TextIn as="a" href={link(path)} value={title} />
            </li>
          ) : (
            <li key={path} aria-current="page">
              {chevron}
              {isLatinName ? <Ltr>{toPlainText(title)}</Ltr> : <TextIn as="span" value={title} />}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}

/** The side card of a detail page; present only if `features.detailContact` is on. */
function DetailContact({ entry }: { entry: Experience | Car }) {
  const { bundle, language, label } = usePage();
  const { details } = entry;
  return (
    <aside className="detail__contact">
      <TextIn as="h2" className="side-panel__title" value={label('detail_page.contact')} />
      <dl className="facts">
        <TextIn as="dt" value={label('price.duration')} />
        <TextIn as="dd" value={entry.duration} />
        {bundle.site.features.prices && (
          <>
            <TextIn as="dt" value={label('price.price')} />
            <dd>
              <Ltr>{formatPrice(entry.price, language)}</Ltr>
            </dd>
          </>
        )}
      </dl>
      {details && <TextIn as="p" value={details.text} />}
      <a className="button" href={useChatLink()} target="_blank" rel="noopener">
        <MessageCircle className="icon" size={18} strokeWidth={1.6} aria-hidden />
        <Text value={label('detail_page.contact_button')} />
      </a>
    </aside>
  );
}
